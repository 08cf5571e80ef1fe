// Where pieces are drawn while they fight.

import { barrage } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { geometryOf } from './geometry.ts';
import { placeOf } from './piecePlace.ts';

const geometry = geometryOf(compileRules(barrage).board, false);
const WIDE = 1 / 8;

test('an attacker from afar stands before its target, the target makes room, and both can be seen', () => {
  const attacker = placeOf({ cell: 'a1', facing: { cell: 'a6', as: 'attacker' } }, geometry);
  const defender = placeOf({ cell: 'a6', facing: { cell: 'a1', as: 'defender' } }, geometry);
  const target = geometry.middleOf('a6');
  expect([attacker.x, defender.x]).toEqual([target.x, target.x]);
  expect(attacker.y).toBeGreaterThan(target.y);
  expect(defender.y).toBeLessThan(target.y);
  expect(attacker.y - defender.y).toBeGreaterThan(0.75 * WIDE);
  expect(attacker.y - target.y).toBeLessThan(WIDE);
});

test('nothing is drawn over the edge of the board', () => {
  const defender = placeOf({ cell: 'a8', facing: { cell: 'a7', as: 'defender' } }, geometry);
  expect(defender).toEqual(geometry.middleOf('a8'));
});
