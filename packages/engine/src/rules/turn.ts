/** A move from start to end of turn: the battle, its consequences, and how games end. */

import { canActByDeed } from '../extension/listExtended.ts';
import { capturePiece, endGame, movePiece, openAction, packMoveAction, recordQuietMove, revealBattle } from '../facts/facts.ts';
import {
  ActionWord,
  ENDINGS,
  ensureCapacity,
  Frame,
  frameAt,
  lastFrameOf,
  NOT_ENDED,
  Offset,
  PieceInfo,
  type Position,
  SquareWord,
} from '../position/position.ts';
import { OUTCOMES } from './outcome.ts';
import { hasReach, listReach, reachMax } from './reach.ts';
import {
  forbiddenNow,
  recordAnsweredChase,
  recordChase,
  recordFarChase,
  recordQuietChase,
  removeForbidden,
  streakOf,
  updateForbidden,
} from './repetition.ts';
import { areAdjacent, TableOffset } from './tables.ts';

const { SQUARE, CELL, INFO, SLOT, OPEN, COUNT, TURN, RESULT, ACTIONS, JOURNAL_LENGTH, HISTORY } = Offset;
const { EMPTY } = SquareWord;
const { KIND, SEAT_SHIFT, MOVED, RAN, CAPTURED } = PieceInfo;
const { SIZE, ACTION, STREAK, QUIET, CHASE, FORBIDDEN, HASH_LOW, HASH_HIGH, JOURNAL_MARK, TURN_SHIFT } = Frame;
const { MOVE, ATTACK, SEAT_SHIFT: ACTOR_SHIFT, LEARNED_SHIFT, MID_TURN } = ActionWord;
const { FOUR_NEIGHBOURS, BATTLE, PRIZE, PLACE } = TableOffset;
const [ATTACKER_WINS, DEFENDER_WINS, BOTH_CAPTURED] = OUTCOMES.keys();
const [FLAG_CAPTURED, IMMOBILE, BOTH_IMMOBILE, QUIET_LIMIT] = ENDINGS.keys();
const IN_PLAY = NOT_ENDED;

/** Plays a legal move or attack of the seat in turn. */
export function playMove(position: Position, from: number, to: number): void {
  if (position.words[SQUARE | to] === EMPTY && position.rules.degree === 4) playQuietMove(position, from, to);
  else playAnyMove(position, from, to);
}

/** The general case: open an action, record its facts, write its turn memory, end the turn. */
export function playAnyMove(position: Position, from: number, to: number): void {
  openAction(position);
  const { words } = position;
  const piece = words[SQUARE | from] & 255;
  const target = words[SQUARE | to];
  if (target === EMPTY) recordQuietMove(position, piece, from, to, !areAdjacent(position.rules.tables, from, to));
  else resolveAttack(position, from, to);
  writeMoveFrame(position, piece, from, to, target !== EMPTY);
  countTurn(position);
  if (words[RESULT] === IN_PLAY) endTurn(position);
}

/**
 * A move to an empty cell of a grid: nine plies in ten. It does what `playAnyMove` does, in one function that loads every array once (measured: twice as
 * fast); a test compares the two word by word.
 */
