/** What the answer to a puzzle needs besides plain moves, found by proofs with one thing missing. */

import type { Position, Rules } from '@flagfall/engine';
import { goalOf, isMoveQuestion, type MoveQuestion } from './goals.ts';
import { informationSet } from './informationSet.ts';
import { Prover } from './prover.ts';
import { type Puzzle, type PuzzleNeed, puzzlePosition, puzzleRules } from './puzzle.ts';

const WORLDS_MAX = 4000;
const STEPS_MAX = 5_000_000;
/** A limit that is never reached. */
const UNLIMITED = 1_000_000;

export function puzzleNeeds(puzzle: Puzzle): readonly PuzzleNeed[] {
  const { question, idea } = puzzle;
  if (question.kind === 'land') return idea.startsWith('card:') ? ['deed'] : [];
  if (!isMoveQuestion(question)) return [];
  const needs: PuzzleNeed[] = [];
  if (needsDeed(puzzle, question)) needs.push('deed');
  if (needsTwoSquareRule(puzzle, question)) needs.push('twoSquares');
  return needs;
}

/** No plain move answers it. */
function needsDeed(puzzle: Puzzle, question: MoveQuestion): boolean {
  const start = puzzlePosition(puzzle);
  if (start.rules.extension === undefined) return false;
  const goal = goalOf(start, puzzle.seat, question);
  return !new Prover(goal, STEPS_MAX, { isPlain: true }).reaches(informationSetOf(puzzle, start), goal.turns);
}

/** Without the two-square rule the idea would fail, or another one would do as well. */
function needsTwoSquareRule(puzzle: Puzzle, question: MoveQuestion): boolean {
  const start = puzzlePosition(puzzle, withoutTwoSquares(puzzleRules(puzzle)));
  const ideas = new Prover(goalOf(start, puzzle.seat, question), STEPS_MAX).ideas(informationSetOf(puzzle, start));
  return [...ideas].some(([idea, does]) => does !== (idea === puzzle.idea));
}

function withoutTwoSquares(rules: Rules): Rules {
  return { ...rules, twoSquareLimit: UNLIMITED };
}

function informationSetOf({ seat }: Puzzle, start: Position): readonly Position[] {
  return informationSet(start, seat, WORLDS_MAX) ?? [];
}
