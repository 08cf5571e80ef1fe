/** A game on a screen: what it shows, the selection, and requests that wait for an answer. A screen draws its state. */

import { type Cell, isAnsweringQuestion, type MoveIntent, type Rules, type Seat } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import type { PlayIntent } from './choice.ts';
import { NOTHING_SHOWN, type Pace, Presenter, type ShownState } from './presenter.ts';
import {
  type ActingView,
  canPlayPremove,
  isPremoveValid,
  openSelection,
  type PremoveSelection,
  type Selection,
  type SelectionAct,
  select,
  tapPremove,
} from './selection.ts';
import type { OneSeatSession, SessionUpdate } from './sessions/session.ts';
import { isNothingHidden, nextViewer } from './sessions/turnStatus.ts';

/** What a seat may do now: act, or choose a premove. */
export interface PlayTurn extends ActingView {
  readonly isActing: boolean;
}

/** A message to the player: why something was refused, or that a premove was cancelled. */
export type PlayNotice =
  | { readonly type: 'refused'; readonly refusal: TableRefusal }
  | { readonly type: 'dropped'; readonly move: MoveIntent };

/** Immutable: a change makes a new object, and new parts. */
export interface PlayState {
  readonly shown: ShownState;
  /** Undefined while there is nothing to choose. */
  readonly turn?: PlayTurn | undefined;
  readonly selection: Selection;
  readonly premove: PremoveSelection;
  readonly notice?: PlayNotice | undefined;
  /** An enemy piece whose pencil mark is being chosen. */
  readonly marking?: Cell | undefined;
  /** A request has been sent and not answered yet. */
  readonly isPending: boolean;
  /** The seat that the screen has to be passed to; undefined while somebody looks at it. */
  readonly waitsFor?: Seat | undefined;
}

const NO_PREMOVE: PremoveSelection = {};

/** How long the player sees the result of a move before the curtain falls. */
const LINGER_MS = 900;

/** The state when the screen is passed on: a refusal may name a piece, so only the player who asked may see it. */
const NOTHING_CHOSEN = { selection: {}, premove: NO_PREMOVE, notice: undefined, marking: undefined, isPending: false } as const;

export interface PlayHost extends Pace {
  /** Whether a selection has to be confirmed. */
  mustConfirm(): boolean;
  mayPremove(): boolean;
  changed(state: PlayState): void;
  /** The session's own state has changed. */
  heard?(): void;
  /** Called before it is shown. */
  arrived(arrival: SessionUpdate): void;
}

/** The events that reveal a piece. */
const REVEALING: ReadonlySet<string> = new Set(['piecesRevealed', 'pieceShown']);

export class PlayController {
  readonly #session: OneSeatSession;
  readonly #rules: Rules;
  readonly #host: PlayHost;
  readonly #presenter: Presenter;
  #state: PlayState = { shown: NOTHING_SHOWN, ...NOTHING_CHOSEN };
  /** The seat that looks or may look; its view may still be on its way. */
  #looker: Seat | undefined;
  /** Until now everybody could look. */
  #wasOpen = false;
  #lingering: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Taps while a request waits for its answer. They are applied afterwards, to the board as it is then. */
  #taps: (() => void)[] = [];