function playQuietMove(position: Position, from: number, to: number): void {
  if (position.words[ACTIONS] >= position.actionCapacity) ensureCapacity(position, position.words[ACTIONS] + 1);
  const { words, rules } = position;
  const { tables } = rules;
  const seat = words[TURN];
  const actions = words[ACTIONS];
  const last = (HISTORY + (actions << 3)) | 0;
  const frame = (last + SIZE) | 0;
  words[ACTIONS] = (actions + 1) | 0;

  // The board, as `shift` changes it.
  const square = words[SQUARE | from];
  const piece = square & 255;
  words[SQUARE | from] = EMPTY;
  words[SQUARE | to] = square;
  words[CELL | piece] = to;
  words[words[SLOT | piece]] = to;
  const open = OPEN | (seat << 7);
  const aroundFrom = tables[FOUR_NEIGHBOURS | from];
  words[open | (aroundFrom & 255)] ^= 4;
  words[open | ((aroundFrom >> 8) & 255)] ^= 8;
  words[open | ((aroundFrom >> 16) & 255)] ^= 1;
  words[open | (aroundFrom >>> 24)] ^= 2;
  const aroundTo = tables[FOUR_NEIGHBOURS | to];
  words[open | (aroundTo & 255)] ^= 4;
  words[open | ((aroundTo >> 8) & 255)] ^= 8;
  words[open | ((aroundTo >> 16) & 255)] ^= 1;
  words[open | (aroundTo >>> 24)] ^= 2;

  // The fact, as `recordQuietMove` records it.
  const before = words[INFO | piece];
  const now = before | MOVED | (areAdjacent(tables, from, to) ? 0 : RAN);
  words[INFO | piece] = now;
  words[frame | ACTION] = from | (to << 8) | (piece << 16) | MOVE | (seat << ACTOR_SHIFT) | ((before ^ now) << LEARNED_SHIFT);

  // The frame, as `openAction` and `rememberMove` write it.
  const left = PLACE | (piece << 8) | (from << 1);
  const reached = PLACE | (piece << 8) | (to << 1);
  words[frame | HASH_LOW] = words[last | HASH_LOW] ^ tables[left] ^ tables[reached];
  words[frame | HASH_HIGH] = words[last | HASH_HIGH] ^ tables[left | 1] ^ tables[reached | 1];
  words[frame | JOURNAL_MARK] = words[JOURNAL_LENGTH] | (seat << TURN_SHIFT);
  words[frame | STREAK] = streakOf(words, lastFrameOf(words, seat, last), piece, from, to);
  words[frame | QUIET] = (words[last | QUIET] + 1) | 0;
  if (!rules.chaseRule) words[frame | CHASE] = 0;
  else if (rules.chasesAtReach) recordFarChase(words, tables, frame, from);
  else {
    const squares =
      words[SQUARE | (aroundTo & 255)] |
      words[SQUARE | ((aroundTo >> 8) & 255)] |
      words[SQUARE | ((aroundTo >> 16) & 255)] |
      words[SQUARE | (aroundTo >>> 24)];
    recordQuietChase(words, tables, frame, seat, from, squares);
  }
  endTurn(position);
}

/** CORE-10 to CORE-17. The attacker stays on its cell until the battle is decided (U-13), and then takes the cell of a beaten defender. */
export function resolveAttack(position: Position, from: number, to: number): void {
  const { words } = position;
  const { tables } = position.rules;
  const attacker = words[SQUARE | from] & 255;
  const defender = words[SQUARE | to] & 255;
  const outcome = tables[BATTLE + (words[INFO | attacker] & KIND) * 32 + (words[INFO | defender] & KIND)];
  applyBattle(position, attacker, defender, outcome);
  if (outcome !== ATTACKER_WINS) return;
  movePiece(position, attacker, from, to, !areAdjacent(tables, from, to));
  winIfPrize(position, attacker, defender);
}

/** Records a battle and captures the losers. */
export function applyBattle(position: Position, attacker: number, defender: number, outcome: number): void {
  revealBattle(position, attacker, defender, outcome);
  if (outcome === DEFENDER_WINS || outcome === BOTH_CAPTURED) capturePiece(position, attacker);
  if (outcome === ATTACKER_WINS || outcome === BOTH_CAPTURED) capturePiece(position, defender);
}

/** The seat that captured the prize has won. */
export function winIfPrize(position: Position, attacker: number, captured: number): void {
  const { words, rules } = position;
  if (rules.tables[PRIZE + (words[INFO | captured] & KIND)])
    endGame(position, FLAG_CAPTURED, 1 << ((words[INFO | attacker] >> SEAT_SHIFT) & 3));
}

/** Writes the turn memory for repetition and the quiet limit. */
export function writeMoveFrame(position: Position, piece: number, from: number, to: number, attacked: boolean): void {
  const { words } = position;
  const seat = words[TURN];
  const frame = frameAt(words[ACTIONS]);
  if (attacked) words[frame | ACTION] = packMoveAction(seat, piece, from, to) | ATTACK;
  // Without a two-square limit the seat's own last move does not matter.
  words[frame | STREAK] = position.rules.hasTwoSquareRule ? streakOf(words, lastFrameOf(words, seat, frame - SIZE), piece, from, to) : 0;
  words[frame | FORBIDDEN] = 0;
  if (position.rules.chaseRule) recordChase(position, seat, from, to, attacked);
  else words[frame | CHASE] = 0;
}

