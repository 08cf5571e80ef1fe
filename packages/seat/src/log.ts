/** The log of a game as one viewer has seen it: its events in order, the last move on the board, and scenes that have not been shown yet. */

import type { SeenTable } from '@flagfall/client';
import type { Cell, PieceId, Seat, SeenEvent, View, Viewer } from '@flagfall/engine';
import { type FollowedPieces, followPieces, type KnownKind, narrate, type PiecePlace } from '@flagfall/messages';
import { type SeenStep, seenActionsIn, type TableNews, versionBefore } from '@flagfall/protocol';
import { type PieceWithPlace, piecesBefore } from './piecesBefore.ts';
import { type LoggedEvent, type Scene, scenesOf } from './scenes.ts';

export type LogItem =
  | LoggedEvent
  | { readonly type: 'news'; readonly news: TableNews }
  /** A line of chat. */
  | { readonly type: 'said'; readonly from: string; readonly text: string }
  /** A sentence for the reader alone. */
  | { readonly type: 'note'; readonly text: string };

export interface LastMove {
  readonly from: Cell;
  readonly to: Cell;
}

/** An action that the viewer has not been shown yet. */
export interface ToldAction {
  readonly events: readonly SeenEvent[];
  /** Its sentences, and the number of items before them. */
  readonly logged: readonly LoggedEvent[];
  readonly begin: number;
  readonly scenes: readonly Scene[];
  /** The seat that moved or acted; undefined where nobody did. */
  readonly actor: Seat | undefined;
  /** Where its last piece went or attacked. */
  readonly move: LastMove | undefined;
}

/** The part of a seen table that a log needs. */
export type LogInput = Pick<SeenTable, 'version' | 'steps' | 'view'> & {
  /** Names the pieces that move, in a replay. A log of a game that goes on leaves it out: it would depend on when the reader joined. */
  readonly knownKind?: KnownKind;
};

/** The board after an action, as far as a log needs it. */
interface BoardMoment {
  readonly pieces: FollowedPieces;
  /** Pieces that have left the board. */
  readonly fallen: ReadonlySet<PieceId>;
  /** The cards that each seat has played this turn. */
  readonly cards: ReadonlyMap<Seat, readonly string[]>;
  readonly lastMove: LastMove | undefined;
}

export class GameLog {
  readonly #viewer: Viewer;
  /** The version of the log; undefined before the first update. */
  #version: number | undefined;
  /** Copied before a change, because it may have been handed out. */
  #items: LogItem[] = [];
  #now: BoardMoment = { pieces: followPieces(), fallen: new Set(), cards: new Map(), lastMove: undefined };
  #turns = 0;
  #lastAction = 0;
  #fresh: readonly ToldAction[] = [];
  /** The number of turns before each action. */
  readonly #turnsBefore: number[] = [];
  /** The number of items already read aloud. */
  #taken = 0;
  /** The state before each of the last actions, as far back as it is known. */
  readonly #moments: BoardMoment[] = [];

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** A new list whenever something is added. */
  get items(): readonly LogItem[] {
    return this.#items;
  }

  /** The cells of the last move, attack or deed. */
  get lastMove(): LastMove | undefined {
    return this.#now.lastMove;
  }

  /** The number of turns so far. */
  get turns(): number {
    return this.#turns;
  }

  /** Where the items of the last action begin. */
  get lastAction(): number {
    return this.#lastAction;
  }

