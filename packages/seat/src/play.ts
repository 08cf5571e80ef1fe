/** A game on the screen of the people before it: what is shown, what is about to be done, and what was asked and not answered yet. A screen draws its state. */

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
import type { OneSeatSession, SessionUpdate } from './session.ts';
import { isNothingHidden, nextViewer } from './turnStatus.ts';

/** What a seat may do now: act, or choose a move before its turn. */
export interface PlayTurn extends ActingView {
  readonly isActing: boolean;
}

/** What the player is told: why something was refused, or that a premove is not made. */
export type PlayNotice =
  | { readonly type: 'refused'; readonly refusal: TableRefusal }
  | { readonly type: 'dropped'; readonly move: MoveIntent };

/** A new object whenever something of it changes; so are its parts. */
export interface PlayState {
  readonly shown: ShownState;
  /** Undefined while there is nothing to choose. */
  readonly turn?: PlayTurn | undefined;
  readonly selection: Selection;
  readonly premove: PremoveSelection;
  readonly notice?: PlayNotice | undefined;
  /** An enemy piece whose pencil mark is being chosen. */
  readonly marking?: Cell | undefined;
  /** The table has been asked something, and has not answered yet. */
  readonly isPending: boolean;
  /** Who is to take the screen; undefined while somebody looks at it. */
  readonly waitsFor?: Seat | undefined;
}

const NO_PREMOVE: PremoveSelection = {};

/** So long the player sees what the move has led to before the curtain falls. */
const LINGER_MS = 900;

/** As it is when the screen changes hands: a refusal may name a piece, and is for the eyes of who asked. */
const NOTHING_CHOSEN = { selection: {}, premove: NO_PREMOVE, notice: undefined, marking: undefined, isPending: false } as const;

export interface PlayHost extends Pace {
  /** Whether what is chosen has to be confirmed. */
  mustConfirm(): boolean;
  mayPremove(): boolean;
  changed(state: PlayState): void;
  /** Something that the session says of itself is new. */
  heard?(): void;
  /** Before it is shown. */
  arrived(arrival: SessionUpdate): void;
}

/** What turns a piece round for somebody. */
const REVEALING: ReadonlySet<string> = new Set(['piecesRevealed', 'pieceShown']);

export class PlayController {
  readonly #session: OneSeatSession;
  readonly #rules: Rules;
  readonly #host: PlayHost;
  readonly #presenter: Presenter;
  #state: PlayState = { shown: NOTHING_SHOWN, ...NOTHING_CHOSEN };
  /** Who looks, or has been let look; the view may still be on its way. */
  #looker: Seat | undefined;
  /** Everybody could look until now. */
  #wasOpen = false;
  #lingering: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Taps while the table has not answered yet: they are done when it has, on the board as it is then. */
  #taps: (() => void)[] = [];

  constructor(session: OneSeatSession, rules: Rules, host: PlayHost) {
    this.#session = session;
    this.#rules = rules;
    this.#host = host;
    this.#presenter = new Presenter(rules.remembersReveals, host, (shown) => {
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

  /** The standing of the session, or a setting, has changed. */
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

  /** Shows what is about to be done. */
  announce(pending: PlayIntent | undefined): void {
    this.#set({ selection: { ...this.#state.selection, pending } });
  }

  /** The premove is called off. */
  cancelPremove(): void {
    this.#set({ premove: NO_PREMOVE });
  }

  /** Notes are allowed where the game is played with a pencil; without a cell, no mark is chosen any more. */
  mark(cell: Cell | undefined): void {
    const { sight, seat } = this.#state.shown;
    const piece = sight?.view.pieces.find((standing) => standing.cell === cell);
    const isForeign = piece !== undefined && !piece.known && piece.seat !== seat && seat !== 'audience';
    this.#set({ marking: isForeign && this.#rules.options.memory === 'pencil' ? cell : undefined });
  }

  skipScene(): void {
    this.#presenter.skipScene();
  }

  /** Whoever is to take the screen has taken it. */
  lift(): void {
    const { waitsFor } = this.#state;
    if (waitsFor !== undefined) this.#look(waitsFor);
  }

  close(): void {
    clearTimeout(this.#lingering);
  }

  #arrived(arrival: SessionUpdate): void {
    this.#host.arrived(arrival);
    // From memory: whoever moved on at once would never see what was shown.
    if (!this.#rules.remembersReveals && arrival.sight.actions.flat().some(({ type }) => REVEALING.has(type))) this.#dropPremove();
    this.#presenter.arrived(arrival);
  }

  /** Whose eyes the screen is meant for now. While something is being shown, nobody has to go. */
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

  /** A curtain between two people: nothing of what a seat has seen, chosen or asked stays on the screen. */
  #fall(next: Seat): void {
    this.#looker = undefined;
    this.#taps = [];
    this.#asked++;
    this.#set({ ...NOTHING_CHOSEN, waitsFor: next });
    this.#session.look(undefined);
    this.#presenter.clear();
  }

  /** An answer that comes when the screen has been handed over is for other eyes. */
  #answered(number: number, seat: Seat, refusal: TableRefusal | undefined): void {
    if (refusal !== undefined && seat === this.#state.shown.seat) this.#set({ notice: { type: 'refused', refusal } });
    if (number !== this.#asked) return;
    this.#set({ isPending: false });
    this.#settle();
    // A tap that asks the table something leaves the others for later.
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

  /** While others are to act. A piece that is chosen and cannot go there is told so, as it would be in its turn. */
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

  /** Who may act now, and what becomes of what was chosen before. */
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

  /** The turn has come: what was chosen before it is made, or a piece that was chosen is still in hand. */
  #begin({ view }: PlayTurn): void {
    // A question comes in between; the turn is still to come.
    if (isAnsweringQuestion(view)) return;
    const { chosen, premove } = this.#state.premove;
    this.#set({ premove: NO_PREMOVE });
    // As if by hand: a card may be asked for, and what must be confirmed is confirmed.
    if (premove !== undefined && canPlayPremove(premove, view))
      this.#select({ type: 'drop', from: premove.move.from, to: premove.move.to });
    else if (premove !== undefined) this.#set({ notice: { type: 'dropped', move: premove.move } });
    else if (chosen !== undefined && view.moves.some(({ from }) => from === chosen)) this.#set({ selection: { chosen } });
  }

  /** The premove is not made, and that is said. */
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
    // Not on a screen that is handed over: whoever has it then must not see what another one plans.
    const mayPlan = people.length === 1 && this.#host.mayPremove() && phase === 'playing';
    return mayPlan && view.waiting !== undefined && view.waiting.decision !== 'deploy' ? { view, seat, isActing: false } : undefined;
  }

  #set(change: Partial<PlayState>): void {
    this.#state = { ...this.#state, ...change };
    this.#host.changed(this.#state);
  }
}
