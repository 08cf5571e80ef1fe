/** The journey of one intent: may I? then the rules, then the events it led to. */

import { assert, fail, ok, type Result } from './basics.ts';
import { isSameColumn, isSameRow, stepBetween } from './board.ts';
import { deploy, deploymentFaults, homeKindsOf } from './deployment.ts';
import { eventsSince } from './events.ts';
import { encodeMove } from './intents.ts';
import { play } from './play.ts';
import { At, actionCount, ENDINGS, isRunning, kindOf, type Position, pieceOn, seatOf, turnOf, undeployed } from './position.ts';
import { breaksChaseRule, forbiddenBoundary } from './rules/repetition.ts';
import { areAdjacent } from './rules/tables.ts';
import { SEATS, type Seat, seatIndex, seatsIn } from './seats.ts';
import type { GameEvent, GameResult, Intent, MoveIntent, Refusal, Waiting } from './types.ts';

/** Plays an intent of a seat if it is allowed, and tells what happened. A refused intent changes nothing. */
export function submit(position: Position, seat: Seat, intent: Intent): Result<readonly GameEvent[], Refusal> {
  const refusal = refusalFor(position, seat, intent);
  if (refusal !== undefined) return fail(refusal);
  const before = actionCount(position);
  if (intent.type === 'deploy') deploy(position, seatIndex(seat), homeKindsOf(position.rules, seatIndex(seat), intent.deployment));
  else play(position, encodeMove(position.rules.board, intent) ?? 0);
  return ok(eventsSince(position, before));
}

/** Why the intent is not allowed, or undefined when it is. */
export function refusalFor(position: Position, seat: Seat, intent: Intent): Refusal | undefined {
  if (!position.rules.seats.includes(seat)) return { code: 'unknownSeat', seat: String(seat) };
  if (!isRunning(position)) return { code: 'gameOver' };
  if (typeof intent !== 'object' || intent === null) return { code: 'unknownIntent', type: String(intent) };
  if (intent.type === 'deploy') return refuseDeploy(position, seat, intent);
  if (intent.type === 'move') return refuseMove(position, seat, intent);
  return { code: 'unknownIntent', type: String((intent as { type: unknown }).type) };
}

/** What the game is waiting for; undefined when it is over. */
export function waitingOf(position: Position): Waiting | undefined {
  if (!isRunning(position)) return undefined;
  const count = position.words[At.DECISION_COUNT];
  if (count === 0) return { decision: 'act', seats: [SEATS[turnOf(position)]] };
  assert(undeployed(position) > 0, 'the only question so far is the deployment');
  return { decision: 'deploy', seats: seatsIn(undeployed(position)) };
}

export function resultOf(position: Position): GameResult | undefined {
  if (isRunning(position)) return undefined;
  const ended = position.words[At.ENDED];
  return { ending: ENDINGS[ended & 255], winners: seatsIn(ended >> 8) };
}

function refuseDeploy(position: Position, seat: Seat, intent: Extract<Intent, { type: 'deploy' }>): Refusal | undefined {
  if (!((undeployed(position) >> seatIndex(seat)) & 1)) return { code: 'alreadyDeployed', seat };
  if (typeof intent.deployment !== 'object' || intent.deployment === null) return { code: 'unknownIntent', type: 'deploy' };
  const faults = deploymentFaults(position.rules, seatIndex(seat), intent.deployment);
  return faults.length > 0 ? { code: 'badDeployment', faults } : undefined;
}

function refuseMove(position: Position, seat: Seat, { from, to }: MoveIntent): Refusal | undefined {
  const { board, kinds, tables } = position.rules;
  if (position.words[At.DECISION_COUNT] > 0) return { code: 'deployFirst' };
  const turn = SEATS[turnOf(position)];
  if (turn !== seat) return { code: 'notYourTurn', turn };
  const start = board.indexOf.get(from);
  const end = board.indexOf.get(to);
  if (start === undefined) return { code: 'unknownCell', cell: String(from) };
  if (end === undefined) return { code: 'unknownCell', cell: String(to) };
  const piece = pieceOn(position, start);
  if (piece < 0) return { code: 'noPiece', cell: from };
  const number = seatIndex(seat);
  if (seatOf(position, piece) !== number) return { code: 'notYourPiece', cell: from };
  const kind = kinds[kindOf(position, piece)];
  if (kind.moves === 'never') return { code: 'immovable', cell: from, kind: kind.id };
  if (start === end) return { code: 'samePlace', cell: from };
  if (board.obstacle[end]) return { code: 'obstacle', cell: to };
  const target = pieceOn(position, end);
  if (target >= 0 && seatOf(position, target) === number) return { code: 'ownPiece', cell: to };
  if (!areAdjacent(tables, start, end)) {
    if (!board.straight || !(isSameRow(board, start, end) || isSameColumn(board, start, end))) return { code: 'notInLine', from, to };
    if (kind.moves === 'step') return { code: 'tooFar', from, to, kind: kind.id };
    const by = firstInTheWay(position, start, end);
    if (by >= 0) return { code: 'wayBlocked', from, to, by: board.cells[by] };
  }
  const boundary = forbiddenBoundary(position, number, start, end);
  if (boundary !== undefined) {
    const between = [board.cells[boundary[0]], board.cells[boundary[1]]] as const;
    return { code: 'twoSquares', from, to, between, count: position.rules.twoSquareLimit + 1 };
  }
  return breaksChaseRule(position, number, start, end) ? { code: 'chase', from, to } : undefined;
}

/** The first cell on a straight way, between its ends, that is not free; -1 when there is none. */
function firstInTheWay(position: Position, from: number, to: number): number {
  const step = stepBetween(position.rules.board, from, to);
  for (let cell = from + step; cell !== to; cell += step) if (position.words[At.SQUARE | cell] !== 0) return cell;
  return -1;
}
