/** A budget of time and positions that is being used up. */

import type { Budget } from './player.ts';

/** Thrown out of the middle of a search when its budget is used up; whoever began it takes its moves back. */
export class OutOfBudget extends Error {}

/** How many positions are looked at between two looks at the time: about a tenth of a millisecond. */
const TIME_CHECK_MASK = 127;
/** What is kept of the time for what comes after the search. */
const MARGIN_MS = 2;

export class SearchClock {
  nodes = 0;
  readonly #nodesMax: number;
  readonly #end: number;

  constructor({ ms, nodes }: Budget) {
    this.#nodesMax = nodes ?? Number.POSITIVE_INFINITY;
    this.#end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + Math.max(1, ms - MARGIN_MS);
  }

  /** One more position, in the middle of a search. */
  count(): void {
    if (++this.nodes >= this.#nodesMax || ((this.nodes & TIME_CHECK_MASK) === 0 && this.isOver)) throw new OutOfBudget();
  }

  /** So many more positions, for whoever asks by itself whether it is over. */
  add(nodes: number): void {
    this.nodes += nodes;
  }

  /** Whether nothing is left. Without a limit of time nobody looks at the time, so that nodes alone decide. */
  get isOver(): boolean {
    return this.nodes >= this.#nodesMax || (this.#end !== Number.POSITIVE_INFINITY && performance.now() >= this.#end);
  }
}
