// What the line above the board says.

import type { SeenTable } from '@flagfall/client';
import { conquest, original } from '@flagfall/editions';
import { compileRules, type Edition, newGame, observe, seededChance, type View } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { GameWords } from '../../words/gameWords.ts';
import { statusOf } from './status.ts';

/** What red reads in its own turn, with some moves left. */
function sentence(edition: Edition, moves: number): string {
  const rules = compileRules(edition);
  const fresh = observe(newGame(rules, seededChance('status')), 'red');
  const view: View = {
    ...fresh,
    waiting: { decision: 'act', seats: ['red'] },
    notes: { moves },
    moves: [{ type: 'move', from: 'a', to: 'b' }],
  };
  const sight = { view, seats: {}, phase: 'playing', isPaused: false } as unknown as SeenTable;
  return statusOf(sight, 'red', new GameWords(rules)).sentence;
}

test('on a map the status says how many moves are left, on a board it does not', () => {
  expect(sentence(conquest, 1)).toBe('Your turn. 1 move is left.');
  expect(sentence(conquest, 3)).toBe('Your turn. 3 moves are left.');
  expect(sentence(original, 0)).toBe('Your turn');
});
