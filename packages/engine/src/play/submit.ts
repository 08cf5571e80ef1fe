/** The journey of one intent: may I? then the rules, then the events it led to. */

import { describeForeign, fail, ok, type Result } from '../basics.ts';
import { isSameColumn, isSameRow, stepBetween } from '../board.ts';
import { type Chance, NO_CHANCE } from '../chance.ts';
import { deedOf, encodeDeed, isOpen, packedArguments } from '../extension/deedCodec.ts';
import { listExtended, ORDINARY_TURN, questionName } from '../extension/listExtended.ts';
import { playExtended } from '../extension/playExtended.ts';
import { eventsSince } from '../facts/events.ts';
import { atomically } from '../facts/rewind.ts';
import {
  actionCount,
  awaitedSeats,
  ENDINGS,
  isDeploying,
  isRunning,
  kindOf,
  Offset,
  type Position,
  pieceOn,
  seatOf,
  turnOf,
  undeployedSeats,
} from '../position/position.ts';
import { listReach } from '../rules/reach.ts';
import { breaksChaseRule, forbiddenBoundary } from '../rules/repetition.ts';
import { areAdjacent } from '../rules/tables.ts';
import { SEATS, type Seat, seatIndex, seatsIn } from '../seats.ts';
import type { DeedIntent, GameEvent, GameResult, Intent, MoveIntent, PendingDecision, Refusal } from '../types.ts';
import { deploy, deploymentFaults, homeOf, packDeployment } from './deployment.ts';
import { encodeIntent } from './intents.ts';
import { intentsMax, play } from './play.ts';

/** Plays an intent of a seat if it is allowed, and tells what happened. A refused intent changes nothing. Chance is needed where play draws or shuffles. */
export function submit(position: Position, seat: Seat, intent: Intent, chance: Chance = NO_CHANCE): Result<readonly GameEvent[], Refusal> {
  const refusal = refusalFor(position, seat, intent);
  if (refusal !== undefined) return fail(refusal);
  const before = actionCount(position);
  atomically(position, () => carryOut(position, seatIndex(seat), intent, chance));
  return ok(eventsSince(position, before));
}

function carryOut(position: Position, seat: number, intent: Intent, chance: Chance): void {
  const { rules } = position;
  if (intent.type === 'deploy') deploy(position, seat, packDeployment(rules, seat, intent.deployment, homeOf(position, seat)), chance);
  else if (rules.extension !== undefined) playExtended(position, encodeIntent(rules, intent), chance, seat);
  else play(position, encodeIntent(rules, intent));
}

/** Why the intent is not allowed, or undefined when it is. */
export function refusalFor(position: Position, seat: Seat, intent: Intent): Refusal | undefined {
  if (!position.rules.seats.includes(seat)) return { code: 'unknownSeat', seat: describeForeign(seat) };
  if (!isRunning(position)) return { code: 'gameOver' };
  if (typeof intent !== 'object' || intent === null) return { code: 'unknownIntent', type: describeForeign(intent) };
  if (intent.type === 'deploy') return refuseDeploy(position, seat, intent);
  if (intent.type === 'move') return refuseOutOfTurn(position, seat, true) ?? refuseMove(position, seatIndex(seat), intent);
  if (intent.type === 'deed') return refuseDeed(position, seat, intent);
  return { code: 'unknownIntent', type: describeForeign((intent as { type: unknown }).type) };
}

/** What the game is waiting for; undefined when it is over. */
export function pendingDecision(position: Position): PendingDecision | undefined {
  return isRunning(position) ? { decision: questionName(position), seats: seatsIn(awaitedSeats(position)) } : undefined;
}

export function resultOf(position: Position): GameResult | undefined {
  if (isRunning(position)) return undefined;
  const ended = position.words[Offset.RESULT];
  return { ending: ENDINGS[ended & 255], winners: seatsIn(ended >> 8) };
}

function refuseDeploy(position: Position, seat: Seat, intent: Extract<Intent, { type: 'deploy' }>): Refusal | undefined {
  if (!((undeployedSeats(position) >> seatIndex(seat)) & 1)) return { code: 'alreadyDeployed', seat };
  if (!isDeploying(position)) return { code: 'answerFirst', decision: questionName(position) };
  if (typeof intent.deployment !== 'object' || intent.deployment === null) return { code: 'unknownIntent', type: 'deploy' };
  const faults = deploymentFaults(position.rules, seatIndex(seat), intent.deployment, homeOf(position, seatIndex(seat)));
  return faults.length > 0 ? { code: 'badDeployment', faults } : undefined;
}

