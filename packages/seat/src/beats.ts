/** Beats: what the board shows of an action, one moment after the other. A piece glides, two meet, both are turned over, whoever lost falls. */

import type { Cell, PieceId, Seat, SeenEvent, View, Viewer } from '@flagfall/engine';
import type { LastMove, ToldAction } from './log.ts';
import { piecesBefore } from './piecesBefore.ts';
import type { Scene } from './scenes.ts';

/** A piece as the board shows it during a beat. */
export interface StagedPiece {
  readonly piece: PieceId;
  readonly seat: Seat;
  readonly cell: Cell;
  /** Absent for a piece that shows its back. */
  readonly kind?: string | undefined;
  /** The other piece of its battle: an attacker stands close to it, a defender makes room. */
  readonly facing?: { readonly cell: Cell; readonly as: 'attacker' | 'defender' } | undefined;
  /** It showed its back before this battle or reveal. */
  readonly isTurned?: boolean | undefined;
  readonly isFalling?: boolean | undefined;
}

export interface Beat {
  readonly type: 'begin' | 'move' | 'meet' | 'turn' | 'fall' | 'show';
  readonly pieces: readonly StagedPiece[];
  /** The cells to be marked. */
  readonly move: LastMove | undefined;
  /** The beats of one battle share a number: a tap finishes all of them. */
  readonly part: number;
  /** How many items of the log are told by now. */
  readonly told: number;
  /** What a close-up of it shows. */
  readonly scene: Scene | undefined;
}

export interface Stage {
  readonly viewer: Viewer;
  /** Whether a piece that was turned over stays open: not in a game from memory. */
  readonly remembersReveals: boolean;
  /** It is told once more: in a game from memory nothing is turned over then. */
  readonly isAgain: boolean;
}

/** The pieces of a view. */
export function stagedIn(view: View): readonly StagedPiece[] {
  return view.pieces.map((piece) => ({
    piece: piece.piece,
    seat: piece.seat,
    cell: piece.cell,
    kind: piece.known ? piece.kind : undefined,
  }));
}

/** The pieces before some actions, worked out backwards; what the actions turned over shows its back again. Undefined where that is impossible. */
export function stagedBefore(view: View, told: readonly ToldAction[], viewer: Viewer): readonly StagedPiece[] | undefined {
  const actions = told.map(({ events }) => events);
  const kinds = new Map<PieceId, string | undefined>([
    ...view.captured.map(({ piece, kind }) => [piece, kind] as const),
    ...stagedIn(view).map(({ piece, kind }) => [piece, kind] as const),
  ]);
  const turned = new Set<PieceId>(actions.flat().flatMap(turnedBy));
  return piecesBefore(view, actions)?.map(({ piece, seat, cell }) => ({
    piece,
    seat,
    cell,
    kind: seat === viewer || !turned.has(piece) ? kinds.get(piece) : undefined,
  }));
}

function turnedBy(event: SeenEvent): readonly PieceId[] {
  if (event.type === 'piecesRevealed') return [event.attacker.piece, event.defender.piece];
  return event.type === 'pieceShown' || event.type === 'pieceCaptured' ? [event.piece] : [];
}

/** The beats of some actions, and the pieces after them. */
export function beatsOf(
  before: readonly StagedPiece[],
  actions: readonly ToldAction[],
  stage: Stage,
): { readonly beats: readonly Beat[]; readonly after: readonly StagedPiece[] } {
  const director = new Director(before, stage);
  for (const action of actions) director.play(action);
  return director;
}

class Director {
  readonly beats: Beat[] = [];
  readonly #stage: Stage;
  readonly #pieces: Map<PieceId, StagedPiece>;
  #move: LastMove | undefined;
  #part = 0;
  #told = 0;
  #scene: Scene | undefined;

  constructor(before: readonly StagedPiece[], stage: Stage) {
    this.#pieces = new Map(before.map((piece) => [piece.piece, piece]));
    this.#stage = stage;
  }