  /** Adds the new steps. Only the last `fresh` actions have scenes: the seat has seen the others before. */
  add(sight: LogInput, fresh: number = sight.steps.length): void {
    const begin = versionBefore(sight);
    const isEntry = this.#version === undefined || begin > this.#version;
    let isClear = !isEntry || this.#enter(sight);
    const steps = sight.steps.slice(isEntry ? 0 : (this.#version ?? 0) - begin);
    this.#items = [...this.#items];
    let seenBefore = seenActionsIn(steps).length - fresh;
    for (const [at, { events, news = [] }] of steps.entries()) {
      if (events !== undefined && isClear) this.#act(events, sight.knownKind, seenBefore <= 0);
      if (events !== undefined) seenBefore--;
      // The page itself shows that the game begins.
      for (const item of news) if (item.type !== 'begun') this.#items.push({ type: 'news', news: item });
      for (const item of news)
        if (item.type === 'undone' && !this.#goBack(item.actions)) isClear = this.#standBefore(sight.view, steps.slice(at + 1));
    }
    this.#version = sight.version;
  }

  /** The items that were not read aloud yet, for a screen that reads them one after the other. */
  takeItems(): readonly LogItem[] {
    const items = this.#items.slice(this.#taken);
    this.#taken = this.#items.length;
    return items;
  }

  /** Takes the scenes that have not been shown yet; the caller shows them. */
  takeScenes(): readonly Scene[] {
    return this.takeActions().flatMap(({ scenes }) => scenes);
  }

  /** Takes the actions that have not been shown yet; the caller shows them. */
  takeActions(): readonly ToldAction[] {
    const actions = this.#fresh;
    this.#fresh = [];
    return actions;
  }

  /** Adds a line of chat. */
  hear(from: string, text: string): void {
    this.#items = [...this.#items, { type: 'said', from, text }];
  }

  note(text: string): void {
    this.#items = [...this.#items, { type: 'note', text }];
  }

  /** In a game from memory a seat that plays on has seen what lay on the table, and the log is no notebook. */
  forget(): void {
    this.#items = [];
    this.#taken = 0;
    this.#lastAction = 0;
    // The places of the pieces before tell which of them have moved.
    this.#moments.length = 0;
  }

  /** Begins here: the steps before were missed, or there are none. False where the places of the pieces at that time are unknown. */
  #enter(sight: LogInput): boolean {
    this.#moments.length = 0;
    if (versionBefore(sight) > 0) return this.#standBefore(sight.view, sight.steps);
    // At the start no piece stands anywhere.
    this.#stand([], sight.view);
    return true;
  }

  /** Goes on from where the pieces stood before these steps, worked out backwards from the view. False where that is impossible. */
  #standBefore(view: View, steps: readonly SeenStep[]): boolean {
    const actions = lastingActions(steps);
    const pieces = actions && piecesBefore(view, actions);
    this.#stand(pieces ?? view.pieces, view);
    return pieces !== undefined;
  }

  /** Undoes a number of actions. False where the board before them is unknown. */
  #goBack(actions: number): boolean {
    this.#turns = this.#turnsBefore.splice(-actions)[0] ?? this.#turns;
    const isKnown = actions <= this.#moments.length;
    const [moment] = this.#moments.splice(-actions);
    if (!isKnown) return false;
    this.#now = moment;
    this.#fresh = [];
    return true;
  }

