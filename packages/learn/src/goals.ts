/** Goals of puzzles: whether one is reached, missed or open in a determinization. */

import { assert, isCaptured, type Position, pieceCount, pieceOn, resultOf, SEATS, seatIndex, seatOf, turnOf } from '@flagfall/engine';
import { questionOf } from '@flagfall/engine/edition';
import type { Puzzle, PuzzleQuestion } from './puzzle.ts';

export type MoveQuestion = Extract<PuzzleQuestion, { readonly kind: 'flag' | 'capture' | 'guard' | 'keep' }>;
export type GoalState = 'reached' | 'missed' | 'open';

export interface Goal {
  readonly seat: number;
  /** Own turns in which it must be reached. */
  readonly turns: number;
  /** `left` is the number of own turns left. */
  stateIn(world: Position, left: number): GoalState;
}

export function isMoveQuestion(question: PuzzleQuestion): question is MoveQuestion {
  return question.kind !== 'which' && question.kind !== 'land';
}

/** The goal of a question, asked in `start`. */
export function goalOf(start: Position, seat: Puzzle['seat'], question: MoveQuestion): Goal {
  const own = seatIndex(seat);
  switch (question.kind) {
    case 'flag':
      return {
        seat: own,
        turns: question.turns,
        stateIn: (world, left) => won(world, own) ?? (hasPassed(world, own, left) ? 'missed' : 'open'),
      };
    case 'guard':
      return {
        seat: own,
        turns: 1,
        stateIn: (world, left) => won(world, own) ?? (isOwnTurn(world, own) && left === 0 ? 'reached' : 'open'),
      };
    case 'keep': {
      const cell = start.rules.board.indexOf.get(question.cell);
      assert(cell !== undefined, 'the piece to keep is on the board');
      const piece = pieceOn(start, cell);
      return {
        seat: own,
        turns: 1,
        stateIn: (world, left) =>
          isCaptured(world, piece) ? 'missed' : (won(world, own) ?? (isOwnTurn(world, own) && left === 0 ? 'reached' : 'open')),
      };
    }
    case 'capture':
      return captureGoal(start, own, question.turns);
  }
}

function captureGoal(start: Position, own: number, turns: number): Goal {
  const ownLost = lossesOf(start, own, true);
  const enemyLost = lossesOf(start, own, false);
  return {
    seat: own,
    turns,
    stateIn(world, left) {
      const ended = won(world, own);
      if (ended !== undefined) return ended;
      if (lossesOf(world, own, true) > ownLost) return 'missed';
      if (!isOwnTurn(world, own) || left === turns) return 'open';
      if (lossesOf(world, own, false) > enemyLost) return 'reached';
      return left === 0 ? 'missed' : 'open';
    },
  };
}

function won(world: Position, own: number): GoalState | undefined {
  const result = resultOf(world);
  return result && (result.winners.includes(SEATS[own]) ? 'reached' : 'missed');
}

function isOwnTurn(world: Position, own: number): boolean {
  return turnOf(world) === own && questionOf(world) === 0;
}

/** Whether the last own turn is over. */
function hasPassed(world: Position, own: number, left: number): boolean {
  return left === 0 && (turnOf(world) !== own || questionOf(world) === 0);
}

function lossesOf(world: Position, own: number, isOwn: boolean): number {
  let losses = 0;
  for (let piece = 0; piece < pieceCount(world); piece++)
    if ((seatOf(world, piece) === own) === isOwn && isCaptured(world, piece)) losses++;
  return losses;
}