  get after(): readonly StagedPiece[] {
    return [...this.#pieces.values()];
  }

  play(action: ToldAction): void {
    const { events } = action;
    this.#told = action.begin;
    for (let at = 0; at < events.length; at++) {
      const event = events[at];
      switch (event.type) {
        case 'piecesRevealed':
          at += this.#fight(event, action, at);
          break;
        case 'attackAnnounced':
          this.#announce(event, action);
          break;
        case 'pieceShown':
          at += this.#show(action, at);
          break;
        default:
          this.#follow(event, action);
      }
    }
    this.#told = action.begin + action.logged.length;
  }

  /** A battle to its end; returns how many of the following events belong to it. */
  #fight(event: Extract<SeenEvent, { type: 'piecesRevealed' }>, action: ToldAction, at: number): number {
    const { events } = action;
    const [one, other] = [event.attacker, event.defender].map(({ piece }) => this.#pieces.get(piece));
    if (one === undefined || other === undefined) return 0;
    this.#part++;
    this.#scene = this.#stage.isAgain ? undefined : action.scenes.find((scene) => scene.item.event === event);
    this.#move = { from: one.cell, to: other.cell };
    this.#face(one, other);
    // What led to the battle is told before it.
    const sentence = action.logged.findIndex((item) => item.event === event);
    this.#told = Math.max(this.#told, action.begin + sentence);
    this.#beat('meet');
    const survivors: readonly StagedPiece[] = [one, other];
    this.#turn(one.piece, event.attacker.kind);
    this.#turn(other.piece, event.defender.kind);
    this.#beat('turn');
    const after = events.slice(at + 1).findIndex((next) => !belongsTo(next, event));
    const own = after < 0 ? events.slice(at + 1) : events.slice(at + 1, at + 1 + after);
    const fallen = new Set(own.flatMap((next) => (next.type === 'pieceCaptured' ? [next.piece] : [])));
    for (const piece of [one.piece, other.piece]) this.#change(piece, fallen.has(piece) ? { isFalling: true } : { facing: undefined });
    for (const next of own) if (next.type === 'pieceMoved') this.#change(next.piece, { cell: next.to, facing: undefined });
    this.#tell(action, event);
    this.#beat('fall');
    for (const { piece, seat, kind } of survivors) {
      if (fallen.has(piece)) this.#pieces.delete(piece);
      else this.#change(piece, { isTurned: undefined, ...(this.#keeps(seat) ? {} : { kind }) });
    }
    this.#scene = undefined;
    return own.length;
  }

  /** Whether the viewer goes on seeing a piece that was turned over. */
  #keeps(seat: Seat): boolean {
    return this.#stage.remembersReveals || seat === this.#stage.viewer;
  }

  /** An attack that the defender may answer: the attacker goes there and is turned over. */
  #announce({ attacker, defender }: Extract<SeenEvent, { type: 'attackAnnounced' }>, action: ToldAction): void {
    const [one, other] = [this.#pieces.get(attacker), this.#pieces.get(defender)];
    if (one === undefined || other === undefined || action.events.some(({ type }) => type === 'piecesRevealed')) return;
    this.#part++;
    this.#move = { from: one.cell, to: other.cell };
    this.#face(one, other);
    this.#beat('meet');
  }

