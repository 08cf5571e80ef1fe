import type * as Learn from '@flagfall/learn';
import { puzzlesOf } from '@flagfall/learn/puzzles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageForTests } from '../settings/storageForTests.ts';

/** Whether the proofs of this test run out of steps. */
let isTooMuch = false;
vi.mock('@flagfall/learn', async (importOriginal) => {
  const learn = await importOriginal<typeof Learn>();
  return {
    ...learn,
    attempt: (puzzle: Learn.Puzzle) => {
      const attempt = learn.attempt(puzzle);
      const play = attempt.play.bind(attempt);
      attempt.play = (intent) => {
        if (isTooMuch) throw new learn.TooMuch();
        return play(intent);
      };
      return attempt;
    },
  };
});
vi.stubGlobal('localStorage', new StorageForTests());
const { PuzzleModel } = await import('./puzzleModel.ts');
const { ideaCells } = await import('./puzzleTexts.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A puzzle that is won by one move, and that move made. */
async function answered() {
  const puzzle = (await puzzlesOf('original')).find(({ question }) => question.kind === 'flag' && question.turns === 1);
  if (puzzle === undefined) throw new Error('there is such a puzzle');
  const model = new PuzzleModel(puzzle);
  for (const cell of ideaCells(puzzle)) model.tap(cell);
  return model;
}

test('that the enemy answers is shown before anything is proved', async () => {
  isTooMuch = false;
  const model = await answered();
  expect([model.stage.value, model.view.value]).toEqual(['answering', model.start]);
  await vi.runAllTimersAsync();
  expect(model.stage.value).toBe('right');
});

test('what cannot be worked out is said, and the puzzle begins again', async () => {
  isTooMuch = true;
  const model = await answered();
  await vi.runAllTimersAsync();
  expect([model.stage.value, model.notice.value]).toEqual(['asked', 'That is too much to work out here. Try another move.']);
});
