/** What the player is about to do: a chosen piece, a deed half chosen, and what the game says to it. Legal targets come from the view alone. */

import { type Cell, type DeedIntent, isQuestion, type MoveIntent, type Rules, type Seat, type Step, type View } from '@flagfall/engine';
import type { Wish } from '@flagfall/protocol';
import { batch, type Signal, signal } from '@preact/signals';
import { attackChoice, back, type Choice, EVERYTHING, openingChoice, stageOf, stepOn, type Taken, take } from './choice.ts';

interface HandHost {
  readonly rules: Rules;
  /** What the player sees now, when it is theirs to act. */
  current(): { readonly view: View; readonly seat: Seat } | undefined;
  send(wish: Wish): void;
  /** Whether what is chosen has to be confirmed. */
  mustConfirm(): boolean;
  /** A piece of somebody else was tapped, and nothing is chosen. */
  onEnemy(cell: Cell): void;
}

export class Hand {
  readonly chosen: Signal<Cell | undefined> = signal(undefined);
  readonly choice: Signal<Choice | undefined> = signal(undefined);
  /** What is chosen and waits to be confirmed. */
  readonly pending: Signal<MoveIntent | DeedIntent | undefined> = signal(undefined);
  readonly #host: HandHost;

  constructor(host: HandHost) {
    this.#host = host;
  }

  /** A new moment of the game: what was half chosen is gone, a question is opened. */
  reset(view: View | undefined): void {
    batch(() => {
      this.pending.value = undefined;
      this.chosen.value = undefined;
      this.choice.value = view === undefined ? undefined : openingChoice(view);
    });
  }

  tap(cell: Cell): void {
    const now = this.#host.current();
    if (now === undefined) return;
    const { view } = now;
    // Who goes on choosing does not want it.
    this.pending.value = undefined;
    const choice = this.choice.value;
    const stage = choice === undefined ? undefined : stageOf(view, choice);
    const step = stage?.isOnBoard ? stepOn(stage, cell, this.#host.rules.board) : undefined;
    if (step !== undefined) this.takeStep(step);
    else if (!isQuestion(view)) {
      this.choice.value = undefined;
      this.#tapFreely(now.view, now.seat, cell);
    }
  }

  /** A piece was dragged somewhere. */
  drop(from: Cell, to: Cell): void {
    if (this.choice.value === undefined) this.chosen.value = from;
    this.tap(to);
  }

  takeStep(step: Step): void {
    const now = this.#host.current();
    this.pending.value = undefined;
    if (now !== undefined) this.#go(take(now.view, this.choice.value ?? EVERYTHING, step));
  }

  /** What the piece that is chosen can do besides moving. */
  takeDeed(step: Step, cell: Cell | undefined): void {
    const now = this.#host.current();
    this.pending.value = undefined;
    if (now === undefined) return;
    const choice: Choice = cell === undefined ? EVERYTHING : { scope: { type: 'piece', cell, isEnemy: false }, path: [] };
    this.#go(take(now.view, choice, step));
  }

  confirm(): void {
    const intent = this.pending.value;
    if (intent === undefined) return;
    this.#letGo();
    this.#host.send({ type: 'play', intent });
  }

  /** One step back, as far as there is one. What was about to be confirmed is chosen no more; the way there stays. */
  back(): void {
    if (this.pending.value !== undefined) {
      this.pending.value = undefined;
      return;
    }
    const choice = this.choice.value;
    if (choice === undefined) {
      this.chosen.value = undefined;
      return;
    }
    const view = this.#host.current()?.view;
    this.choice.value = back(choice) ?? (view === undefined ? undefined : openingChoice(view));
  }

  #tapFreely(view: View, seat: Seat, cell: Cell): void {
    const from = this.chosen.value;
    const piece = view.pieces.find((standing) => standing.cell === cell);
    if (piece?.seat === seat) {
      this.chosen.value = from === cell ? undefined : cell;
      return;
    }
    if (from === undefined) {
      if (piece !== undefined) this.#host.onEnemy(cell);
      return;
    }
    const move: MoveIntent = { type: 'move', from, to: cell };
    const isOffered = view.moves.some((offered) => offered.from === from && offered.to === cell);
    const withCards = isOffered && piece !== undefined ? attackChoice(view, from, cell) : undefined;
    if (withCards !== undefined) {
      this.choice.value = withCards;
      return;
    }
    if (isOffered && this.#host.mustConfirm()) {
      this.pending.value = move;
      return;
    }
    // What is not offered is asked all the same: the table says why not.
    if (!isOffered) this.chosen.value = undefined;
    this.#host.send({ type: 'play', intent: move });
  }

  #go(taken: Taken): void {
    if ('choice' in taken) {
      this.choice.value = taken.choice;
      return;
    }
    if (this.#host.mustConfirm()) {
      this.pending.value = taken.intent;
      return;
    }
    this.#letGo();
    this.#host.send({ type: 'play', intent: taken.intent });
  }

  #letGo(): void {
    batch(() => {
      this.pending.value = undefined;
      this.choice.value = undefined;
      this.chosen.value = undefined;
    });
  }
}
