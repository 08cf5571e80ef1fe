/** The story of a game as one seat has seen it: what is told in the log, the last move on the board, and the scenes that have to be shown before they are covered again. */

import type { Cell, Outcome, PieceId, Seat, SeenEvent, View, Viewer } from '@flagfall/engine';
import { type Context, type FollowedPieces, followPieces, narrate, type Standing } from '@flagfall/messages';
import type { TableNews, Update } from '@flagfall/protocol';

/** An item with what a sentence about it needs: where the pieces in it stood, and whose they are. */
export type StoryItem =
  | { readonly type: 'event'; readonly event: SeenEvent; readonly context: Context; readonly standing: ReadonlyMap<PieceId, Standing> }
  | { readonly type: 'news'; readonly news: TableNews };

export interface Side {
  readonly seat: Seat;
  readonly kind: string;
  /** The cards it has played for this battle. */
  readonly cards: readonly string[];
}

/** What a player must have seen: two pieces that fight, or one that is turned round. */
export type Scene =
  | {
      readonly type: 'battle';
      readonly cell: Cell;
      readonly attacker: Side;
      readonly defender: Side;
      readonly outcome: Outcome;
      readonly item: StoryItem;
    }
  | { readonly type: 'showing'; readonly cell: Cell; readonly seat: Seat; readonly kind: string; readonly item: StoryItem };

export interface LastMove {
  readonly from: Cell;
  readonly to: Cell;
}

export class Story {
  readonly #viewer: Viewer;
  #items: readonly StoryItem[] = [];
  #pieces: FollowedPieces = followPieces();
  #cards = new Map<Seat, readonly string[]>();
  #lastMove: LastMove | undefined;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  get items(): readonly StoryItem[] {
    return this.#items;
  }

  get lastMove(): LastMove | undefined {
    return this.#lastMove;
  }

  /** In a game from memory: who plays on has seen what lay on the table, and the log is no notebook. */
  forget(): void {
    this.#items = [];
  }

  /** Tells what has happened, and returns the scenes of the last `fresh` actions. */
  add({ actions, news, view }: Update, fresh: number): readonly Scene[] {
    const scenes = actions.map((events) => this.#act(events));
    // That the game begins is told by the game itself.
    const told = news.filter(({ type }) => type !== 'begun').map((item): StoryItem => ({ type: 'news', news: item }));
    if (told.length > 0) this.#items = [...this.#items, ...told];
    if (news.some(({ type }) => type === 'undone')) this.#lastMove = lastMoveIn(view);
    // What was taken back, and what a view knows better, is in the view.
    this.#pieces = followPieces(view.pieces);
    return scenes.slice(scenes.length - fresh).flat();
  }

  /** Told before it is followed: the pieces still stand where they stood. */
  #act(events: readonly SeenEvent[]): readonly Scene[] {
    const told = narrate(events, this.#pieces.standing).map(
      ({ event, context }): StoryItem => ({ type: 'event', event, context, standing: this.#standings(event) }),
    );
    this.#items = [...this.#items, ...told];
    for (const event of events) this.#countCards(event);
    const scenes = events.flatMap((event) => this.#sceneOf(event, events, told[0]) ?? []);
    for (const event of events) {
      this.#lastMove = this.#moveOf(event) ?? this.#lastMove;
      this.#pieces.follow(event);
      if (event.type === 'turnPassed') this.#cards.clear();
    }
    return scenes;
  }

  #sceneOf(event: SeenEvent, events: readonly SeenEvent[], first: StoryItem | undefined): Scene | undefined {
    const own: StoryItem = first ?? { type: 'event', event, context: {}, standing: this.#standings(event) };
    if (event.type === 'piecesRevealed') {
      const one = this.#pieces.standing(event.attacker.piece);
      const other = this.#pieces.standing(event.defender.piece);
      if (one === undefined || other === undefined) return undefined;
      const side = ({ seat }: Standing, kind: string): Side => ({ seat, kind, cards: this.#cards.get(seat) ?? [] });
      const defender = side(other, event.defender.kind);
      return {
        type: 'battle',
        cell: other.cell,
        attacker: side(one, event.attacker.kind),
        defender: one.seat === other.seat ? { ...defender, cards: [] } : defender,
        outcome: event.outcome,
        item: { type: 'event', event, context: {}, standing: this.#standings(event) },
      };
    }
    if (event.type !== 'pieceShown' || event.kind === undefined || event.seat === this.#viewer || isFighting(event.piece, events))
      return undefined;
    const place = this.#pieces.standing(event.piece);
    // A bag that is laid open stands nowhere; the log tells what is in it.
    return place === undefined ? undefined : { type: 'showing', cell: place.cell, seat: event.seat, kind: event.kind, item: own };
  }

  #moveOf(event: SeenEvent): LastMove | undefined {
    const between = (one: PieceId, other: PieceId): LastMove | undefined => {
      const [from, to] = [this.#pieces.standing(one)?.cell, this.#pieces.standing(other)?.cell];
      return from === undefined || to === undefined ? undefined : { from, to };
    };
    if (event.type === 'pieceMoved') return { from: event.from, to: event.to };
    if (event.type === 'piecesSwapped') return { from: event.cells[0], to: event.cells[1] };
    if (event.type === 'pieceReturned') return { from: event.cell, to: event.cell };
    if (event.type === 'attackAnnounced') return between(event.attacker, event.defender);
    if (event.type === 'piecesRevealed') return between(event.attacker.piece, event.defender.piece);
    return undefined;
  }

  #countCards(event: SeenEvent): void {
    if (event.type !== 'cardMoved' || event.card === undefined) return;
    const [pile, seat] = event.to.split(' ') as [string, Seat | undefined];
    if (pile === 'spent' && seat !== undefined) this.#cards.set(seat, [...(this.#cards.get(seat) ?? []), event.card]);
  }

  #standings(event: SeenEvent): ReadonlyMap<PieceId, Standing> {
    return new Map(piecesIn(event).flatMap((piece) => (this.#pieces.standing(piece) ? [[piece, this.#pieces.standing(piece)!]] : [])));
  }
}

function lastMoveIn({ recent }: View): LastMove | undefined {
  const last = recent.at(-1);
  return last === undefined ? undefined : { from: last.from, to: last.to };
}

/** A battle, or an attack that is announced, shows the piece itself. */
function isFighting(piece: PieceId, events: readonly SeenEvent[]): boolean {
  return events.some(
    (event) =>
      (event.type === 'piecesRevealed' && (event.attacker.piece === piece || event.defender.piece === piece)) ||
      (event.type === 'attackAnnounced' && event.attacker === piece),
  );
}

function piecesIn(event: SeenEvent): readonly PieceId[] {
  switch (event.type) {
    case 'piecesRevealed':
      return [event.attacker.piece, event.defender.piece];
    case 'attackAnnounced':
      return [event.attacker, event.defender];
    case 'pieceMoved':
    case 'pieceCaptured':
    case 'pieceShown':
    case 'pieceGuessed':
      return [event.piece];
    default:
      return [];
  }
}
