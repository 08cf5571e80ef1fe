/** A move chosen before its turn, as the page draws it. */

import type { Cell, Rules } from '@flagfall/engine';
import { type Moment, type Premove, type PremoveSelection, tapPremove } from '@flagfall/seat';
import { type Signal, signal } from '@preact/signals';

export class PremoveModel {
  readonly state: Signal<PremoveSelection> = signal({});
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  get chosen(): Cell | undefined {
    return this.state.value.chosen;
  }

  get planned(): Premove | undefined {
    return this.state.value.premove;
  }

  choose(chosen: Cell): void {
    this.state.value = { ...this.state.peek(), chosen };
  }

  /** False where the tap meant nothing. */
  tap(cell: Cell, moment: Moment): boolean {
    const next = tapPremove(this.#rules, this.state.peek(), cell, moment);
    this.state.value = next ?? {};
    return next !== undefined;
  }

  clear(): void {
    const { chosen, premove } = this.state.peek();
    if (chosen !== undefined || premove !== undefined) this.state.value = {};
  }
}
