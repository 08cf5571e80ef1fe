import { type Puzzle, startPuzzle } from '@flagfall/learn';
import { puzzlesOf } from '@flagfall/learn/puzzles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageForTests } from '../forTests/storageForTests.ts';
import type { ProofAnswer } from './proofWorker.ts';
import type { Referee } from './referee.ts';

vi.stubGlobal('localStorage', new StorageForTests());
const { PuzzleModel } = await import('./puzzleModel.ts');
const { ideaCells } = await import('./puzzleTexts.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Judges in the same thread, a moment later; `found` is what comes out instead of the truth. */
function refereeHere(puzzle: Puzzle, found?: ProofAnswer): Referee {
  const attempting = startPuzzle(puzzle);
  return {
    ask: (intent, hear) => void setTimeout(() => hear(found ?? { type: 'judged', verdict: attempting.play(intent) }), 1),
    close: () => {},
  };
}

/** A puzzle that is won by one move, and that move made. */
async function answered(found?: ProofAnswer) {
  const puzzle = (await puzzlesOf('original')).find(({ question }) => question.kind === 'flag' && question.turns === 1);
  if (puzzle === undefined) throw new Error('there is such a puzzle');
  const model = new PuzzleModel(puzzle, (asked) => refereeHere(asked, found));
  for (const cell of ideaCells(puzzle)) model.select({ type: 'tap', cell });
  return model;
}

test("the enemy's answer is shown before anything is proved", async () => {
  const model = await answered();
  expect([model.stage.value, model.view.value]).toEqual(['answering', model.start]);
  await vi.runAllTimersAsync();
  expect(model.stage.value).toBe('right');
});

test('a proof that fails is reported, and the puzzle begins again', async () => {
  const model = await answered({ type: 'tooMuch' });
  await vi.runAllTimersAsync();
  expect([model.stage.value, model.notice.value]).toEqual(['asked', 'That is too much to work out here. Try another move.']);
});

test('a move that is not allowed is reported, and the puzzle goes on', async () => {
  const model = await answered({ type: 'refused', refusal: { code: 'notYourPiece', cell: 'a1' } });
  await vi.runAllTimersAsync();
  expect(model.stage.value).toBe('asked');
  expect(model.notice.value).not.toBe('');
});

test('a restart while the answer is judged drops the verdict', async () => {
  const model = await answered({ type: 'tooMuch' });
  model.again();
  await vi.runAllTimersAsync();
  expect(model.notice.value).toBe('');
});
