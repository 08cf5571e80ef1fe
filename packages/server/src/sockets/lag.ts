// How long the way to a client and back takes: the median of the last few measurements, so that one slow answer counts for nothing.

const KEPT = 5;

export class Lag {
  readonly #measured: number[] = [];

  note(ms: number): void {
    this.#measured.push(Math.max(0, ms));
    if (this.#measured.length > KEPT) this.#measured.shift();
  }

  /** 0 until something was measured. */
  get ms(): number {
    const sorted = this.#measured.toSorted((one, other) => one - other);
    return sorted[sorted.length >> 1] ?? 0;
  }
}
