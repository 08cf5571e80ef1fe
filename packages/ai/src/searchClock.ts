/** The budget of time and nodes of one search. */

import type { Budget } from './player.ts';

/** Thrown in the middle of a search when its budget is used up; the caller rewinds. */
export class OutOfBudget extends Error {}

/** Nodes between two readings of the time: about a tenth of a millisecond. */
const TIME_CHECK_MASK = 127;
/** Time reserved for work after the search. */
const MARGIN_MS = 2;

export class SearchClock {
  nodes = 0;
  readonly #nodesMax: number;
  readonly #end: number;

  constructor({ ms, nodes }: Budget) {
    this.#nodesMax = nodes ?? Number.POSITIVE_INFINITY;
    this.#end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + Math.max(1, ms - MARGIN_MS);
  }

  /** Counts one node in the middle of a search; throws when the budget is used up. */
  count(): void {
    if (++this.nodes >= this.#nodesMax || ((this.nodes & TIME_CHECK_MASK) === 0 && this.isOver)) throw new OutOfBudget();
  }

  /** Adds nodes without throwing, for callers that check the budget themselves. */
  add(nodes: number): void {
    this.nodes += nodes;
  }

  /** Whether the budget is used up. Without a time limit the time is not read, so that nodes alone decide. */
  get isOver(): boolean {
    return this.nodes >= this.#nodesMax || (this.#end !== Number.POSITIVE_INFINITY && performance.now() >= this.#end);
  }
}
