/** Predicted against actual: of things that were said to happen three times in ten, do three in ten happen? */

const BINS = 10;

export interface Bin {
  /** Predictions from here on, up to the next bin. */
  readonly from: number;
  readonly count: number;
  /** The mean of what was predicted, and how often it was so. */
  readonly predicted: number;
  readonly actual: number;
}

export class Calibration {
  readonly #counts = new Float64Array(BINS);
  readonly #predicted = new Float64Array(BINS);
  readonly #actual = new Float64Array(BINS);

  add(predicted: number, happened: boolean): void {
    const bin = Math.min(BINS - 1, Math.floor(predicted * BINS + 1e-9));
    this.#counts[bin]++;
    this.#predicted[bin] += predicted;
    if (happened) this.#actual[bin]++;
  }

  /** The bins in which something was predicted. */
  get bins(): readonly Bin[] {
    return Array.from(this.#counts, (count, bin) => ({
      from: bin / BINS,
      count,
      predicted: this.#predicted[bin] / count,
      actual: this.#actual[bin] / count,
    })).filter(({ count }) => count > 0);
  }

  /** How many were predicted and how many there were. */
  get totals(): { readonly predicted: number; readonly actual: number } {
    const sum = (values: Float64Array): number => values.reduce((a, b) => a + b, 0);
    return { predicted: sum(this.#predicted), actual: sum(this.#actual) };
  }
}