  #stand(pieces: readonly PieceWithPlace[], view: View): void {
    this.#now = { pieces: followPieces(pieces), fallen: new Set(), cards: new Map(), lastMove: lastMoveIn(view) };
    this.#fresh = [];
  }

  #act(events: readonly SeenEvent[], knownKind: KnownKind | undefined, isFresh: boolean): void {
    this.#lastAction = this.#items.length;
    this.#turnsBefore.push(this.#turns);
    this.#moments.push({ ...this.#now, pieces: this.#now.pieces.copy() });
    // The event comes before its effect: the pieces still stand where they stood.
    const logged = narrate(events, this.#now.pieces.standing, knownKind).map(
      ({ event, context }): LoggedEvent => ({ type: 'event', event, context, standing: this.#standings(event) }),
    );
    this.#items.push(...logged);
    for (const event of events) this.#countCards(event);
    const scenes = scenesOf({
      viewer: this.#viewer,
      events,
      logged,
      standing: (piece) => (this.#now.fallen.has(piece) ? undefined : this.#now.pieces.standing(piece)),
      cardsOf: (seat) => this.#now.cards.get(seat) ?? [],
    });
    const actor = this.#actorOf(events);
    const move = events
      .filter(({ type }) => MOVING.has(type))
      .map((event) => this.#moveOf(event))
      .at(-1);
    for (const event of events) this.#follow(event);
    if (isFresh) this.#fresh = [...this.#fresh, { events, logged, begin: this.#lastAction, scenes, actor, move }];
  }

  #follow(event: SeenEvent): void {
    const { pieces, fallen } = this.#now;
    this.#now = { ...this.#now, lastMove: this.#moveOf(event) ?? this.#now.lastMove };
    pieces.follow(event);
    if (event.type === 'pieceCaptured') this.#now = { ...this.#now, fallen: new Set([...fallen, event.piece]) };
    if (event.type === 'pieceReturned') this.#now = { ...this.#now, fallen: new Set([...fallen].filter((piece) => piece !== event.piece)) };
    if (event.type !== 'turnPassed') return;
    this.#turns++;
    this.#now = { ...this.#now, cards: new Map() };
  }

  /** The cells of an event, to be marked on the board. */
  #moveOf(event: SeenEvent): LastMove | undefined {
    if (event.type === 'pieceMoved') return { from: event.from, to: event.to };
    if (event.type === 'piecesSwapped') return { from: event.cells[0], to: event.cells[1] };
    if (event.type === 'pieceReturned') return { from: event.cell, to: event.cell };
    if (event.type === 'deedDone' && event.cells !== undefined) return { from: event.cells[0], to: event.cells[event.cells.length - 1] };
    if (event.type === 'attackAnnounced') return this.#between(event.attacker, event.defender);
    if (event.type === 'piecesRevealed') return this.#between(event.attacker.piece, event.defender.piece);
    return undefined;
  }

  /** The seat whose piece attacks or moves, or that does something else. */
  #actorOf(events: readonly SeenEvent[]): Seat | undefined {
    for (const event of events) {
      if (event.type === 'piecesRevealed') return this.#now.pieces.standing(event.attacker.piece)?.seat;
      if (event.type === 'attackAnnounced') return this.#now.pieces.standing(event.attacker)?.seat;
      if (event.type === 'pieceMoved') return this.#now.pieces.standing(event.piece)?.seat;
    }
    const deed = events.find(({ type }) => type === 'deedDone');
    return deed?.type === 'deedDone' ? deed.seat : undefined;
  }

  #between(one: PieceId, other: PieceId): LastMove | undefined {
    const [from, to] = [this.#now.pieces.standing(one)?.cell, this.#now.pieces.standing(other)?.cell];
    return from === undefined || to === undefined ? undefined : { from, to };
  }

  #countCards(event: SeenEvent): void {
    if (event.type !== 'cardMoved' || event.card === undefined) return;
    const [pile, seat] = event.to.split(' ') as [string, Seat | undefined];
    const { cards } = this.#now;
    if (pile === 'spent' && seat !== undefined)
      this.#now = { ...this.#now, cards: new Map([...cards, [seat, [...(cards.get(seat) ?? []), event.card]]]) };
  }

  #standings(event: SeenEvent): ReadonlyMap<PieceId, PiecePlace> {
    const standings = new Map<PieceId, PiecePlace>();
    for (const piece of piecesIn(event)) {
      const place = this.#now.pieces.standing(piece);
      if (place !== undefined) standings.set(piece, place);
    }
    return standings;
  }
}

/** The events of a piece that goes somewhere. */
const MOVING: ReadonlySet<SeenEvent['type']> = new Set(['pieceMoved', 'piecesSwapped', 'piecesRevealed', 'attackAnnounced']);

/** The actions of some steps that were not undone. Undefined where an undo goes back further than the steps. */
function lastingActions(steps: readonly SeenStep[]): readonly (readonly SeenEvent[])[] | undefined {
  const actions: (readonly SeenEvent[])[] = [];
  for (const { events, news = [] } of steps) {
    if (events !== undefined) actions.push(events);
    for (const item of news) {
      if (item.type !== 'undone') continue;
      if (item.actions > actions.length) return undefined;
      actions.splice(-item.actions);
    }
  }
  return actions;
}

/** The last move that a view remembers. */
export function lastMoveIn({ recent }: Pick<View, 'recent'>): LastMove | undefined {
  const last = recent.at(-1);
  return last === undefined ? undefined : { from: last.from, to: last.to };
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
