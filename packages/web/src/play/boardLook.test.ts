// What the board marks for whoever chooses.

import { battleCards } from '@flagfall/editions';
import { compileRules, newGame, observe, seededChance } from '@flagfall/engine';
import type { Choice } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { cellMarks } from './boardLook.ts';

const RULES = compileRules(battleCards);

test('while cards for an attack are chosen, it is still to be seen who attacks whom', () => {
  const choice: Choice = { scope: { type: 'attack', from: 'a4', to: 'a5' }, path: [] };
  const marks = cellMarks({
    view: observe(newGame(RULES, seededChance('marks')), 'red'),
    rules: RULES,
    part: 'acting',
    chosen: 'a4',
    choice,
    pending: undefined,
    planned: undefined,
    lastMove: undefined,
    threats: undefined,
    goals: [],
  });
  expect([...marks]).toEqual([
    ['a4', ['waiting']],
    ['a5', ['waiting']],
  ]);
});
