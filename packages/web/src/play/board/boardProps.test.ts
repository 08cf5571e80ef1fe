// The marks on the board during a selection.

import { battleCards } from '@flagfall/editions';
import { compileRules, newGame, observe, seededChance } from '@flagfall/engine';
import type { Choice } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { cellMarks } from './boardProps.ts';

const RULES = compileRules(battleCards);

test('while cards for an attack are chosen, the attack stays visible', () => {
  const choice: Choice = { scope: { type: 'attack', from: 'a4', to: 'a5' }, path: [] };
  const view = observe(newGame(RULES, seededChance('marks')), 'red');
  const marks = cellMarks({
    view,
    rules: RULES,
    turn: { view, seat: 'red', isActing: true },
    selection: { chosen: 'a4', choice },
  });
  expect([...marks]).toEqual([
    ['a4', ['waiting']],
    ['a5', ['waiting']],
  ]);
});
