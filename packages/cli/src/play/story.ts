/** The story of a game as one seat, or the audience, has seen it: moves, battles and endings in order, with who and where worked out from what was seen. */

import type { Cell, Outcome, Seat, SeenEvent, Viewer } from '@flagfall/engine';
import { assert } from '@flagfall/engine';
import { type Context, followPieces, narrate, type Standing } from '@flagfall/messages';
import type { TableNews, Update } from '@flagfall/table';
import { type PlacedPiece, standingBefore } from './standingBefore.ts';

export interface Side {
  readonly seat: Seat;
  readonly kind: string;
  /** The cards it has played this turn. */
  readonly cards: readonly string[];
}

export interface Battle {
  readonly type: 'battle';
  readonly from: Cell;
  readonly cell: Cell;
  readonly attacker: Side;
  readonly defender: Side;
  readonly outcome: Outcome;
  /** The attacker did not move in, though it won. */
  readonly stays: boolean;
  /** The power, the card or the answer that led to it. */
  readonly occasion: StoryItem | undefined;
}

/** A piece of somebody else that was turned round without a battle. */
export interface Showing {
  readonly type: 'showing';
  readonly cell: Cell;
  readonly seat: Seat;
  readonly kind: string;
  readonly occasion: StoryItem | undefined;
}

/** What a player must have seen before it is covered again. */
export type Scene = Battle | Showing;

/** An item with what a sentence about it needs: where the pieces in it stood, and whose they are. */
export type StoryItem =
  | { readonly type: 'event'; readonly event: SeenEvent; readonly context: Context; readonly standing: ReadonlyMap<number, Standing> }
  | { readonly type: 'news'; readonly news: TableNews }
  /** Somebody has said something. */
  | { readonly type: 'said'; readonly from: string; readonly text: string }
  /** A sentence for the reader alone. */
  | { readonly type: 'note'; readonly text: string };

export class Story {
  readonly #viewer: Viewer;
  readonly items: StoryItem[] = [];
  /** The cells of the last move or attack. */
  lastMove: { readonly from: Cell; readonly to: Cell } | undefined;
  /** The last battle of the last action, if it had one. */
  battle: Battle | undefined;
  /** How many turns have passed. */
  turns = 0;
  /** Where the items of the last action begin. */
  lastAction = 0;
  #pieces = followPieces();
  readonly #scenes: Scene[] = [];
  /** How many turns had passed before each action. */
  readonly #turnsBefore: number[] = [];
  readonly #played = new Map<Seat, readonly string[]>();

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** Battles and showings that nobody has looked at yet; who takes them shows them. */
  takeScenes(): readonly Scene[] {
    return this.#scenes.splice(0);
  }

  add({ actions, news }: Pick<Update, 'actions' | 'news'>): void {
    for (const events of actions) this.#act(events);
    for (const item of news) this.items.push({ type: 'news', news: item });
  }

  /** Begins in the middle of a game: what came before these actions was missed. */
  enter({ view, actions, news }: Pick<Update, 'view' | 'actions' | 'news'>): void {
    const pieces = standingBefore(view, actions);
    this.resume({ pieces: pieces ?? view.pieces }, []);
    this.add({ actions: pieces === undefined ? [] : actions, news });
  }

  /** Goes on from a view: what led to it has been taken back. */
  resume({ pieces }: { readonly pieces: readonly PlacedPiece[] }, news: readonly TableNews[]): void {
    for (const item of news) if (item.type === 'undone') this.turns = this.#turnsBefore.splice(-item.actions)[0] ?? this.turns;
    this.#pieces = followPieces(pieces);
    this.lastMove = undefined;
    this.battle = undefined;
    this.#scenes.length = 0;
    this.add({ actions: [], news });
  }

  /** Somebody says something. */
  hear(from: string, text: string): void {
    this.items.push({ type: 'said', from, text });
  }

  note(text: string): void {
    this.items.push({ type: 'note', text });
  }

