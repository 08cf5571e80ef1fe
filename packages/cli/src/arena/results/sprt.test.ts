import { type Chance, seededChance } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { sprtOf } from './sprt.ts';

const BOUNDS = { low: 0.5, high: 0.55, alpha: 0.05, beta: 0.05 };

/** Pairs of games won with a chance, as points a game; the games of a pair are drawn apart. */
function pairs(count: number, mean: number, chance: Chance): readonly number[] {
  const game = (): number => (chance.below(1_000_000) < mean * 1_000_000 ? 1 : 0);
  return Array.from({ length: count }, () => (game() + game()) / 2);
}

test('games that are won or lost alone are weighed as in the plain test on shares', () => {
  // Twenty rounds won: twenty times the logarithm of 0.55 / 0.5.
  expect(sprtOf(Array<number>(20).fill(1), BOUNDS).ratio).toBeCloseTo(20 * Math.log(0.55 / 0.5), 2);
  const mixed = [1, 0, 1, 1, 0, 1, 0, 1, 1, 1];
  expect(sprtOf(mixed, BOUNDS).ratio).toBeCloseTo(7 * Math.log(0.55 / 0.5) + 3 * Math.log(0.45 / 0.5), 2);
});

test('the bounds follow from the error rates, and results after the verdict do not count', () => {
  const won = sprtOf(Array<number>(100).fill(1), BOUNDS);
  expect(won).toMatchObject({ verdict: 'high', rounds: 31, upper: Math.log(19), lower: -Math.log(19) });
  expect(sprtOf([...Array<number>(31).fill(1), 0, 0, 0], BOUNDS)).toEqual(won);
  expect(sprtOf(Array<number>(100).fill(0), BOUNDS).verdict).toBe('low');
  expect(sprtOf([], BOUNDS)).toMatchObject({ verdict: undefined, ratio: 0, rounds: 0 });
});

test('pairs that cancel out say soon that nothing is gained: they carry less noise than games alone', () => {
  const cancelled = sprtOf(Array<number>(60).fill(0.5), BOUNDS);
  expect(cancelled.verdict).toBe('low');
});

test('it errs about as seldom as it says', () => {
  const SERIES = 300;
  const chance = seededChance('sprt');
  const bounds = { ...BOUNDS, high: 0.6 };
  const wrongly = (mean: number, verdict: 'low' | 'high'): number =>
    Array.from({ length: SERIES }, () => sprtOf(pairs(400, mean, chance), bounds).verdict).filter((one) => one === verdict).length / SERIES;
  // Three standard errors of 300 series above 0.05.
  expect(wrongly(0.5, 'high')).toBeLessThan(0.09);
  expect(wrongly(0.6, 'low')).toBeLessThan(0.09);
  expect(wrongly(0.5, 'low')).toBeGreaterThan(0.85);
});
