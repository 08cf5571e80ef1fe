/** The figures of how people deploy are well formed and plausible. */

import { describe, expect, test } from 'vitest';
import { mirroredCell, PRIOR_CELLS, PRIOR_COLUMNS, type Prior, PriorKind, priorFor } from './prior.ts';
import { BARRAGE, CLASSIC } from './priorData.ts';

const { BOMB, FLAG, SPY, MARSHAL, COUNT } = PriorKind;

describe.each([
  { name: 'full homes', data: CLASSIC, prior: priorFor(false) },
  { name: 'sparse homes', data: BARRAGE, prior: priorFor(true) },
])('$name', ({ data, prior }) => {
  test('every text has its length and only digits', () => {
    expect(data.flags).toMatch(/^[\w-]{40}$/);
    for (const text of Object.values(data.tables)) expect(text).toMatch(/^[\w-]{480}$/);
    expect(Object.keys(data.tables)).toHaveLength(PRIOR_CELLS / 2);
    for (const text of data.affinities) expect(text).toMatch(/^[\w-]{144}$/);
    for (const text of Object.values(data.patterns)) expect(text.length % (data.army[BOMB] + 1)).toBe(0);
  });

  test('each piece of the army stands somewhere', () => {
    expect(prior.flags.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    for (let flag = 0; flag < PRIOR_CELLS; flag++)
      for (let kind = 0; kind < COUNT; kind++) {
        if (kind === FLAG) continue;
        const placed = Array.from({ length: PRIOR_CELLS }, (_, cell) => frequency(prior, flag, kind, cell)).reduce((a, b) => a + b, 0);
        expect(Math.abs(placed - prior.army[kind])).toBeLessThan(0.05 + 0.08 * prior.army[kind]);
      }
  });

  test('left and right are alike', () => {
    for (let cell = 0; cell < PRIOR_CELLS; cell++) {
      expect(prior.flags[mirroredCell(cell)]).toBeCloseTo(prior.flags[cell], 9);
      expect(frequency(prior, mirroredCell(32), BOMB, mirroredCell(cell))).toBe(frequency(prior, 32, BOMB, cell));
    }
  });

  test('patterns are possible deployments, and their shares sum to less than one', () => {
    const { cells, shares } = prior.patterns;
    const size = prior.army[BOMB] + 1;
    const patterns = Array.from(shares, (_, pattern) => [...cells.subarray(pattern * size, (pattern + 1) * size)]);
    expect(cells).toHaveLength(patterns.length * size);
    expect(patterns.filter((pattern) => new Set(pattern).size !== size || pattern.some((cell) => cell >= PRIOR_CELLS))).toEqual([]);
    const share = shares.reduce((sum, one) => sum + one, 0);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(1);
  });
});

test('people hide the flag behind bombs in the last row, and keep the spy from the front', () => {
  const prior = priorFor(false);
  const row = (values: (cell: number) => number, number: number): number =>
    Array.from({ length: PRIOR_COLUMNS }, (_, column) => values(number * PRIOR_COLUMNS + column)).reduce((a, b) => a + b, 0);
  expect(row((cell) => prior.flags[cell], 3)).toBeGreaterThan(0.7);
  expect(frequency(prior, 32, BOMB, 31)).toBeGreaterThan(0.4);
  expect(frequency(prior, 32, BOMB, 38)).toBeLessThan(0.3);
  expect(row((cell) => frequency(prior, 32, SPY, cell), 0)).toBeLessThan(0.2);
  expect(row((cell) => frequency(prior, 32, MARSHAL, cell), 3)).toBeLessThan(0.2);
});

function frequency({ table }: Prior, flag: number, kind: number, cell: number): number {
  return cell === flag ? 0 : table[(flag * COUNT + kind) * PRIOR_CELLS + cell];
}