  /** Pieces of others that are turned over without a battle, all at once; returns how many more events belong to it. */
  #show(action: ToldAction, at: number): number {
    const { events } = action;
    const next = events.slice(at).findIndex(({ type }) => type !== 'pieceShown');
    const shown = next < 0 ? events.slice(at) : events.slice(at, at + next);
    const before = new Map(this.#pieces);
    let isNews = false;
    for (const event of shown) {
      if (event.type !== 'pieceShown' || event.kind === undefined || event.seat === this.#stage.viewer) continue;
      const piece = this.#pieces.get(event.piece);
      if (piece === undefined || fights(event.piece, events)) continue;
      this.#turn(event.piece, event.kind);
      isNews ||= this.#pieces.get(event.piece)?.isTurned === true;
      if (!this.#stage.isAgain) this.#scene ??= action.scenes.find((scene) => scene.type === 'showing' && scene.cell === piece.cell);
    }
    if (isNews) {
      this.#part++;
      this.#told = Math.max(this.#told, action.begin + 1);
      this.#beat('show');
    }
    for (const event of shown) {
      const piece = event.type === 'pieceShown' ? before.get(event.piece) : undefined;
      if (event.type !== 'pieceShown' || piece === undefined) continue;
      const stays = this.#keeps(event.seat) || event.stays === true;
      this.#change(event.piece, { isTurned: undefined, ...(stays ? {} : { kind: piece.kind }) });
    }
    this.#scene = undefined;
    return shown.length - 1;
  }

  #follow(event: SeenEvent, action: ToldAction): void {
    switch (event.type) {
      case 'pieceMoved':
        this.#move = { from: event.from, to: event.to };
        this.#change(event.piece, { cell: event.to, facing: undefined });
        this.#step(action, event);
        return;
      case 'piecesSwapped':
        this.#move = { from: event.cells[0], to: event.cells[1] };
        this.#change(event.pieces[0], { cell: event.cells[1] });
        this.#change(event.pieces[1], { cell: event.cells[0] });
        this.#step(action, event);
        return;
      case 'pieceReturned':
        this.#move = { from: event.cell, to: event.cell };
        this.#pieces.set(event.piece, { piece: event.piece, seat: event.seat, cell: event.cell, kind: event.kind });
        this.#step(action, event);
        return;
      case 'pieceCaptured':
        this.#change(event.piece, { isFalling: true });
        this.#step(action, event);
        this.#pieces.delete(event.piece);
        return;
      case 'piecesMixed':
        for (const piece of event.pieces) if (event.seat !== this.#stage.viewer) this.#change(piece, { kind: undefined });
        return;
      case 'deedDone':
        if (event.cells !== undefined && event.cells.length > 0)
          this.#move = { from: event.cells[0], to: event.cells[event.cells.length - 1] };
    }
  }

  #step(action: ToldAction, event: SeenEvent): void {
    this.#part++;
    this.#tell(action, event);
    this.#beat('move');
  }

  #face(attacker: StagedPiece, defender: StagedPiece): void {
    this.#change(attacker.piece, { facing: { cell: defender.cell, as: 'attacker' } });
    this.#change(defender.piece, { facing: { cell: attacker.cell, as: 'defender' } });
  }

  #turn(piece: PieceId, kind: string): void {
    const seat = this.#pieces.get(piece)?.seat;
    if (seat !== undefined && (!this.#stage.isAgain || this.#keeps(seat)))
      this.#change(piece, { kind, isTurned: this.#pieces.get(piece)?.kind === undefined });
  }

  #change(piece: PieceId, change: Partial<StagedPiece>): void {
    const staged = this.#pieces.get(piece);
    if (staged !== undefined) this.#pieces.set(piece, { ...staged, ...change });
  }

  /** The sentences up to that of an event are told from here on. */
  #tell({ begin, logged }: ToldAction, event: SeenEvent): void {
    const at = logged.findIndex((item) => item.event === event);
    this.#told = Math.max(this.#told, begin + at + 1);
  }

  #beat(type: Beat['type']): void {
    this.beats.push({
      type,
      pieces: [...this.#pieces.values()],
      move: this.#move,
      part: this.#part,
      told: this.#told,
      scene: this.#scene,
    });
  }
}

/** What follows from a battle directly. */
function belongsTo(event: SeenEvent, battle: Extract<SeenEvent, { type: 'piecesRevealed' }>): boolean {
  const fighters = [battle.attacker.piece, battle.defender.piece];
  if (event.type === 'pieceCaptured' || event.type === 'pieceMoved') return fighters.includes(event.piece);
  return event.type === 'noted' || event.type === 'cardMoved';
}

function fights(piece: PieceId, events: readonly SeenEvent[]): boolean {
  return events.some((event) => event.type === 'piecesRevealed' && (event.attacker.piece === piece || event.defender.piece === piece));
}
