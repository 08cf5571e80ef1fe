/** The log of a game as one viewer has seen it: what happened in order, the last move on the board, and the scenes that nobody has looked at yet. */

import type { Sight } from '@flagfall/client';
import type { Cell, PieceId, Seat, SeenEvent, View, Viewer } from '@flagfall/engine';
import { type FollowedPieces, followPieces, narrate, type Standing } from '@flagfall/messages';
import { actionsIn, type TableNews, versionBefore } from '@flagfall/protocol';
import { type Battle, type LoggedEvent, type Scene, scenesOf } from './scenes.ts';
import { type PieceStanding, standingBefore } from './standingBefore.ts';

export type LogItem =
  | LoggedEvent
  | { readonly type: 'news'; readonly news: TableNews }
  /** Somebody has said something. */
  | { readonly type: 'said'; readonly from: string; readonly text: string }
  /** A sentence for the reader alone. */
  | { readonly type: 'note'; readonly text: string };

export interface LastMove {
  readonly from: Cell;
  readonly to: Cell;
}

/** The part of an update that a log is written from. */
export type Told = Pick<Sight, 'version' | 'steps' | 'view'>;

export class GameLog {
  readonly #viewer: Viewer;
  /** How far the game has been told; undefined before the first update. */
  #version: number | undefined;
  /** Copied before something is added, never after it was handed out. */
  #items: LogItem[] = [];
  #lastMove: LastMove | undefined;
  #battle: Battle | undefined;
  #turns = 0;
  #lastAction = 0;
  #pieces: FollowedPieces = followPieces();
  /** Pieces that have left the board. */
  #fallen = new Set<PieceId>();
  #scenes: readonly Scene[] = [];
  /** How many turns had passed before each action. */
  readonly #turnsBefore: number[] = [];
  /** The cards that each seat has played this turn. */
  readonly #cards = new Map<Seat, readonly string[]>();

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** A new list whenever something is added. */
  get items(): readonly LogItem[] {
    return this.#items;
  }

  /** The cells of the last move, attack or deed. */
  get lastMove(): LastMove | undefined {
    return this.#lastMove;
  }

  /** The last battle of the last action, if it had one. */
  get battle(): Battle | undefined {
    return this.#battle;
  }

  /** How many turns have passed. */
  get turns(): number {
    return this.#turns;
  }

  /** Where the items of the last action begin. */
  get lastAction(): number {
    return this.#lastAction;
  }

  /** Writes down what has happened. Only the last `fresh` actions have scenes: the others were seen long ago. */
  add(told: Told, fresh: number = told.steps.length): void {
    const isEntry = this.#version === undefined || versionBefore(told) > this.#version;
    const undone = told.steps.findLastIndex(({ news = [] }) => news.some(({ type }) => type === 'undone'));
    let isClear = !isEntry || this.#enter(told, undone);
    this.#items = [...this.#items];
    let seenBefore = actionsIn(told.steps).length - fresh;
    for (const [at, { events, news = [] }] of told.steps.entries()) {
      if (events !== undefined && isClear) this.#act(events, seenBefore <= 0);
      if (events !== undefined) seenBefore--;
      this.#tell(news);
      if (at === undone) isClear = this.#standBefore(told, undone + 1);
    }
    this.#version = told.version;
  }

  /** The whole log again, from further back. */
  recall(told: Told): void {
    const said = this.#items.filter(({ type }) => type === 'said' || type === 'note');
    this.#version = undefined;
    this.#items = [];
    this.#turns = 0;
    this.#turnsBefore.length = 0;
    this.add(told, 0);
    this.#items = [...this.#items, ...said];
  }

  /** The scenes that nobody has looked at yet; whoever takes them shows them. */
  takeScenes(): readonly Scene[] {
    const scenes = this.#scenes;
    this.#scenes = [];
    return scenes;
  }

  /** Somebody says something. */
  hear(from: string, text: string): void {
    this.#items = [...this.#items, { type: 'said', from, text }];
  }

  note(text: string): void {
    this.#items = [...this.#items, { type: 'note', text }];
  }

  /** In a game from memory: who plays on has seen what lay on the table, and the log is no notebook. */
  forget(): void {
    this.#items = [];
    this.#lastAction = 0;
  }

