// Where cells lie, and which way the arrow keys lead.

import { barrage, conquest } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { mapLookOf } from '../art/looks.ts';
import { geometryOf } from './geometry.ts';

const grid = compileRules(barrage).board;
const map = compileRules(conquest).board;

test('the south is at the bottom, and a flipped board is turned round', () => {
  const plain = geometryOf(grid, false);
  const flipped = geometryOf(grid, true);
  expect(plain.middleOf('a1')).toEqual({ x: 1 / 16, y: 15 / 16 });
  expect(flipped.middleOf('a1')).toEqual({ x: 15 / 16, y: 1 / 16 });
  expect(plain.neighbour('a1', 'up')).toBe('a2');
  expect(plain.neighbour('a1', 'down')).toBeUndefined();
  expect(flipped.neighbour('a1', 'down')).toBe('a2');
  expect(flipped.neighbour('b1', 'right')).toBe('a1');
});

test('on a map the arrow keys lead from every zone to every other', () => {
  const geometry = geometryOf(map, false, mapLookOf('conquest'));
  const seen = new Set([map.cells[0]]);
  for (const cell of seen)
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = geometry.neighbour(cell, direction);
      if (next !== undefined) seen.add(next);
    }
  expect(seen.size).toBe(map.cells.length);
});
