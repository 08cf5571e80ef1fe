// The collection: enough of it, each line well formed, each puzzle solved by its idea and by no other.

import { duel, findEdition } from '@flagfall/editions';
import { cellOf, compileRules, formatPosition, kindOf, observe, pieceOn } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { wholeCollection } from './collectionForTests.ts';
import { certainPieces } from './deduce.ts';
import { goalOf, isMoveQuestion } from './goals.ts';
import { informationSet } from './informationSet.ts';
import { MapProver, mapIdeas } from './mapProver.ts';
import { Prover } from './prover.ts';
import { formatPuzzle, type Puzzle, parsePuzzle, puzzlePosition } from './puzzle.ts';
import { PUZZLE_FAMILIES, PUZZLE_FAMILY_IDS, puzzlesOf } from './puzzles/index.ts';

const STEPS_MAX = 5_000_000;
const all = await wholeCollection();

/** Every idea that answers the question. */
function answersTo(puzzle: Puzzle): readonly string[] {
  const start = puzzlePosition(puzzle);
  const { question, seat } = puzzle;
  const right = (ideas: ReadonlyMap<string, boolean>): readonly string[] => [...ideas].filter(([, does]) => does).map(([idea]) => idea);
  if (question.kind === 'which')
    return certainPieces(start, seat)
      .filter(({ piece }) => start.rules.kinds[kindOf(start, piece)].id === question.piece)
      .map(({ piece }) => start.rules.board.cells[cellOf(start, piece)]);
  if (question.kind === 'land') return right(mapIdeas(start, new MapProver(start, seat, question, STEPS_MAX)));
  const worlds = informationSet(start, seat, 4000) ?? [];
  return isMoveQuestion(question) ? right(new Prover(goalOf(start, seat, question), STEPS_MAX).ideas(worlds)) : [];
}

test('there are two hundred puzzles, and ten or more of each family', async () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  for (const family of PUZZLE_FAMILY_IDS) expect((await puzzlesOf(family)).length, family).toBeGreaterThanOrEqual(10);
  for (const edition of Object.values(PUZZLE_FAMILIES).flat()) expect(findEdition(edition), edition).toBeDefined();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ position, question }) => `${position} ${JSON.stringify(question)}`)).size).toBe(all.length);
});

test('a line is unchanged after it is read and written, and so is its position', () => {
  for (const puzzle of all) {
    expect(parsePuzzle(formatPuzzle(puzzle))).toEqual(puzzle);
    expect(formatPosition(puzzlePosition(puzzle)), puzzle.id).toBe(puzzle.position);
  }
});

test('[AUD-1] a puzzle that names no options, as all that were made before rule sets, is played by the defaults and drawn after 200 quiet turns', () => {
  const line =
    "duel-8 3 which:miner b6 - r - bBbF1r2\"4/r9'!1b9'!5/1b3'1bB4/2#2#2/2#2#2/1r3'6/rF7/rBrB6 r 60 2 b2b3,b6b7,a5a6,~a7xa6,a6a7,b7b6";
  expect(formatPuzzle(parsePuzzle(line))).toBe(line);
  const { rules } = puzzlePosition(parsePuzzle(line));
  expect(rules.options).toEqual(compileRules(duel).options);
  expect([rules.quietLimit, rules.bothImmobileDraws, rules.twoSquareLimit, rules.chaseRule]).toEqual([200, true, 3, true]);
  expect(answersTo(parsePuzzle(line))).toEqual(['b6']);
});

test('[AUD-4] a puzzle from the first revision of Clone Wars is read, with the same answer: the second 8 of a side is the other one', () => {
  const line =
    "clone-classic-2 1 which:scout g7 - b - bB!bFbBbBb3bBbB2b4!/1bBb6'b5'1b3b7b32/1bS'2r8'!3b81/6r2\"b3b41/2##2##2/2##2##b3'1/6rB!r31rF/4r4'r3'1r41r7/rB1rBr3'2rSr2r5r5/1rB!r3r6r81rBr7rBr3 b 60 1 i6i5,d3e3,~b3b2,f7d7,~b2xb1,d7g7";
  const before = parsePuzzle(line);
  expect(formatPosition(puzzlePosition(before))).toBe(before.position.replace("r8'!3b81", "rW'!3b81"));
  expect(answersTo(before)).toEqual(['g7']);
});

test('ten or more of each edition with cards or powers take one, and the Sword and the Apple are among them', () => {
  for (const edition of ['battle-cards', 'creed-special', 'clone-special', 'conquest'])
    expect(all.filter((puzzle) => puzzle.edition === edition && puzzle.needs.includes('deed')).length, edition).toBeGreaterThanOrEqual(10);
  expect(all.filter(({ idea }) => idea.startsWith('apple:')).length).toBeGreaterThanOrEqual(3);
  expect(all.filter(({ idea }) => idea.split('>').length === 3).length).toBeGreaterThanOrEqual(3);
});

test('the difficulty rises, and among equally hard puzzles no kind of question comes again and again', async () => {
  for (const family of PUZZLE_FAMILY_IDS)
    for (const some of Map.groupBy(await puzzlesOf(family), ({ edition, level }) => `${edition} ${level}`).values()) {
      const kinds = Map.groupBy(some, ({ question }) => question.kind);
      const fewest = some.length - Math.max(...[...kinds.values()].map((group) => group.length));
      const longest = Math.ceil((some.length - fewest) / (fewest + 1)) + 1;
      expect(longestRun(some.map(({ question }) => question.kind)), some[0].id).toBeLessThanOrEqual(longest);
    }
  for (const family of PUZZLE_FAMILY_IDS)
    for (const some of Map.groupBy(await puzzlesOf(family), ({ edition }) => edition).values())
      expect(some.map(({ level }) => level)).toEqual(some.map(({ level }) => level).sort());
});

function longestRun(words: readonly string[]): number {
  let longest = 0;
  for (let at = 0, run = 0; at < words.length; at++) {
    run = words[at] === words[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

test('the asked seat is to act or to choose a card, and does not see the answer to "which one"', () => {
  for (const puzzle of all) {
    const position = puzzlePosition(puzzle);
    const view = observe(position, puzzle.seat);
    const decision = puzzle.idea.startsWith('card:') ? 'card' : 'act';
    expect(view.waiting, puzzle.id).toEqual({ decision, seats: [puzzle.seat] });
    if (puzzle.question.kind !== 'which') continue;
    const piece = pieceOn(position, position.rules.board.indexOf.get(puzzle.idea) ?? 0);
    expect(view.pieces.find((one) => one.piece === piece)?.known, puzzle.id).toBe(false);
  }
});

describe.each(PUZZLE_FAMILY_IDS)('%s', async (family) => {
  test.each(await puzzlesOf(family))('$id has exactly one accepted idea', (puzzle) => {
    expect(answersTo(puzzle)).toEqual([puzzle.idea]);
  });
});