  /** Told before it is followed: the pieces still stand where they stood. */
  #act(events: readonly SeenEvent[]): void {
    this.lastAction = this.items.length;
    this.#turnsBefore.push(this.turns);
    for (const { event, context } of narrate(events, this.#pieces.standing))
      this.items.push({ type: 'event', event, context, standing: this.#standings(event) });
    for (const event of events) this.#countCards(event);
    const scenes = events.map((event) => this.#sceneOf(event, events)).filter((scene) => scene !== undefined);
    this.#scenes.push(...scenes);
    this.battle = scenes.findLast((scene) => scene.type === 'battle');
    for (const event of events) {
      this.lastMove = this.#moveOf(event) ?? this.lastMove;
      this.#pieces.follow(event);
      if (event.type !== 'turnPassed') continue;
      this.turns++;
      this.#played.clear();
    }
  }

  #sceneOf(event: SeenEvent, events: readonly SeenEvent[]): Scene | undefined {
    if (event.type === 'piecesRevealed') {
      const { attacker, defender, outcome } = event;
      const one = this.#standing(attacker.piece);
      const other = this.#standing(defender.piece);
      return {
        type: 'battle',
        from: one.cell,
        cell: other.cell,
        attacker: { seat: one.seat, kind: attacker.kind, cards: this.#played.get(one.seat) ?? [] },
        defender: { seat: other.seat, kind: defender.kind, cards: one.seat === other.seat ? [] : (this.#played.get(other.seat) ?? []) },
        outcome,
        stays: !events.some((moved) => moved.type === 'pieceMoved' && moved.piece === attacker.piece),
        occasion: this.#occasion(),
      };
    }
    if (event.type !== 'pieceShown' || event.kind === undefined || event.seat === this.#viewer || isFighting(event.piece, events))
      return undefined;
    // A bag that a card lays open stands nowhere; the sentence of the card tells what is in it.
    if (events.some((other) => other.type === 'deedDone' && other.deed === 'card')) return undefined;
    return {
      type: 'showing',
      cell: this.#standing(event.piece).cell,
      seat: event.seat,
      kind: event.kind,
      occasion: this.#occasion(),
    };
  }

  #occasion(): StoryItem | undefined {
    const item = this.items[this.lastAction];
    return item?.type === 'event' && item.event.type === 'deedDone' ? item : undefined;
  }

  /** The cells that an event is about, to be marked on the board. */
  #moveOf(event: SeenEvent): { readonly from: Cell; readonly to: Cell } | undefined {
    if (event.type === 'pieceMoved') return { from: event.from, to: event.to };
    if (event.type === 'piecesSwapped') return { from: event.cells[0], to: event.cells[1] };
    if (event.type === 'pieceReturned') return { from: event.cell, to: event.cell };
    if (event.type === 'deedDone' && event.cells !== undefined) return { from: event.cells[0], to: event.cells[event.cells.length - 1] };
    if (event.type === 'attackAnnounced') return { from: this.#standing(event.attacker).cell, to: this.#standing(event.defender).cell };
    if (event.type === 'piecesRevealed')
      return { from: this.#standing(event.attacker.piece).cell, to: this.#standing(event.defender.piece).cell };
    return undefined;
  }

  #countCards(event: SeenEvent): void {
    if (event.type !== 'cardMoved' || event.card === undefined || !event.to.startsWith('spent')) return;
    const seat = event.to.split(' ')[1] as Seat;
    this.#played.set(seat, [...(this.#played.get(seat) ?? []), event.card]);
  }

  #standings(event: SeenEvent): ReadonlyMap<number, Standing> {
    return new Map(piecesIn(event).map((piece) => [piece, this.#standing(piece)]));
  }

  #standing(piece: number): Standing {
    const place = this.#pieces.standing(piece);
    assert(place !== undefined, 'events speak of pieces on the board');
    return place;
  }
}

/** A battle, or an attack that is announced, shows the piece itself. */
function isFighting(piece: number, events: readonly SeenEvent[]): boolean {
  return events.some(
    (event) =>
      (event.type === 'piecesRevealed' && (event.attacker.piece === piece || event.defender.piece === piece)) ||
      (event.type === 'attackAnnounced' && event.attacker === piece),
  );
}

function piecesIn(event: SeenEvent): readonly number[] {
  if (event.type === 'piecesRevealed') return [event.attacker.piece, event.defender.piece];
  if (event.type === 'attackAnnounced') return [event.attacker, event.defender];
  return event.type === 'pieceMoved' || event.type === 'pieceShown' || event.type === 'pieceGuessed' ? [event.piece] : [];
}
