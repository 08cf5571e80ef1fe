// Attempts at puzzles: a right answer is played to the end, a wrong one is refuted, and the seat learns nothing that it may not know.

import type { DeedIntent, MoveIntent, View } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { wholeCollection } from './collectionForTests.ts';
import { ideaOf, type Puzzle, puzzleRules } from './puzzle.ts';
import { isAskedPiece, puzzleView, startPuzzle } from './puzzleAttempt.ts';

const all = await wholeCollection();
const inTwo = all
  .filter(({ question, edition }) => question.kind === 'flag' && question.turns === 2 && edition !== 'creed-special')
  .slice(0, 4);

function offered({ moves, deeds }: View): readonly (MoveIntent | DeedIntent)[] {
  return [...moves, ...deeds];
}

function ideaIn(puzzle: Puzzle): MoveIntent | DeedIntent {
  const rules = puzzleRules(puzzle);
  const found = offered(puzzleView(puzzle)).find((intent) => ideaOf(rules, intent) === puzzle.idea);
  if (found === undefined) throw new Error(`${puzzle.id} offers its idea`);
  return found;
}

test.each(inTwo)('$id: the idea is answered, and some second move wins', (puzzle) => {
  const first = startPuzzle(puzzle);
  const { state, steps } = first.play(ideaIn(puzzle));
  expect(state).toBe('goesOn');
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.at(-1)?.view).toEqual(first.view);
  const ends = offered(first.view).map((intent) => {
    const again = startPuzzle(puzzle);
    again.play(ideaIn(puzzle));
    const verdict = again.play(intent);
    return verdict.state === 'right' ? verdict.steps.at(-1)?.view.result?.winners : undefined;
  });
  expect(ends).toContainEqual([puzzle.seat]);
});

test.each(all.filter(({ question }) => question.kind === 'guard').slice(0, 3))('$id: any other move is shown how it loses', (puzzle) => {
  const rules = puzzleRules(puzzle);
  const other = offered(puzzleView(puzzle)).find((intent) => ideaOf(rules, intent) !== puzzle.idea);
  const { state, steps } = startPuzzle(puzzle).play(other ?? ideaIn(puzzle));
  expect(state).toBe('wrong');
  expect(steps.at(-1)?.view.result?.winners).toEqual(rules.seats.filter((seat) => seat !== puzzle.seat));
  // The idea may need a card: then the plain move alone is wrong.
  const ways = offered(puzzleView(puzzle)).filter((intent) => ideaOf(rules, intent) === puzzle.idea);
  expect(ways.map((intent) => startPuzzle(puzzle).play(intent).state)).toContainEqual(expect.stringMatching(/right|goesOn/));
});

test('one piece is the answer to "which one", and its kind is in no view', () => {
  for (const puzzle of all.filter(({ question }) => question.kind === 'which')) {
    const hidden = puzzleView(puzzle).pieces.filter((piece) => !piece.known);
    expect(hidden.filter(({ cell }) => isAskedPiece(puzzle, cell)).length, puzzle.id).toBe(1);
  }
});

test('an illegal intent is refused and does not count as an attempt', () => {
  const [puzzle] = inTwo;
  const solving = startPuzzle(puzzle);
  const before = solving.view;
  expect(solving.refusalFor({ type: 'move', from: 'a1', to: 'a1' })).toBeDefined();
  expect(solving.view).toEqual(before);
});
