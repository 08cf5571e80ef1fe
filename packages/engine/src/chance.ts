/** Chance comes in as an argument: a small seeded generator, the same on every machine. */

export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/** For games that need no chance once they have begun. */
export const NO_CHANCE: Chance = {
  below() {
    throw new Error('this game draws or shuffles in play: give it a chance');
  },
};

/** sfc32 seeded from any text or number; the same seed always gives the same numbers. */
export function seededChance(seed: string | number): Chance {
  let [a, b, c] = mixSeed(String(seed));
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below(n) {
      // The high part of next() * n. A low part that falls into the remainder is drawn again, so that no number is favoured.
      for (;;) {
        const product = next() * n;
        const high = Math.floor(product / 4294967296);
        const low = product - high * 4294967296;
        if (low >= n || low >= 4294967296 % n) return high;
      }
    },
  };
}

export function pick<T>(chance: Chance, items: readonly T[]): T {
  return items[chance.below(items.length)];
}

/** A new array in random order. */
export function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

function mixSeed(text: string): [number, number, number] {
  const words: [number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162];
  for (let i = 0; i < text.length; i++)
    for (let w = 0; w < 3; w++) {
      words[w] = Math.imul(words[w] ^ text.charCodeAt(i), 0x85ebca6b + 2 * w);
      words[w] ^= words[w] >>> 13;
    }
  return words;
}
