/** The chance of one action comes from the seed and the number of the action, so a restored table needs no other memory of its luck. */

import { assert, type Chance } from '@flagfall/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Numbers below this can be drawn. */
const RANGE = 4294967296;
/** Four-byte words in a hash. */
const WORDS = 8;

/** Words come from SHA-256 over seed, action and block, so the draws of one action say nothing about those of the next. */
export class ActionChance implements Chance {
  readonly #seed: string;
  readonly #action: number;
  #words: DataView | undefined;
  #drawn = 0;

  constructor(seed: string, action: number) {
    this.#seed = seed;
    this.#action = action;
  }

  /** Whether the action drew anything. */
  get wasUsed(): boolean {
    return this.#drawn > 0;
  }

  below(n: number): number {
    assert(n >= 1 && n <= RANGE, 'there is something to choose from');
    // Words of the last, incomplete round are drawn again, or small numbers would be favoured.
    const limit = RANGE - (RANGE % n);
    for (;;) {
      const word = this.#next();
      if (word < limit) return word % n;
    }
  }

  #next(): number {
    const at = this.#drawn % WORDS;
    const words = at === 0 || this.#words === undefined ? this.#block() : this.#words;
    this.#words = words;
    this.#drawn++;
    return words.getUint32(at * 4);
  }

  #block(): DataView {
    const block = sha256(utf8ToBytes(`${this.#seed} ${this.#action} ${this.#drawn / WORDS}`));
    return new DataView(block.buffer, block.byteOffset, block.byteLength);
  }
}
