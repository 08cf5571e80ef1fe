/** Draws by weight. */

import type { Chance } from '@flagfall/engine';

const RESOLUTION = 1 << 30;

/** A number from 0 up to, not including, 1. */
export function randomFraction(chance: Chance): number {
  return chance.below(RESOLUTION) / RESOLUTION;
}

export function sumOf(weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at];
  return sum;
}

/** An index by weight, or -1 when all weights are 0. */
export function pickByWeight(weights: Float64Array, sum: number, chance: Chance): number {
  let rest = randomFraction(chance) * sum;
  let last = -1;
  for (let at = 0; at < weights.length; at++) {
    if (weights[at] === 0) continue;
    last = at;
    rest -= weights[at];
    if (rest < 0) return at;
  }
  return last;
}

/** The first index whose running sum is above a share of the whole. */
export function pickByCumulative(sums: Float64Array, count: number, chance: Chance): number {
  const wanted = randomFraction(chance) * sums[count - 1];
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
