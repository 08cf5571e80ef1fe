/** What the player is about to do, as the page draws it: a selection of the seat in a signal, and what is sent when it is complete. */

import type { Cell, Rules, Step, View } from '@flagfall/engine';
import {
  type Choice,
  dropPiece,
  type Moment,
  openSelection,
  type PlayIntent,
  type Selected,
  type Selection,
  type SelectionRules,
  stepBack,
  takeDeed,
  takeStep,
  tapCell,
} from '@flagfall/seat';
import { type Signal, signal } from '@preact/signals';

interface SelectionHost {
  readonly rules: Rules;
  /** What the player sees now, when it is theirs to act. */
  current(): Moment | undefined;
  play(intent: PlayIntent): void;
  /** Whether what is chosen has to be confirmed. */
  mustConfirm(): boolean;
  /** A cell was tapped where there is nothing to choose. */
  onIdle(cell: Cell): void;
}

export class SelectionModel {
  readonly #state: Signal<Selection> = signal({});
  readonly #host: SelectionHost;

  constructor(host: SelectionHost) {
    this.#host = host;
  }

  get chosen(): Cell | undefined {
    return this.#state.value.chosen;
  }

  get choice(): Choice | undefined {
    return this.#state.value.choice;
  }

  get pending(): PlayIntent | undefined {
    return this.#state.value.pending;
  }

  reset(view: View | undefined): void {
    this.#state.value = openSelection(view);
  }

  choose(chosen: Cell): void {
    this.#state.value = { ...this.#state.peek(), chosen };
  }

  /** Shows what is about to be done. */
  announce(pending: PlayIntent | undefined): void {
    this.#state.value = { ...this.#state.peek(), pending };
  }

  tap(cell: Cell): void {
    this.#apply((state, now, rules) => tapCell(state, cell, now, rules), cell);
  }

  /** A piece was dragged somewhere. */
  drop(from: Cell, to: Cell): void {
    this.#apply((state, now, rules) => dropPiece(state, from, to, now, rules), to);
  }

  takeStep(step: Step): void {
    this.#apply((state, now, rules) => takeStep(state, step, now, rules));
  }

  /** What the piece that is chosen can do besides moving. */
  takeDeed(step: Step, cell: Cell | undefined): void {
    this.#apply((state, now, rules) => takeDeed(state, step, cell, now, rules));
  }

  confirm(): void {
    const intent = this.#state.peek().pending;
    if (intent === undefined) return;
    this.#state.value = {};
    this.#host.play(intent);
  }

  back(): void {
    this.#state.value = stepBack(this.#state.peek(), this.#host.current()?.view);
  }

  #apply(change: (state: Selection, now: Moment, rules: SelectionRules) => Selected, tapped?: Cell): void {
    const now = this.#host.current();
    if (now === undefined) return;
    const rules = { board: this.#host.rules.board, mustConfirm: this.#host.mustConfirm() };
    const { selection, intent, isIdle } = change(this.#state.peek(), now, rules);
    this.#state.value = selection;
    if (intent !== undefined) this.#host.play(intent);
    if (isIdle && tapped !== undefined) this.#host.onIdle(tapped);
  }
}
