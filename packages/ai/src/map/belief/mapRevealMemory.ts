/**
 * A memory that fades: what was shown so many turns ago is as good as never seen. The player is told everything; what it has forgotten it takes for
 * anything that it may be, in its odds and in the worlds it imagines.
 */

import {
  type Chance,
  cellOf,
  type Knowledge,
  type KnownPiece,
  kindOf,
  NO_KIND,
  type PieceId,
  type Position,
  type Seat,
  type SeenEvent,
  seatOf,
} from '@flagfall/engine';
import { hasMoved, mixPieces } from '@flagfall/engine/edition';
import type { MapTables } from '../mapTables.ts';

export class MapRevealMemory {
  readonly #realm: MapTables;
  readonly #seat: Seat;
  /** For so many own turns it remembers. */
  readonly #turnsMax: number;
  #turns = 0;
  /** When each piece was shown last. */
  readonly #shown = new Map<PieceId, number>();

  constructor(realm: MapTables, seat: Seat, turnsMax: number) {
    this.#realm = realm;
    this.#seat = seat;
    this.#turnsMax = turnsMax;
  }

  learn(events: readonly SeenEvent[]): void {
    for (const event of events) {
      if (event.type === 'turnPassed' && event.turn === this.#seat) this.#turns++;
      else if (event.type === 'piecesRevealed')
        for (const { piece } of [event.attacker, event.defender]) this.#shown.set(piece, this.#turns);
      else if ((event.type === 'pieceShown' || event.type === 'pieceReturned') && event.kind !== undefined)
        this.#shown.set(event.piece, this.#turns);
    }
  }

  /** The kinds it takes a piece for, one bit each. */
  kindsOf({ piece, seat, kinds, moved }: KnownPiece): number {
    return seat === this.#seat || !this.#isForgotten(piece) ? kinds : this.#possible(moved);
  }

  /** The game as the player saw it, without what it has forgotten. */
  clearForgotten(position: Position): void {
    for (const piece of this.#forgotten(position)) if (kindOf(position, piece) !== NO_KIND) this.#deal(position, [piece], [NO_KIND]);
  }

  /** What it has forgotten changes places with whatever else it does not know. */
  resampleForgotten(world: Position, knowledge: Knowledge, chance: Chance): void {
    const forgotten = this.#forgotten(world);
    // Dealing takes the marks away, so they are read before.
    const possible = Array.from({ length: this.#realm.pieceCount }, (_, piece) => this.#possible(hasMoved(world, piece)));
    const fits = (piece: PieceId, kind: number): boolean => ((possible[piece] >> kind) & 1) === 1;
    const canSwap = (one: PieceId, other: PieceId): boolean => fits(one, kindOf(world, other)) && fits(other, kindOf(world, one));
    for (const piece of forgotten) {
      const others = this.#army(seatOf(world, piece)).filter(
        (other) => other !== piece && (forgotten.includes(other) || !isSingle(knowledge.kindsOf(other))) && canSwap(piece, other),
      );
      const other = others.length === 0 ? piece : others[chance.below(others.length)];
      if (other === piece) this.#deal(world, [piece], [kindOf(world, piece)]);
      else this.#deal(world, [piece, other], [kindOf(world, other), kindOf(world, piece)]);
    }
  }

  #deal(position: Position, pieces: readonly PieceId[], kinds: readonly number[]): void {
    mixPieces(position, seatOf(position, pieces[0]), pieces, kinds);
  }

  #possible(moved: boolean): number {
    return moved ? this.#realm.movableKinds : (1 << this.#realm.kindCount) - 1;
  }

  #isForgotten(piece: PieceId): boolean {
    const shown = this.#shown.get(piece);
    return shown !== undefined && this.#turns - shown > this.#turnsMax;
  }

  /** The enemies on the board that it has forgotten. */
  #forgotten(position: Position): readonly PieceId[] {
    const { rules } = this.#realm;
    return [...this.#shown.keys()].filter(
      (piece) =>
        rules.seats[seatOf(position, piece)] !== this.#seat && cellOf(position, piece) !== rules.board.offBoard && this.#isForgotten(piece),
    );
  }

  #army(seat: number): readonly PieceId[] {
    const { armySize } = this.#realm.rules;
    return Array.from({ length: armySize }, (_, n) => seat * armySize + n);
  }
}

function isSingle(kinds: number): boolean {
  return (kinds & (kinds - 1)) === 0;
}
