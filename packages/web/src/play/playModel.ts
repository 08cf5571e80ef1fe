/** A game on the screen: what is shown of it, what the player is about to do, and whose eyes the screen is meant for. */

import { assert, type Cell, isQuestion, type Rules, type Seat, type Viewer } from '@flagfall/engine';
import { ruleOf } from '@flagfall/messages';
import type { TableRefusal, Wish } from '@flagfall/protocol';
import { canPlayPremove, isPremoveValid, type Moment, rulesFor } from '@flagfall/seat';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { GameLink } from '../games/gameLink.ts';
import { Hints } from '../hints/hints.ts';
import { confirmation, premove } from '../settings/settings.ts';
import { GameWords } from '../words/gameWords.ts';
import { say } from '../words/words.ts';
import { Curtain } from './curtain.ts';
import { tidyArmies } from './deploy/armyDraft.ts';
import { PremoveModel } from './premoveModel.ts';
import { Presenter } from './presenter.ts';
import { SelectionModel } from './selectionModel.ts';
import { soundTable } from './tableSounds.ts';

/** What turns a piece round for somebody. */
const REVEALING: ReadonlySet<string> = new Set(['piecesRevealed', 'pieceShown']);

export class PlayModel {
  readonly link: GameLink;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly presenter: Presenter;
  readonly selection: SelectionModel;
  readonly premove: PremoveModel;
  readonly curtain: Curtain;
  /** What the game answers to something that is not allowed. */
  readonly notice: Signal<string> = signal('');
  /** The rule that it cites, where there is one. */
  readonly cited: Signal<string | undefined> = signal(undefined);
  /** For who trains against the computer. */
  readonly hints: Hints | undefined;
  readonly isFlipped: Signal<boolean> = signal(false);
  /** An enemy piece whose pencil mark is being chosen. */
  readonly marking: Signal<Cell | undefined> = signal(undefined);
  /** The view, while it is the reader's to act. */
  readonly acting: ReadonlySignal<Moment | undefined>;
  /** The view, while others are to act and the reader may choose a move in advance. */
  readonly planning: ReadonlySignal<Moment | undefined>;
  /** The table has been asked something, and has not answered yet. */
  readonly isPending: Signal<boolean> = signal(false);
  #asked = 0;
  /** Taps while the table has not answered yet: they are done when it has, on the board as it is then. */
  #taps: (() => void)[] = [];
  readonly #stop: () => void;
  readonly #helpers: readonly (() => void)[];

  constructor(link: GameLink) {
    const rules = rulesFor(link.plan);
    assert(rules !== undefined, `there are rules for ${link.plan.edition}`);
    this.link = link;
    this.rules = rules;
    this.words = new GameWords(this.rules);
    this.presenter = new Presenter(this.rules.isAided);
    this.acting = computed(() => this.#acting());
    this.planning = computed(() => this.#planning());
    this.premove = new PremoveModel(this.rules);
    this.selection = new SelectionModel({
      rules: this.rules,
      current: () => this.acting.value,
      play: (intent) => this.send({ type: 'play', intent }),
      mustConfirm: () => confirmation.chosen.value === 'on',
      onIdle: (cell) => this.mark(cell),
    });
    // Whoever plays from memory must not be told what was shown before.
    const mayAsk = link.company === undefined && this.rules.isAided && Hints.areAllowed(link.plan, link.people);
    this.hints = mayAsk ? new Hints(link.plan) : undefined;
    this.curtain = new Curtain(link, this.presenter);
    link.listen((arrival) => {
      this.hints?.arrived(arrival);
      // From memory: whoever moved on at once would never see what was shown.
      if (!this.rules.isAided && arrival.update.actions.flat().some(({ type }) => REVEALING.has(type))) this.#callOff();
      this.presenter.arrived(arrival);
    });
    this.#helpers = [tidyArmies(link), soundTable(this)];
    this.#stop = effect(() => {
      const [acting, planning] = [this.acting.value, this.planning.value];
      const mayPlan = premove.chosen.value === 'on' && this.presenter.shown.value?.phase === 'playing';
      untracked(() => {
        this.selection.reset(acting?.view);
        if (acting !== undefined) this.#comeTo(acting);
        else if (planning !== undefined) this.#lookAfter(planning);
        else if (!mayPlan) this.premove.clear();
      });
      // A refusal may name a piece: it is for the eyes of who asked.
      if (this.presenter.seat.value === undefined) this.#forget();
      if (!this.isPending.value) untracked(() => this.#catchUp());
    });
  }

  send(wish: Wish): void {
    this.notice.value = '';
    const seat = this.presenter.seat.peek();
    if (seat === undefined || seat === 'audience') return;
    this.isPending.value = true;
    const asked = ++this.#asked;
    const answer = this.link.ask(seat, wish);
    if (answer instanceof Promise) void answer.then((refusal) => this.#answered(asked, seat, refusal));
    else this.#answered(asked, seat, answer);
  }

  /** A tap on the board, by whatever means. */
  tap(cell: Cell): void {
    this.#onceAnswered(() => {
      this.notice.value = '';
      const planning = this.planning.value;
      if (this.acting.value !== undefined) this.selection.tap(cell);
      else if (planning === undefined) this.mark(cell);
      else this.#plan(cell, planning);
    });
  }

