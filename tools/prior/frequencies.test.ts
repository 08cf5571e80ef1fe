/** Frequencies and affinities, on deployments made up here. */

import { expect, test } from 'vitest';
import { KIND_LETTERS } from '../../packages/cli/src/belief/collectedDeployments.ts';
import { affinitiesOf } from './affinities.ts';
import { BOMB, bothWays, CELLS, FLAG, frequenciesOf, patternsOf } from './frequencies.ts';

/** Flag at the left of the last row, a bomb on either side of it or far away. */
const FENCED = 'DDDDDDDDDDEEEEEEEEEEFFFFFFFFFFGBMBGGGGGG';
const OTHER = 'DDDDDDDDDDEEEEEEEEEEFFFFFFFFFFGGMGGGGGBB';
const LINES = [...Array<string>(9).fill(FENCED), OTHER];
const KINDS = KIND_LETTERS.length;

test('placements are counted, given the cell of the flag', () => {
  const { army, flags, table } = frequenciesOf(bothWays(LINES));
  expect(army[BOMB]).toBe(2);
  expect(flags[32]).toBeGreaterThan(0.4);
  expect(flags[37]).toBe(flags[32]);
  const bombAt = (flag: number, cell: number): number => table[(flag * KINDS + BOMB) * CELLS + cell];
  expect(bombAt(32, 31)).toBeGreaterThan(bombAt(32, 39));
  expect(bombAt(32, 31)).toBe(bombAt(37, 38));
  expect(bombAt(32, 32)).toBe(0);
  expect(bombAt(0, 5)).toBeGreaterThan(0);
});

test('patterns seen once do not count as a habit', () => {
  const patterns = patternsOf(bothWays(LINES));
  expect(Object.fromEntries(patterns)).toEqual({ '32 31 33': 9, '37 36 38': 9 });
  expect(FLAG).toBe(KIND_LETTERS.indexOf('M'));
});

test('pieces side by side more often than their cells explain have an affinity', () => {
  // Spy and marshal are always neighbours, anywhere in the third row.
  const lines = Array.from({ length: 8 }, (_, at) => {
    const row = [...'FFFFFFFFFF'];
    row.splice(at + 1, 2, 'C', 'L');
    return `DDDDDDDDDDEEEEEEEEEE${row.slice(0, 10).join('')}GGMGGGGGGG`;
  });
  const layouts = bothWays(lines);
  const affinities = affinitiesOf(layouts, frequenciesOf(layouts), 200_000);
  const beside = (one: string, other: string): number =>
    affinities[(KINDS + KIND_LETTERS.indexOf(one)) * KINDS + KIND_LETTERS.indexOf(other)];
  expect(beside('C', 'L')).toBeGreaterThan(0.5);
  expect(beside('C', 'F')).toBeLessThan(beside('C', 'L'));
});
