import { expect, test } from 'vitest';
import { board } from '../forTests/mapForTests.ts';
import { neighboursOf } from './mapAround.ts';
import { zoneTowards } from './mapKeys.ts';

const ARROWS = ['up', 'down', 'left', 'right'] as const;

test('arrow keys lead from every zone to every other', () => {
  for (const start of board.cells) {
    const reached = new Set([start]);
    for (const cell of reached) for (const key of ARROWS) reached.add(zoneTowards(board, cell, key)!);
    expect(reached.size, `from ${start}`).toBe(72);
  }
});

test('a neighbour is at most three keys away', () => {
  for (const cell of board.cells) {
    const once = ARROWS.map((key) => zoneTowards(board, cell, key)!);
    const twice = once.flatMap((next) => ARROWS.map((key) => zoneTowards(board, next, key)!));
    const thrice = twice.flatMap((next) => ARROWS.map((key) => zoneTowards(board, next, key)!));
    expect([...once, ...twice, ...thrice], cell).toEqual(expect.arrayContaining([...neighboursOf(board, cell)]));
  }
});

test('the key says where the cursor goes, and at the edge it stays', () => {
  expect(zoneTowards(board, 'vin3', 'right')).toBe('bra2');
  expect(zoneTowards(board, 'bra2', 'left')).toBe('vin3');
  expect(zoneTowards(board, 'key2', 'down')).toBe('key1');
  expect(zoneTowards(board, 'wol2', 'up')).toBe('wol2');
  expect(zoneTowards(board, 'oxm2', 'right')).toBe('oxm2');
});

test('other keys are left to others', () => {
  expect(zoneTowards(board, 'key1', 'enter')).toBeUndefined();
});
