// Proofs on small boards, where the right answer is obvious.

import { duel } from '@flagfall/editions';
import { cellOf, compileRules, type Position, parsePosition, resolveOptions } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { certainPieces } from './deduce.ts';
import { goalOf, type MoveQuestion } from './goals.ts';
import { informationSet } from './informationSet.ts';
import { Prover } from './prover.ts';

const options = resolveOptions(duel, {});
if (!options.ok) throw new Error('Duel has its usual options');
const rules = compileRules(duel, options.value);

/** Red is to move; the rows are those of the board, from the north. */
function position(...rows: readonly string[]): Position {
  const parsed = parsePosition(rules, `${rows.join('/')} r 60 0 -`);
  if (!parsed.ok) throw new Error(`${parsed.error.code} ${parsed.error.at}`);
  return parsed.value;
}

function answers(start: Position, question: MoveQuestion): readonly string[] {
  const worlds = informationSet(start, 'red', 100) ?? [];
  const ideas = new Prover(goalOf(start, 'red', question), 100_000).ideas(worlds);
  return [...ideas].filter(([, does]) => does).map(([idea]) => idea);
}

const REST = ['8', '2#2#2', '2#2#2', "7b3'!", '8', 'rF7'] as const;

test('a flag that may stand on two squares is not won by force, whatever stands there in truth', () => {
  const start = position('bBbF6', "1rM'6", ...REST);
  expect(informationSet(start, 'red', 100)?.length).toBe(2);
  expect(answers(start, { kind: 'flag', turns: 1 })).toEqual([]);
});

test('when its neighbour was revealed, only one square is left for the flag', () => {
  const start = position('bB!bF6', "1rM'6", ...REST);
  expect(certainPieces(start, 'red').map(({ piece }) => rules.board.cells[cellOf(start, piece)])).toEqual(['b8']);
  expect(answers(start, { kind: 'flag', turns: 1 })).toEqual(['b7>b8']);
});

test('a piece that moved is neither bomb nor flag: a marshal takes it safely, but not a piece that never moved', () => {
  const start = position('bBbF6', "rM'bS'6", ...REST);
  expect(answers(start, { kind: 'capture', turns: 1 })).toEqual(['a7>b7']);
});

test('a capture that a hidden spy could avenge is not safe', () => {
  const start = position('bBbFbS5', "rM'b2'!6", ...REST);
  // The spy may stand on b8, next to where the marshal would be.
  expect(answers(start, { kind: 'capture', turns: 1 })).toEqual([]);
});

test('an information set above the limit is undefined', () => {
  const start = position('bBbFbSb94', "1rM'6", ...REST);
  expect(informationSet(start, 'red', 23)).toBeUndefined();
  expect(informationSet(start, 'red', 24)?.length).toBe(24);
});
