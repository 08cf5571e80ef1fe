/** Balanced probabilities add up by piece and by kind, and impossible ones stay 0. */

import { expect, test } from 'vitest';
import { sinkhornBalance } from './sinkhorn.ts';

/** Three pieces of three kinds: two of the first, one of the last; the first piece is none of the last kind. */
const ROWS = [
  [2, 0, 0],
  [2, 0, 1],
  [2, 0, 5],
];

test('each row sums to one, each kind to its count, and impossible kinds stay impossible', () => {
  const odds = Float64Array.from(ROWS.flat());
  sinkhornBalance(odds, [0, 1, 2], [2, 0, 1]);
  const at = (piece: number, kind: number): number => odds[piece * 3 + kind];
  for (const piece of [0, 1, 2]) expect(at(piece, 0) + at(piece, 1) + at(piece, 2)).toBeCloseTo(1, 9);
  expect(at(0, 0) + at(1, 0) + at(2, 0)).toBeCloseTo(2, 2);
  expect(at(1, 2) + at(2, 2)).toBeCloseTo(1, 2);
  expect(at(0, 2)).toBe(0);
  expect(at(2, 2)).toBeGreaterThan(at(1, 2));
});

test('the probabilities of other pieces do not change', () => {
  const odds = Float64Array.from(ROWS.flat());
  sinkhornBalance(odds, [1, 2], [1, 0, 1]);
  expect([...odds.subarray(0, 3)]).toEqual(ROWS[0]);
});
