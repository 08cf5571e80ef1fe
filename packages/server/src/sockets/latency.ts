// The round-trip time to a client: the median of the last few measurements, so that one slow answer does not count.

const KEPT = 5;

export class Latency {
  readonly #measured: number[] = [];
  #ms = 0;

  note(ms: number): void {
    this.#measured.push(Math.max(0, ms));
    if (this.#measured.length > KEPT) this.#measured.shift();
    const sorted = this.#measured.toSorted((one, other) => one - other);
    this.#ms = sorted[sorted.length >> 1];
  }

  /** 0 before the first measurement. */
  get ms(): number {
    return this.#ms;
  }
}
