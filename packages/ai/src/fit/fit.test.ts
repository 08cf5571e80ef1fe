/** The fit finds weights that made the outcomes, and stays where it began when told to. */

import { seededChance } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { fit, type Sample } from './fit.ts';

const TRUE = [1.5, -0.7, 0];

test('weights that made the outcomes are found again', () => {
  const { weights, before, after } = fit(samples(4000), [0.5, 0.5, 0.5], 0);
  for (const [at, weight] of weights.entries()) expect(Math.abs(weight - TRUE[at])).toBeLessThan(0.15);
  expect(after).toBeLessThan(before);
});

test('a strong pull keeps them where they were', () => {
  const { weights } = fit(samples(500), [0.5, 0.5, 0.5], 1000);
  for (const weight of weights) expect(Math.abs(weight - 0.5)).toBeLessThan(0.05);
});

function samples(count: number): readonly Sample[] {
  const chance = seededChance('samples');
  const any = (): number => chance.below(2001) / 1000 - 1;
  return Array.from({ length: count }, () => {
    const slopes = [any() * 2, any() * 2, any()];
    const value = slopes.reduce((sum, slope, at) => sum + slope * TRUE[at], 0.2);
    return { constant: 0.2, slopes, result: chance.below(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-value)) ? 1 : 0 };
  });
}
