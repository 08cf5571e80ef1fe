// Each puzzle lists what its answer needs; here that is proved.

import { expect, test } from 'vitest';
import { wholeCollection } from './collectionForTests.ts';
import { puzzleNeeds } from './needs.ts';
import { PUZZLE_NEEDS, parsePuzzle } from './puzzle.ts';

const all = await wholeCollection();

test('the lines say what their answers need, no more and no less', () => {
  for (const puzzle of all) expect(puzzleNeeds(puzzle), puzzle.id).toEqual(puzzle.needs);
  for (const need of PUZZLE_NEEDS)
    expect(
      all.some(({ needs }) => needs.includes(need)),
      need,
    ).toBe(true);
});

test('a win that depends on a piece that may not go back once more needs the two-square rule', () => {
  // The general has crossed between c7 and d7 three times, and may not step before the scout again.
  const board = "3bF!4/2b9'!5/8/2#2#2/2#2#2/8/8/r2'4rF1r3'";
  const puzzle = (recent: string) => parsePuzzle(`duel-1 3 flag:2 a1>d1 - r - ${board} r 60 6 ${recent}`);
  expect(puzzleNeeds(puzzle('h2h1,d7c7,h1h2,c7d7,h2h1,d7c7'))).toEqual(['twoSquares']);
});