/** Whether the seat is the one to act; a move is no answer to a question. */
function refuseOutOfTurn(position: Position, seat: Seat, isMove: boolean): Refusal | undefined {
  const decision = questionName(position);
  if (decision === 'deploy') return { code: 'deployFirst' };
  const isAsked = (awaitedSeats(position) >> seatIndex(seat)) & 1;
  if (decision === ORDINARY_TURN) return isAsked ? undefined : { code: 'notYourTurn', turn: SEATS[turnOf(position)] };
  if (!isAsked) return { code: 'notYourDecision', decision, seats: seatsIn(awaitedSeats(position)) };
  return isMove ? { code: 'answerFirst', decision } : undefined;
}

/** A deed has its own refusals; where it gives none, the list of legal forms decides. */
function refuseDeed(position: Position, seat: Seat, intent: DeedIntent): Refusal | undefined {
  const word = encodeDeed(position.rules, intent);
  if (typeof word !== 'number') return word;
  const late = refuseOutOfTurn(position, seat, false);
  if (late !== undefined) return late;
  const deed = deedOf(position.rules, word);
  if (!deed.when.includes(questionName(position))) return { code: 'notNow', deed: deed.id };
  const refusal = deed.refuse?.(position, seatIndex(seat), packedArguments(word), isOpen(word));
  if (refusal !== undefined) return refusal;
  const legal = new Int32Array(intentsMax(position));
  const count = listExtended(position, legal, seatIndex(seat));
  return legal.subarray(0, count).includes(word) ? undefined : { code: 'notPossible', deed: deed.id };
}

function refuseMove(position: Position, number: number, { from, to }: MoveIntent): Refusal | undefined {
  const { board, kinds, tables } = position.rules;
  const start = board.indexOf.get(from);
  const end = board.indexOf.get(to);
  if (start === undefined) return { code: 'unknownCell', cell: describeForeign(from) };
  if (end === undefined) return { code: 'unknownCell', cell: describeForeign(to) };
  const piece = pieceOn(position, start);
  if (piece < 0) return { code: 'noPiece', cell: from };
  if (seatOf(position, piece) !== number) return { code: 'notYourPiece', cell: from };
  const kind = kinds[kindOf(position, piece)];
  if (kind.moves === 'never') return { code: 'immovable', cell: from, kind: kind.id };
  if (start === end) return { code: 'samePlace', cell: from };
  if (board.obstacle[end]) return { code: 'obstacle', cell: to };
  const target = pieceOn(position, end);
  if (target >= 0 && seatOf(position, target) === number) return { code: 'ownPiece', cell: to };
  if (!areAdjacent(tables, start, end)) {
    if (!board.isGrid) return refuseFarMove(position, number, start, end);
    if (!(isSameRow(board, start, end) || isSameColumn(board, start, end))) return { code: 'notInLine', from, to };
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

/** A move on a map to a cell that is no neighbour. */
function refuseFarMove(position: Position, seat: number, start: number, end: number): Refusal | undefined {
  const { board, kinds, longRunsAttack } = position.rules;
  const [from, to] = [board.cells[start], board.cells[end]];
  const kind = kinds[kindOf(position, pieceOn(position, start))];
  if (kind.moves === 'step') return { code: 'tooFar', from, to, kind: kind.id };
  if (!longRunsAttack && pieceOn(position, end) >= 0) return { code: 'noCharge', from, to, kind: kind.id };
  const moves = new Int32Array(intentsMax(position));
  return moves.subarray(0, listReach(position, seat, moves)).includes(start | (end << 8)) ? undefined : { code: 'noWay', from, to };
}

/** The first cell on a straight line, between its ends, that is not free; -1 when there is none. */
function firstInTheWay(position: Position, from: number, to: number): number {
  const step = stepBetween(position.rules.board, from, to);
  for (let cell = from + step; cell !== to; cell += step) if (position.words[Offset.SQUARE | cell] !== 0) return cell;
  return -1;
}
