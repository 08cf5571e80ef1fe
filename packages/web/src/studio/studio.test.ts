// Faults of armies.

import { EDITIONS, original, readyArmies } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { hasFirstMove, walledIn } from './walledIn.ts';

test('pieces that bombs block for good are named, and so is an army that cannot begin', () => {
  const rules = compileRules(original);
  const deployment = { a1: 'miner', b1: 'bomb', a2: 'bomb', e4: 'scout' };
  expect(walledIn(rules, 'red', deployment)).toEqual([{ cell: 'a1', kind: 'miner' }]);
  expect(hasFirstMove(rules, deployment)).toBe(true);
  expect(hasFirstMove(rules, { a1: 'miner', b1: 'bomb', a2: 'bomb' })).toBe(false);
});

test.each(EDITIONS.filter(({ id }) => id !== 'conquest'))('$id: every army of the book can begin', (edition) => {
  const rules = compileRules(edition);
  for (const { deployment } of readyArmies(rules, 'red')) expect(hasFirstMove(rules, deployment)).toBe(true);
});
