/** Calibration: of events that were predicted with 30 %, do 30 % happen? */

const BINS = 10;

export interface Bin {
  /** The lower end of the bin. */
  readonly from: number;
  readonly count: number;
  /** The mean prediction, and how often the event happened. */
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

  /** The bins that are not empty. */
  get bins(): readonly Bin[] {
    return Array.from(this.#counts, (count, bin) => ({
      from: bin / BINS,
      count,
      predicted: this.#predicted[bin] / count,
      actual: this.#actual[bin] / count,
    })).filter(({ count }) => count > 0);
  }

  /** The predicted and the actual number of events. */
  get totals(): { readonly predicted: number; readonly actual: number } {
    const sum = (values: Float64Array): number => values.reduce((a, b) => a + b, 0);
    return { predicted: sum(this.#predicted), actual: sum(this.#actual) };
  }
}
