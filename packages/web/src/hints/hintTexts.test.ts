// Advice in words: the sentence about an attack holds for the game it is in.

import type { Advice } from '@flagfall/ai';
import { battleCards, original } from '@flagfall/editions';
import { compileRules, type Edition, type View } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { GameWords } from '../words/gameWords.ts';
import { hintTexts } from './hintTexts.ts';

const ATTACK: Advice = {
  intent: { type: 'move', from: 'a4', to: 'a5' },
  expectation: 0.6,
  reasons: [{ type: 'attack', cell: 'a5', prospect: { win: 1, lose: 0, both: 0 }, kind: 'major', chance: 1 }],
  estimates: [],
};
const DEFENCE = 'But a Defence card may change that.';

/** A red colonel attacks a blue major that is known; blue holds so many cards. */
function textsIn(edition: Edition, cards: number): readonly string[] {
  const view = {
    pieces: [
      { piece: 0, seat: 'red', cell: 'a4', known: true, kind: 'colonel' },
      { piece: 1, seat: 'blue', cell: 'a5', known: true, kind: 'major' },
    ],
    piles: [
      { id: 'hand red', seat: 'red', count: 3 },
      { id: 'hand blue', seat: 'blue', count: cards },
    ],
  } as unknown as View;
  return hintTexts(ATTACK, view, 'red', new GameWords(compileRules(edition)));
}

test('[BC-40] no battle is sure while the enemy may hold a Defence card', () => {
  expect(textsIn(battleCards, 1)).toContain(DEFENCE);
  expect(textsIn(battleCards, 0)).not.toContain(DEFENCE);
  expect(textsIn(original, 1)).not.toContain(DEFENCE);
});

test('a move without a reason only looks safe: a small risk is not mentioned', () => {
  const quiet = hintTexts(
    { ...ATTACK, reasons: [] },
    { pieces: [], piles: [] } as unknown as View,
    'red',
    new GameWords(compileRules(original)),
  );
  expect(quiet[1]).toContain('looks safe');
});
