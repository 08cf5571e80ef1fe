/** The story of a game as one seat has seen it: moves, battles and endings in order, with who and where worked out from what was seen. */

import type { Cell, Outcome, Revealed, Seat, SeenEvent } from '@flagfall/engine';
import { assert } from '@flagfall/engine';
import { followPieces, type Standing } from '@flagfall/messages';
import type { TableNews, Update } from '@flagfall/table';

export interface Side {
  readonly seat: Seat;
  readonly kind: string;
}

export interface Battle {
  readonly from: Cell;
  readonly cell: Cell;
  readonly attacker: Side;
  readonly defender: Side;
  readonly outcome: Outcome;
}

/** An item with what a sentence about it needs: where the pieces in it stood, and whose they are. */
export type StoryItem =
  | { readonly type: 'event'; readonly event: SeenEvent; readonly standing: ReadonlyMap<number, Standing> }
  | { readonly type: 'news'; readonly news: TableNews };

export class Story {
  readonly items: StoryItem[] = [];
  /** The cells of the last move or attack. */
  lastMove: { readonly from: Cell; readonly to: Cell } | undefined;
  /** The battle of the last action, if it was one. */
  battle: Battle | undefined;
  readonly #pieces = followPieces();

  add({ events, news }: Update): void {
    if (events.length > 0) this.battle = undefined;
    for (const event of events) {
      this.#tell(event);
      this.#pieces.follow(event);
    }
    for (const item of news) this.items.push({ type: 'news', news: item });
  }

  /** Told before it is followed: the pieces still stand where they stood. */
  #tell(event: SeenEvent): void {
    switch (event.type) {
      case 'piecesRevealed':
        this.battle = this.#battleOf(event.attacker, event.defender, event.outcome);
        this.lastMove = { from: this.battle.from, to: this.battle.cell };
        this.#keep(event, event.attacker.piece, event.defender.piece);
        break;
      case 'pieceMoved':
        // The winner of a battle moves in: that belongs to the battle.
        if (this.battle !== undefined) break;
        this.lastMove = { from: event.from, to: event.to };
        this.#keep(event, event.piece);
        break;
      case 'seatDeployed':
      case 'gameStarted':
      case 'gameEnded':
        this.#keep(event);
        break;
      case 'pieceCaptured':
      case 'turnPassed':
        break;
    }
  }

  #keep(event: SeenEvent, ...pieces: readonly number[]): void {
    this.items.push({ type: 'event', event, standing: new Map(pieces.map((piece) => [piece, this.#standing(piece)])) });
  }

  #battleOf(attacker: Revealed, defender: Revealed, outcome: Outcome): Battle {
    const one = this.#standing(attacker.piece);
    const other = this.#standing(defender.piece);
    return {
      from: one.cell,
      cell: other.cell,
      attacker: { seat: one.seat, kind: attacker.kind },
      defender: { seat: other.seat, kind: defender.kind },
      outcome,
    };
  }

  #standing(piece: number): Standing {
    const place = this.#pieces.standing(piece);
    assert(place !== undefined, 'events speak of pieces on the board');
    return place;
  }
}