  /** Begins here: what came before these steps was missed, or there was nothing. False where nobody can say where the pieces stood then. */
  #enter(told: Told, undone: number): boolean {
    // What was taken back among them cannot be worked out backwards; at the start no piece stands anywhere.
    if (undone < 0 && this.#standBefore(told, 0)) return true;
    this.#stand([], told.view);
    return versionBefore(told) === 0;
  }

  /** Goes on from where the pieces stood before this step, worked out backwards from the view. False where that cannot be done. */
  #standBefore({ view, steps }: Told, at: number): boolean {
    const pieces = standingBefore(view, actionsIn(steps.slice(at)));
    this.#stand(pieces ?? view.pieces, view);
    return pieces !== undefined;
  }

  #tell(news: readonly TableNews[]): void {
    for (const item of news) if (item.type === 'undone') this.#turns = this.#turnsBefore.splice(-item.actions)[0] ?? this.#turns;
    // That the game begins is told by the game itself.
    for (const item of news) if (item.type !== 'begun') this.#items.push({ type: 'news', news: item });
  }

  #stand(pieces: readonly PieceStanding[], view: View): void {
    this.#pieces = followPieces(pieces);
    this.#fallen = new Set();
    this.#cards.clear();
    this.#lastMove = lastMoveIn(view);
    this.#battle = undefined;
    this.#scenes = [];
  }

  #act(events: readonly SeenEvent[], isFresh: boolean): void {
    this.#lastAction = this.#items.length;
    this.#turnsBefore.push(this.#turns);
    // Told before it is followed: the pieces still stand where they stood.
    const told = narrate(events, this.#pieces.standing).map(
      ({ event, context }): LoggedEvent => ({ type: 'event', event, context, standing: this.#standings(event) }),
    );
    this.#items.push(...told);
    for (const event of events) this.#countCards(event);
    const scenes = scenesOf({
      viewer: this.#viewer,
      events,
      told,
      standing: (piece) => (this.#fallen.has(piece) ? undefined : this.#pieces.standing(piece)),
      cardsOf: (seat) => this.#cards.get(seat) ?? [],
    });
    if (isFresh) this.#scenes = [...this.#scenes, ...scenes];
    this.#battle = scenes.findLast((scene) => scene.type === 'battle');
    for (const event of events) this.#follow(event);
  }

  #follow(event: SeenEvent): void {
    this.#lastMove = this.#moveOf(event) ?? this.#lastMove;
    this.#pieces.follow(event);
    if (event.type === 'pieceCaptured') this.#fallen.add(event.piece);
    if (event.type === 'pieceReturned') this.#fallen.delete(event.piece);
    if (event.type !== 'turnPassed') return;
    this.#turns++;
    this.#cards.clear();
  }

  /** The cells that an event is about, to be marked on the board. */
  #moveOf(event: SeenEvent): LastMove | undefined {
    if (event.type === 'pieceMoved') return { from: event.from, to: event.to };
    if (event.type === 'piecesSwapped') return { from: event.cells[0], to: event.cells[1] };
    if (event.type === 'pieceReturned') return { from: event.cell, to: event.cell };
    if (event.type === 'deedDone' && event.cells !== undefined) return { from: event.cells[0], to: event.cells[event.cells.length - 1] };
    if (event.type === 'attackAnnounced') return this.#between(event.attacker, event.defender);
    if (event.type === 'piecesRevealed') return this.#between(event.attacker.piece, event.defender.piece);
    return undefined;
  }

  #between(one: PieceId, other: PieceId): LastMove | undefined {
    const [from, to] = [this.#pieces.standing(one)?.cell, this.#pieces.standing(other)?.cell];
    return from === undefined || to === undefined ? undefined : { from, to };
  }

  #countCards(event: SeenEvent): void {
    if (event.type !== 'cardMoved' || event.card === undefined) return;
    const [pile, seat] = event.to.split(' ') as [string, Seat | undefined];
    if (pile === 'spent' && seat !== undefined) this.#cards.set(seat, [...(this.#cards.get(seat) ?? []), event.card]);
  }

  #standings(event: SeenEvent): ReadonlyMap<PieceId, Standing> {
    const standings = new Map<PieceId, Standing>();
    for (const piece of piecesIn(event)) {
      const place = this.#pieces.standing(piece);
      if (place !== undefined) standings.set(piece, place);
    }
    return standings;
  }
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