  /** A piece was dragged somewhere. */
  drop(from: Cell, to: Cell): void {
    this.#onceAnswered(() => {
      this.notice.value = '';
      const planning = this.planning.value;
      if (planning === undefined) this.selection.drop(from, to);
      else {
        this.premove.choose(from);
        this.#plan(to, planning);
      }
    });
  }

  /** One step back in what is being chosen. */
  back(): void {
    if (this.planning.value === undefined) this.selection.back();
    else this.premove.clear();
  }

  /** Notes are allowed where the game is played with a pencil. */
  mark(cell: Cell): void {
    const piece = this.presenter.shown.value?.view.pieces.find((standing) => standing.cell === cell);
    const looker = this.presenter.seat.value;
    const isForeign = piece !== undefined && !piece.known && piece.seat !== looker && looker !== 'audience';
    if (isForeign && this.rules.options.memory === 'pencil') this.marking.value = cell;
  }

  close(): void {
    this.#stop();
    for (const stop of this.#helpers) stop();
    this.curtain.close();
    this.hints?.close();
    this.link.close();
  }

  /** An answer that comes when the screen has been handed over is for other eyes. */
  #answered(asked: number, seat: Seat, refusal: TableRefusal | undefined): void {
    batch(() => {
      if (asked === this.#asked) this.isPending.value = false;
      if (refusal !== undefined && seat === this.presenter.seat.peek()) this.#refuse(refusal, seat);
    });
  }

  /** Does what was tapped meanwhile; a tap that asks the table something leaves the others for later. */
  #catchUp(): void {
    for (let tap = this.#taps.shift(); tap !== undefined; tap = this.#taps.shift()) {
      tap();
      if (this.isPending.value) return;
    }
  }

  #onceAnswered(tap: () => void): void {
    if (this.isPending.value) this.#taps.push(tap);
    else tap();
  }

  /** A tap while others are to act. A piece that is chosen and cannot go there is told so, as it would be in its turn. */
  #plan(cell: Cell, moment: Moment): void {
    const { view, seat } = moment;
    const wasChosen = this.premove.chosen !== undefined;
    if (this.premove.tap(cell, moment)) return;
    const [turn] = view.waiting?.seats ?? [];
    if (wasChosen && turn !== undefined) this.#refuse({ code: 'notYourTurn', turn }, seat);
    else this.mark(cell);
  }

  #refuse(refusal: TableRefusal, seat: Viewer): void {
    this.notice.value = this.words.refusal(refusal, seat);
    this.cited.value = ruleOf(refusal.code, !this.rules.board.straight);
  }

  #forget(): void {
    this.#taps = [];
    this.#asked++;
    this.isPending.value = false;
    this.notice.value = '';
    this.marking.value = undefined;
    this.premove.clear();
  }

  /** The reader's turn: what was chosen before it is made, or a piece that was chosen is still in hand. */
  #comeTo({ view }: Moment): void {
    const [planned, chosen] = [this.premove.planned, this.premove.chosen];
    // A question comes in between; the turn is still to come.
    if (isQuestion(view)) return;
    this.premove.clear();
    // As if by hand: a card may be asked for, and what must be confirmed is confirmed.
    if (planned !== undefined && canPlayPremove(planned, view)) this.selection.drop(planned.move.from, planned.move.to);
    else if (planned !== undefined) this.#drop(planned.move);
    else if (chosen !== undefined && view.moves.some(({ from }) => from === chosen)) this.selection.choose(chosen);
  }

  /** Others have moved, and others are still to move. */
  #lookAfter({ view }: Moment): void {
    const planned = this.premove.planned;
    if (planned !== undefined && !isPremoveValid(planned, view)) this.#callOff();
  }

  /** The plan is not made, and that is said. */
  #callOff(): void {
    const planned = this.premove.planned;
    if (planned === undefined) return;
    this.premove.clear();
    this.#drop(planned.move);
  }

  #drop({ from, to }: { readonly from: Cell; readonly to: Cell }): void {
    this.cited.value = undefined;
    this.notice.value = say('web.premove.dropped', { from: this.words.cell(from), to: this.words.cell(to) });
  }

  /** Not on a screen that is handed over: whoever has it then must not see what another one plans. */
  #planning(): Moment | undefined {
    const [update, looker] = [this.presenter.shown.value, this.presenter.seat.value];
    const isAlone = this.link.people.length === 1 && premove.chosen.value === 'on';
    if (update === undefined || looker === undefined || looker === 'audience' || !isAlone) return undefined;
    const { waiting } = update.view;
    if (update.phase !== 'playing' || update.isPaused || waiting === undefined || waiting.decision === 'deploy') return undefined;
    return waiting.seats.includes(looker) ? undefined : { view: update.view, seat: looker };
  }

  #acting(): Moment | undefined {
    const { shown, seat, isBusy } = this.presenter;
    const [update, looker] = [shown.value, seat.value];
    if (update === undefined || looker === undefined || looker === 'audience') return undefined;
    // An exercise that is solved by a refusal is over, though its view has not changed.
    if (isBusy.value || this.isPending.value || update.isPaused || this.link.standing?.phase === 'over') return undefined;
    const isAsked = update.phase === 'playing' || update.phase === 'deploying' ? update.view.waiting?.seats.includes(looker) : false;
    return isAsked ? { view: update.view, seat: looker } : undefined;
  }
}
