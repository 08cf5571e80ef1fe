/** Counts what has been looked at, and says when to stop. */

import type { Budget } from '../player.ts';

/** Thrown out of the middle of a search when its budget is used up; whoever began it takes its moves back. */
export class OutOfBudget extends Error {}

/** How many positions are looked at between two looks at the time: about a tenth of a millisecond. */
const PATIENCE = 127;
/** What is kept of the time for what comes after the search. */
const RESERVE_MS = 2;

export class Clock {
  nodes = 0;
  readonly #nodesMax: number;
  readonly #end: number;

  constructor({ ms, nodes }: Budget) {
    this.#nodesMax = nodes ?? Number.POSITIVE_INFINITY;
    this.#end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + Math.max(1, ms - RESERVE_MS);
  }

  /** One more position. */
  count(): void {
    if (++this.nodes >= this.#nodesMax || ((this.nodes & PATIENCE) === 0 && this.isOver)) throw new OutOfBudget();
  }

  get isOver(): boolean {
    return this.nodes >= this.#nodesMax || performance.now() >= this.#end;
  }
}
