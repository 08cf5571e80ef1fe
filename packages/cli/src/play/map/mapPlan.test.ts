import { expect, test } from 'vitest';
import { cellTowards } from '../board/boardOrMap.ts';
import { board, rules } from '../forTests/mapForTests.ts';
import { neighboursOf } from './mapPlan.ts';

const ARROWS = ['up', 'down', 'left', 'right'] as const;

test('arrow keys lead from every zone to every other', () => {
  for (const start of board.cells) {
    const reached = new Set([start]);
    for (const cell of reached) for (const key of ARROWS) reached.add(cellTowards(rules, 'red', cell, key)!);
    expect(reached.size, `from ${start}`).toBe(72);
  }
});

test('a neighbour is at most three keys away', () => {
  for (const cell of board.cells) {
    const once = ARROWS.map((key) => cellTowards(rules, 'red', cell, key)!);
    const twice = once.flatMap((next) => ARROWS.map((key) => cellTowards(rules, 'red', next, key)!));
    const thrice = twice.flatMap((next) => ARROWS.map((key) => cellTowards(rules, 'red', next, key)!));
    expect([...once, ...twice, ...thrice], cell).toEqual(expect.arrayContaining([...neighboursOf(board, cell)]));
  }
});

test('the key says where the cursor goes, and at the edge it stays', () => {
  expect(cellTowards(rules, 'red', 'vin3', 'right')).toBe('bra2');
  expect(cellTowards(rules, 'red', 'bra2', 'left')).toBe('vin3');
  expect(cellTowards(rules, 'red', 'key2', 'down')).toBe('key1');
  expect(cellTowards(rules, 'red', 'wol2', 'up')).toBe('wol2');
  expect(cellTowards(rules, 'red', 'oxm2', 'right')).toBe('oxm2');
});

test('other keys are left to others', () => {
  expect(cellTowards(rules, 'red', 'key1', 'enter')).toBeUndefined();
});
