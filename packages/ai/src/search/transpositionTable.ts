/** The transposition table: results of earlier searches, by hash. */

const BITS = 16;
const SIZE = 1 << BITS;
/** Values differ between decisions, so each decision has a key of its own. */
const SEARCH_KEY_STEP = 0x9e3779b1;

export class TranspositionTable {
  readonly value = new Float64Array(SIZE);
  readonly depth = new Int8Array(SIZE);
  /** -1: the value is at most this, 1: at least this, 0: exactly. */
  readonly bound = new Int8Array(SIZE);
  readonly bestIntent = new Int32Array(SIZE);
  readonly #low = new Int32Array(SIZE);
  readonly #high = new Int32Array(SIZE);
  #key = 0;

  newSearch(): void {
    this.#key = (this.#key + SEARCH_KEY_STEP) | 0;
  }

  /** The slot of a position, or -1. */
  probe(low: number, high: number): number {
    const at = (low ^ this.#key) & (SIZE - 1);
    return this.#low[at] === (low ^ this.#key) && this.#high[at] === high ? at : -1;
  }

  /** Whether the entry is deep enough and its bound cuts the window. */
  cutsOff(at: number, depth: number, alpha: number, beta: number): boolean {
    if (this.depth[at] < depth) return false;
    const bound = this.bound[at];
    return bound === 0 || (bound > 0 ? this.value[at] >= beta : this.value[at] <= alpha);
  }

  store(low: number, high: number, depth: number, value: number, bound: number, best: number): void {
    const at = (low ^ this.#key) & (SIZE - 1);
    this.#low[at] = low ^ this.#key;
    this.#high[at] = high;
    this.depth[at] = depth;
    this.value[at] = value;
    this.bound[at] = bound;
    this.bestIntent[at] = best;
  }
}
