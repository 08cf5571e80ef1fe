/** What the answer to a puzzle rests on besides plain moves: found by proving it again with one thing missing. */

import type { Position, Rules } from '@flagfall/engine';
import { goalOf, isMoveQuestion, type MoveQuestion } from './goals.ts';
import { Prover } from './prove.ts';
import { type Need, type Puzzle, positionOf, rulesOf } from './puzzle.ts';
import { worldsOf } from './worlds.ts';

const WORLDS_MAX = 4000;
const STEPS_MAX = 5_000_000;
/** No piece ever turns back so often. */
const NEVER = 1_000_000;

export function needsOf(puzzle: Puzzle): readonly Need[] {
  const { question, idea } = puzzle;
  if (question.kind === 'land') return idea.startsWith('card:') ? ['deed'] : [];
  if (!isMoveQuestion(question)) return [];
  const needs: Need[] = [];
  if (takesDeed(puzzle, question)) needs.push('deed');
  if (restsOnTwoSquares(puzzle, question)) needs.push('twoSquares');
  return needs;
}

/** No plain move answers it. */
function takesDeed(puzzle: Puzzle, question: MoveQuestion): boolean {
  const start = positionOf(puzzle);
  if (start.rules.special === undefined) return false;
  const goal = goalOf(start, puzzle.seat, question);
  return !new Prover(goal, STEPS_MAX, { isPlain: true }).reaches(worldsFor(puzzle, start), goal.turns);
}

/** Without the two-square rule the idea would fail, or another one would do as well. */
function restsOnTwoSquares(puzzle: Puzzle, question: MoveQuestion): boolean {
  const start = positionOf(puzzle, withoutTwoSquares(rulesOf(puzzle)));
  const ideas = new Prover(goalOf(start, puzzle.seat, question), STEPS_MAX).ideas(worldsFor(puzzle, start));
  return [...ideas].some(([idea, does]) => does !== (idea === puzzle.idea));
}

function withoutTwoSquares(rules: Rules): Rules {
  return { ...rules, twoSquareLimit: NEVER };
}

function worldsFor({ seat }: Puzzle, start: Position): readonly Position[] {
  return worldsOf(start, seat, WORLDS_MAX) ?? [];
}
