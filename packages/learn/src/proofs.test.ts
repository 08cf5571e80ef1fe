// The naive prover proves the collection again: its idea answers the question, every other idea does not.

import { observe } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { wholeCollection } from './collectionForTests.ts';
import { hiddenPiecesIn, intentsIn, mapIntentsIn, NaiveMapProver, NaiveProver, naiveInformationSet, naiveKinds } from './naiveForTests.ts';
import { formatQuestion, ideaOf, type Puzzle, puzzlePosition, puzzleRules } from './puzzle.ts';

const isLong = process.env.FLAGFALL_LONG === '1';
/** In a short run: puzzles of few worlds and one turn, so many of each question and edition. */
const EACH = 1;

const all = await wholeCollection();

function answersTo(puzzle: Puzzle): readonly string[] {
  const rules = puzzleRules(puzzle);
  const start = observe(puzzlePosition(puzzle, rules), puzzle.seat);
  const { question, seat } = puzzle;
  if (question.kind === 'which') {
    const symbol = rules.kinds.find(({ id }) => id === question.piece)?.symbol ?? '';
    const hidden = start.pieces.filter((piece) => !piece.known);
    const certain = hidden.filter(({ cell }) => {
      const kinds = [...naiveKinds(rules, puzzle.position, seat, cell).keys()];
      return kinds.length === 1 && kinds[0] === symbol;
    });
    return certain.map(({ cell }) => cell);
  }
  const right = new Set<string>();
  if (question.kind === 'land') {
    const land = new NaiveMapProver(puzzle, start);
    for (const intent of mapIntentsIn(start)) if (land.works(puzzle.position, intent)) right.add(ideaOf(rules, intent));
  } else {
    const worlds = naiveInformationSet(puzzle);
    const prover = new NaiveProver(puzzle, start);
    for (const intent of intentsIn(start)) if (prover.works(worlds, intent)) right.add(ideaOf(rules, intent));
  }
  return [...right];
}

/** Those that are proved in a long run: all but wins in three with a large information set, which would take hours. */
function thorough(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  return puzzles.filter(
    ({ question, position, seat }) => !('turns' in question && question.turns > 2) || hiddenPiecesIn(position, seat).length <= 3,
  );
}

/** Those that are proved in any run: the hidden pieces and turns are few. */
function quick(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const short = puzzles.filter((puzzle) => {
    const { question, position, seat, edition } = puzzle;
    if (question.kind === 'which') return true;
    if (question.kind === 'land') return position.includes('moves=1,');
    return !('turns' in question && question.turns > 1) && edition !== 'battle-cards' && hiddenPiecesIn(position, seat).length <= 4;
  });
  const kinds = Map.groupBy(short, (puzzle) => `${puzzle.edition} ${formatQuestion(puzzle.question).replace(/^(which|keep):.*/, '$1')}`);
  return [...kinds.values()].flatMap((some) => some.slice(0, EACH));
}

describe.each([...Map.groupBy(isLong ? thorough(all) : quick(all), ({ edition }) => edition)])('%s', (_, puzzles) => {
  // One test each, so that a long run shows its progress and one failure hides no other.
  test.each(puzzles)('$id is answered by its idea alone, by other means', isLong ? { timeout: 3_600_000 } : {}, (puzzle) => {
    expect(answersTo(puzzle)).toEqual([puzzle.idea]);
  });
});
