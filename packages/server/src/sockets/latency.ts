// How long the way to a client and back takes: the median of the last few measurements, so that one slow answer counts for nothing.

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

  /** 0 until something was measured. */
  get ms(): number {
    return this.#ms;
  }
}