  constructor(session: OneSeatSession, rules: Rules, host: PlayHost) {
    this.#session = session;
    this.#rules = rules;
    this.#host = host;
    this.#presenter = new Presenter(rules, host, (shown) => {
      this.#set({ shown });
      this.refresh();
    });
    session.listen({
      changed: () => {
        host.heard?.();
        this.refresh();
      },
      arrived: (arrival) => this.#arrived(arrival),
    });
  }

  get state(): PlayState {
    return this.#state;
  }

  /** The state of the session, or a setting, has changed. */
  refresh(): void {
    this.#handOver();
    this.#settle();
  }

  ask(request: RequestBody): void {
    const { seat } = this.#state.shown;
    if (seat === undefined || seat === 'audience') return;
    this.#set({ notice: undefined, isPending: true });
    this.#settle();
    const number = ++this.#asked;
    const answer = this.#session.ask(seat, request);
    if (answer instanceof Promise) void answer.then((refusal) => this.#answered(number, seat, refusal));
    else this.#answered(number, seat, answer);
  }

  select(act: SelectionAct): void {
    if (!this.#state.isPending) this.#select(act);
    else if (act.type === 'tap' || act.type === 'drop') this.#taps.push(() => this.#select(act));
  }

  /** Shows the selection. */
  announce(pending: PlayIntent | undefined): void {
    this.#set({ selection: { ...this.#state.selection, pending } });
  }

  /** Cancels the premove. */
  cancelPremove(): void {
    this.#set({ premove: NO_PREMOVE });
  }

  /** Pencil games allow notes. Without a cell the choice of a mark ends. */
  mark(cell: Cell | undefined): void {
    const { sight, seat } = this.#state.shown;
    const piece = sight?.view.pieces.find((standing) => standing.cell === cell);
    const isForeign = piece !== undefined && !piece.known && piece.seat !== seat && seat !== 'audience';
    this.#set({ marking: isForeign && this.#rules.options.memory === 'pencil' ? cell : undefined });
  }

  /** Finishes what the board is showing. */
  skip(): void {
    this.#presenter.skip();
  }

  /** Shows once more what the others have done since the player last acted. */
  retell(): void {
    this.#presenter.retell();
  }

  /** The next player has taken the screen. */
  lift(): void {
    const { waitsFor } = this.#state;
    if (waitsFor !== undefined) this.#look(waitsFor);
  }

  close(): void {
    clearTimeout(this.#lingering);
  }

  #arrived(arrival: SessionUpdate): void {
    this.#host.arrived(arrival);
    // In a game from memory a player who moves on at once would never see what was shown.
    if (!this.#rules.remembersReveals && arrival.sight.actions.flat().some(({ type }) => REVEALING.has(type))) this.#dropPremove();
    this.#presenter.arrived(arrival);
  }

  /** Decides which seat may look now. While something is being shown, the seat keeps the screen. */
  #handOver(): void {
    clearTimeout(this.#lingering);
    const { standing, people } = this.#session;
    const { shown, waitsFor } = this.#state;
    if (standing === undefined || shown.isBusy || waitsFor !== undefined) return;
    const next = nextViewer(standing, people, this.#looker);
    if (next === undefined) return;
    const isOpen = isNothingHidden(standing);
    const closes = this.#wasOpen && !isOpen && people.length > 1;
    this.#wasOpen = isOpen;
    if (closes) this.#fall(next);
    else if (next === this.#looker) return;
    else if (people.length === 1 || isOpen) this.#look(next);
    else if (this.#looker === undefined) this.#fall(next);
    else this.#lingering = setTimeout(() => this.#fall(next), LINGER_MS);
  }

  #look(seat: Seat): void {
    this.#looker = seat;
    this.#set({ waitsFor: undefined });
    this.#session.look(seat);
  }

  /** A curtain between two people: it removes everything that a seat has seen, selected or asked. */
  #fall(next: Seat): void {
    this.#looker = undefined;
    this.#taps = [];
    this.#asked++;
    this.#set({ ...NOTHING_CHOSEN, waitsFor: next });
    this.#session.look(undefined);
    this.#presenter.clear();
  }

  /** An answer that comes after the screen was passed on is for the player before, so it is dropped. */
  #answered(number: number, seat: Seat, refusal: TableRefusal | undefined): void {
    if (refusal !== undefined && seat === this.#state.shown.seat) this.#set({ notice: { type: 'refused', refusal } });
    if (number !== this.#asked) return;
    this.#set({ isPending: false });
    this.#settle();
    // A tap that sends a request leaves the others for later.
    while (this.#taps.length > 0 && !this.#state.isPending) this.#taps.shift()?.();
  }

  #select(act: SelectionAct): void {
    const { turn, selection } = this.#state;
    this.#set({ notice: undefined });
    if (turn === undefined) {
      if (act.type === 'tap') this.mark(act.cell);
      return;
    }
    if (!turn.isActing) {
      this.#plan(act, turn);
      return;
    }
    const rules = { board: this.#rules.board, mustConfirm: this.#host.mustConfirm() };
    const { selection: next, intent, isIdle } = select(selection, act, turn, rules);
    this.#set({ selection: next });
    if (intent !== undefined) this.ask({ type: 'play', intent });
    else if (isIdle && act.type === 'tap') this.mark(act.cell);
  }

  /** A tap while others are to act. If the selected piece cannot go there, the player is told why, as in their own turn. */
  #plan(act: SelectionAct, turn: PlayTurn): void {
    if (act.type === 'back') this.cancelPremove();
    if (act.type !== 'tap' && act.type !== 'drop') return;
    const before = act.type === 'tap' ? this.#state.premove : { ...this.#state.premove, chosen: act.from };
    const cell = act.type === 'tap' ? act.cell : act.to;
    const premove = tapPremove(this.#rules, before, cell, turn);
    this.#set({ premove: premove ?? NO_PREMOVE });
    if (premove !== undefined) return;
    const [waited] = turn.view.waiting?.seats ?? [];
    if (before.chosen === undefined || waited === undefined) this.mark(cell);
    else this.#set({ notice: { type: 'refused', refusal: { code: 'notYourTurn', turn: waited } } });
  }

  /** Works out who may act now, and what becomes of the selection. */
  #settle(): void {
    const { turn: before, shown, premove } = this.#state;
    const turn = this.#turnNow();
    if (turn?.view !== before?.view || turn?.seat !== before?.seat || turn?.isActing !== before?.isActing) {
      this.#set({ turn, selection: openSelection(turn?.isActing ? turn.view : undefined) });
      if (turn?.isActing) this.#begin(turn);
      else if (turn !== undefined && premove.premove !== undefined && !isPremoveValid(premove.premove, turn.view)) this.#dropPremove();
    }
    if (turn === undefined && (!this.#host.mayPremove() || shown.sight?.phase !== 'playing')) this.#set({ premove: NO_PREMOVE });
  }

  /** The turn has come: the premove is played, or the selected piece stays selected. */
  #begin({ view }: PlayTurn): void {
    // A question comes first; the turn follows.
    if (isAnsweringQuestion(view)) return;
    const { chosen, premove } = this.#state.premove;
    this.#set({ premove: NO_PREMOVE });
    // The same as by hand: a card may be needed, and confirmation applies.
    if (premove !== undefined && canPlayPremove(premove, view))
      this.#select({ type: 'drop', from: premove.move.from, to: premove.move.to });
    else if (premove !== undefined) this.#set({ notice: { type: 'dropped', move: premove.move } });
    else if (chosen !== undefined && view.moves.some(({ from }) => from === chosen)) this.#set({ selection: { chosen } });
  }

  /** Cancels the premove with a message. */
  #dropPremove(): void {
    const { premove } = this.#state.premove;
    if (premove !== undefined) this.#set({ premove: NO_PREMOVE, notice: { type: 'dropped', move: premove.move } });
  }

  #turnNow(): PlayTurn | undefined {
    const { sight, seat, isBusy } = this.#state.shown;
    if (sight === undefined || seat === undefined || seat === 'audience' || sight.isPaused) return undefined;
    const { phase, view } = sight;
    const { standing, people } = this.#session;
    if (view.waiting?.seats.includes(seat)) {
      const isOpen = (phase === 'playing' || phase === 'deploying') && !isBusy && !this.#state.isPending;
      // An exercise that is solved by a refusal is over, though its view has not changed.
      return isOpen && standing?.phase !== 'over' ? { view, seat, isActing: true } : undefined;
    }
    // Not on a shared screen: the next player must not see the plans of another.
    const mayPlan = people.length === 1 && this.#host.mayPremove() && phase === 'playing';
    return mayPlan && view.waiting !== undefined && view.waiting.decision !== 'deploy' ? { view, seat, isActing: false } : undefined;
  }

  #set(change: Partial<PlayState>): void {
    this.#state = { ...this.#state, ...change };
    this.#host.changed(this.#state);
  }
}
