// The collection: enough of it, each line well formed, each puzzle solved by its idea and by no other.

import { findEdition } from '@flagfall/editions';
import { cellOf, formatPosition, kindOf, observe, pieceOn } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { wholeCollection } from './collectionForTests.ts';
import { certain } from './deduce.ts';
import { goalOf, isMoveQuestion } from './goals.ts';
import { LandProver, landIdeas } from './land.ts';
import { Prover } from './prove.ts';
import { formatPuzzle, type Puzzle, parsePuzzle, positionOf } from './puzzle.ts';
import { FAMILIES, FAMILY_IDS, puzzlesOf } from './puzzles/index.ts';
import { worldsOf } from './worlds.ts';

const STEPS_MAX = 5_000_000;
const all = await wholeCollection();

/** Every idea that answers the question. */
function answersTo(puzzle: Puzzle): readonly string[] {
  const start = positionOf(puzzle);
  const { question, seat } = puzzle;
  const right = (ideas: ReadonlyMap<string, boolean>): readonly string[] => [...ideas].filter(([, does]) => does).map(([idea]) => idea);
  if (question.kind === 'which')
    return certain(start, seat)
      .filter(({ piece }) => start.rules.kinds[kindOf(start, piece)].id === question.piece)
      .map(({ piece }) => start.rules.board.cells[cellOf(start, piece)]);
  if (question.kind === 'land') return right(landIdeas(start, new LandProver(start, seat, question, STEPS_MAX)));
  const worlds = worldsOf(start, seat, 4000) ?? [];
  return isMoveQuestion(question) ? right(new Prover(goalOf(start, seat, question), STEPS_MAX).ideas(worlds)) : [];
}

test('there are two hundred puzzles, and ten or more of each family', async () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  for (const family of FAMILY_IDS) expect((await puzzlesOf(family)).length, family).toBeGreaterThanOrEqual(10);
  for (const edition of Object.values(FAMILIES).flat()) expect(findEdition(edition), edition).toBeDefined();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ position, question }) => `${position} ${JSON.stringify(question)}`)).size).toBe(all.length);
});

test('a line says the same when it is read and written, and so does its position', () => {
  for (const puzzle of all) {
    expect(parsePuzzle(formatPuzzle(puzzle))).toEqual(puzzle);
    expect(formatPosition(positionOf(puzzle)), puzzle.id).toBe(puzzle.position);
  }
});

test('whoever is asked is to act, and does not see the answer to "which one"', () => {
  for (const puzzle of all) {
    const position = positionOf(puzzle);
    const view = observe(position, puzzle.seat);
    expect(view.waiting, puzzle.id).toEqual({ decision: 'act', seats: [puzzle.seat] });
    if (puzzle.question.kind !== 'which') continue;
    const piece = pieceOn(position, position.rules.board.indexOf.get(puzzle.idea) ?? 0);
    expect(view.pieces.find((one) => one.piece === piece)?.known, puzzle.id).toBe(false);
  }
});

describe.each(FAMILY_IDS)('%s', async (family) => {
  const puzzles = await puzzlesOf(family);
  test('every puzzle has exactly one accepted idea', () => {
    for (const puzzle of puzzles) expect(answersTo(puzzle), puzzle.id).toEqual([puzzle.idea]);
  });
});