/** A deed ends its seat's streak; the frame is otherwise as `openAction` left it. */
export function writeNonMoveFrame(position: Position, seat: number): void {
  position.words[frameAt(position.words[ACTIONS]) | ACTION] = seat << ACTOR_SHIFT;
}

/** An answer in the middle of a turn: the turn memory looks past it. */
export function markMidTurn(position: Position): void {
  const { words } = position;
  const frame = frameAt(words[ACTIONS]);
  words[frame | ACTION] |= MID_TURN;
  words[frame | CHASE] = words[(frame - SIZE) | CHASE];
}

/** Counts a completed turn without a capture; `capturePiece` starts the count again. */
export function countTurn(position: Position): void {
  const { words, rules } = position;
  const frame = frameAt(words[ACTIONS]);
  words[frame | QUIET]++;
  if (words[frame | ACTION] & MID_TURN && rules.chaseRule) recordAnsweredChase(position);
}

/** Passes the turn; the game ends when the next seat cannot act (CORE-18, CORE-19, CORE-20) or at the quiet limit (U-9). */
export function endTurn(position: Position): void {
  const { words, rules } = position;
  const after = (words[TURN] + 1) | 0;
  const next = after === rules.seats.length ? 0 : after;
  const frame = frameAt(words[ACTIONS]);
  const own = lastFrameOf(words, next, frame);
  words[TURN] = next;
  updateForbidden(position, frame, own);
  // A piece that moved in the seat's last turn and survived can go back when repetition forbids nothing, so the full check is not needed. Powers could bar it.
  const last = words[own | ACTION];
  const isFree =
    rules.extension === undefined &&
    words[frame | FORBIDDEN] === 0 &&
    (last & MOVE) !== 0 &&
    (words[INFO | ((last >> 16) & 255)] & CAPTURED) === 0;
  if (!isFree && endIfImmobile(position)) return;
  if (words[frame | QUIET] >= rules.quietLimit) endGame(position, QUIET_LIMIT, 0);
}

/** Passes the turn in a replay from events, where only an event ends the game. */
export function passTurn(position: Position, seat: number): void {
  const { words } = position;
  const frame = frameAt(words[ACTIONS]);
  words[TURN] = seat;
  updateForbidden(position, frame, lastFrameOf(words, seat, frame));
}

/** Ends the game when the seat in turn can neither move nor attack; U-10: also before its first turn. */
export function endIfImmobile(position: Position): boolean {
  const stuck = position.words[TURN];
  if (canAct(position, stuck)) return false;
  const { seats, bothImmobileDraws } = position.rules;
  const others = ((1 << seats.length) - 1) & ~(1 << stuck);
  if (moverCount(position) === 0) endGame(position, BOTH_IMMOBILE, bothImmobileDraws ? 0 : others);
  else endGame(position, IMMOBILE, others);
  return true;
}

/** Whether the seat in turn can move or attack, by plain moves or otherwise. */
export function canAct(position: Position, seat: number): boolean {
  return canMovePlainly(position, seat) || (position.rules.extension !== undefined && canActByDeed(position, seat));
}

function canMovePlainly(position: Position, seat: number): boolean {
  if (forbiddenNow(position.words) === 0) return hasReach(position, seat);
  const moves = scratchMovesFor(reachMax(position));
  return removeForbidden(position, seat, moves, listReach(position, seat, moves)) > 0;
}

function moverCount(position: Position): number {
  let count = 0;
  for (let list = 0; list < position.rules.seats.length * 2; list++) count += position.words[COUNT | list];
  return count;
}

let scratchMoves = new Int32Array(1024);

function scratchMovesFor(length: number): Int32Array {
  if (scratchMoves.length < length) scratchMoves = new Int32Array(length);
  return scratchMoves;
}
