/** A budget that is being used up. */

export class Clock {
  readonly #deadline: number;
  readonly #nodesMax: number;
  #nodes = 0;

  constructor(ms: number | undefined, nodesMax: number) {
    this.#deadline = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
    this.#nodesMax = nodesMax;
  }

  /** So many more positions were looked at. */
  count(nodes: number): void {
    this.#nodes += nodes;
  }

  /** Whether there is nothing left. Without a limit of time nobody looks at the time, so that nodes alone decide. */
  get isOver(): boolean {
    return this.#nodes >= this.#nodesMax || (this.#deadline !== Number.POSITIVE_INFINITY && performance.now() >= this.#deadline);
  }
}
