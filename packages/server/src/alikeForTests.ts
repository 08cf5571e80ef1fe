/** Comparing how long two things take, in tests: medians, and another try where the machine was too busy. A real difference shows in every try. */

import { expect } from 'vitest';

const TRIES = 3;
const LEAST = 0.6;
const MOST = 1.7;

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** Expects a measured ratio to be about one in one of a few tries. */
export async function expectAlike(measure: () => Promise<number>): Promise<void> {
  const ratios: number[] = [];
  const isAlike = (ratio: number): boolean => ratio > LEAST && ratio < MOST;
  while (ratios.length < TRIES && !ratios.some(isAlike)) ratios.push(await measure());
  expect(ratios.some(isAlike), `one took so many times as long as the other: ${ratios.join(', ')}`).toBe(true);
}
