/** The repetition rules, each in one place: the two-square rule (REP-1 to REP-3) and the chase rule (REP-4). */

import { isSameColumn, isSameRow, stepBetween } from '../board.ts';
import { Action, At, Frame, frameAt, ownFrame, type Position, Square } from '../position.ts';
import { areAdjacent, Table } from './tables.ts';

const { SQUARE, ACTIONS } = At;
const { EMPTY, SEAT } = Square;
const { SIZE, ACTION, STREAK, CHASE, WATCH, HASH_LOW, HASH_HIGH } = Frame;
const { MOVE } = Action;
const { AROUND, NEIGHBOURS, PLACE } = Table;
const SAME_PIECE = MOVE | (255 << 16);
const ANY_SEAT = SEAT * 15;
/** The shortest chase that can bring a position back: chase, flight, chase, flight. */
const CHASE_MIN = 4;
/** No boundary is forbidden. */
const FREE = -1;

/** Drops the moves that repetition forbids to the seat in turn from a list made by `listReach`, and returns how many are left. */
export function dropForbidden(position: Position, seat: number, moves: Int32Array, count: number): number {
  const span = forbiddenSpan(position, seat);
  const chase = chaseLength(position);
  if (span === FREE && chase < CHASE_MIN) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    const from = move & 255;
    const to = move >>> 8;
    moves[kept] = move;
    if (!breaksTwoSquareRule(position, span, from, to) && !(chase >= CHASE_MIN && breaksChaseRule(position, seat, from, to))) kept++;
  }
  return kept;
}

/** Whether repetition could forbid the seat in turn anything at all; nearly always not, so listing stays fast. */
export function repetitionMayBite(words: Int32Array): boolean {
  return words[frameAt(words[ACTIONS]) | WATCH] !== 0;
}

/** Settles that question for the seat that is now in turn, in the frame of the latest action; `own` is the frame of the seat's own latest. */
export function watchRepetition(words: Int32Array, frame: number, own: number, twoSquareLimit: number): void {
  words[frame | WATCH] = words[own | STREAK] >= twoSquareLimit || words[frame | CHASE] >>> 16 >= CHASE_MIN ? 1 : 0;
}

/**
 * The STREAK of a move: in how many consecutive turns of its seat the same piece has turned back, this one included. Cell numbers that rise
 * and fall in turn are all we look at here; who never turns back never crosses a boundary twice, and the rest is for `forbiddenSpan`.
 * `own` is the frame of the seat's move before.
 */
export function streakOf(words: Int32Array, own: number, piece: number, from: number, to: number): number {
  const before = words[own | ACTION];
  const other = (before & SAME_PIECE) ^ (MOVE | (piece << 16));
  const turned = (to - from) ^ (((before >> 8) & 255) - (before & 255));
  // Both signs at once: another piece and the same way are each likely, together they are a branch that is rarely guessed wrong.
  return ((other - 1) & turned) < 0 ? (words[own | STREAK] + 1) | 0 : 1;
}

/**
 * REP-1, REP-3: a piece may cross the same boundary between two cells in at most `twoSquareLimit` (three) consecutive turns of its owner.
 * Crossing it again means going back and forth, so this is the two-square rule, for pieces that step and pieces that run.
 * REP-2 follows: each player's own turns are counted, so whoever began must stop first.
 */
function breaksTwoSquareRule(position: Position, span: number, from: number, to: number): boolean {
  if (span === FREE || from !== span >> 16) return false;
  const low = span & 255;
  const high = (span >> 8) & 255;
  return Math.max(low, Math.min(from, to)) < Math.min(high, Math.max(from, to)) && areInLine(position, low, high, to);
}

/** The stretch of a line that one piece crossed in each of the seat's latest `twoSquareLimit` turns: `low | high << 8 | where it stands << 16`, or FREE. */
function forbiddenSpan(position: Position, seat: number): number {
  const { words } = position;
  const { twoSquareLimit } = position.rules;
  let frame = ownFrame(words, seat, frameAt(words[ACTIONS]));
  if (words[frame | STREAK] < twoSquareLimit) return FREE;
  const latest = words[frame | ACTION];
  const cameFrom = latest & 255;
  const stands = (latest >>> 8) & 255;
  let low = 0;
  let high = 255;
  for (let turn = 0; turn < twoSquareLimit; turn++) {
    const action = words[frame | ACTION];
    const from = action & 255;
    const to = (action >>> 8) & 255;
    low = Math.max(low, Math.min(from, to));
    high = Math.min(high, Math.max(from, to));
    if (low >= high || !areInLine(position, cameFrom, stands, from) || !areInLine(position, cameFrom, stands, to)) return FREE;
    frame = ownFrame(words, seat, frame - SIZE);
  }
  return low | (high << 8) | (stands << 16);
}

/** The boundary, as two cell numbers, that a move may not cross once more; undefined when the two-square rule allows the move. */
export function forbiddenBoundary(position: Position, seat: number, from: number, to: number): readonly [number, number] | undefined {
  const span = forbiddenSpan(position, seat);
  if (!breaksTwoSquareRule(position, span, from, to)) return undefined;
  const step = stepBetween(position.rules.board, from, to);
  const low = Math.max(span & 255, Math.min(from, to));
  const high = Math.min((span >> 8) & 255, Math.max(from, to));
  return to > from ? [low, low + step] : [high, high + step];
}

/** Whether a cell lies on the line through two others that are in line themselves. */
function areInLine(position: Position, a: number, b: number, c: number): boolean {
  const { board } = position.rules;
  return isSameRow(board, a, b) ? isSameRow(board, a, c) : isSameColumn(board, a, c);
}

/**
 * REP-4: a move that threatens an enemy piece is forbidden when it would bring back a position of the present chase. Which piece stands
 * where decides, by public handle; ranks never enter. Going straight back to the cell just left is the two-square rule's business.
 */
export function breaksChaseRule(position: Position, seat: number, from: number, to: number): boolean {
  const { words } = position;
  const { tables, degree } = position.rules;
  const length = chaseLength(position);
  if (length < CHASE_MIN || words[SQUARE | to] !== EMPTY || !isNextToEnemy(words, tables, degree, seat, to)) return false;
  const piece = words[SQUARE | from] & 255;
  const last = words[ownFrame(words, seat, frameAt(words[ACTIONS])) | ACTION];
  if (last & MOVE && ((last >>> 16) & 255) === piece && (last & 255) === to) return false;
  return bringsBack(position, piece, from, to, length);
}

/** Whether the position after the move stood on the board 1 to `length` plies before it. */
function bringsBack(position: Position, piece: number, from: number, to: number, length: number): boolean {
  const { words } = position;
  const { tables } = position.rules;
  const now = frameAt(words[ACTIONS]);
  const left = PLACE | (piece << 8) | (from << 1);
  const reached = PLACE | (piece << 8) | (to << 1);
  const low = words[now | HASH_LOW] ^ tables[left] ^ tables[reached];
  const high = words[now | HASH_HIGH] ^ tables[left | 1] ^ tables[reached | 1];
  // The position before the move is one ply earlier. Fewer than CHASE_MIN plies back the enemy has moved once and cannot stand as before.
  for (let back = CHASE_MIN; back <= length; back++) {
    const frame = now - (back - 1) * SIZE;
    if (words[frame | HASH_LOW] === low && words[frame | HASH_HIGH] === high) return true;
  }
  return false;
}

/** How many plies the chase by the seat in turn has lasted. */
export function chaseLength(position: Position): number {
  return position.words[frameAt(position.words[ACTIONS]) | CHASE] >>> 16;
}

/**
 * The turn memory of a chase, written into the open frame after a move: `the mover's length | the other's length << 16`, in plies.
 * A capture ends every run; when the captor then stands next to an enemy, its own new run begins.
 */
export function recordChase(position: Position, seat: number, from: number, to: number, attacked: boolean): void {
  const { words } = position;
  const { tables, degree } = position.rules;
  const frame = frameAt(words[ACTIONS]);
  if (!attacked) recordQuietChase(words, tables, degree, frame, seat, from, to);
  else words[frame | CHASE] = (words[SQUARE | to] & (SEAT << seat)) !== 0 && isNextToEnemy(words, tables, degree, seat, to) ? 1 : 0;
}

/** A move to an empty cell. It goes on with its own run if it threatens, and with the other's if it fled from the piece that moved last. */
export function recordQuietChase(
  words: Int32Array,
  tables: Int32Array,
  degree: number,
  frame: number,
  seat: number,
  from: number,
  to: number,
): void {
  const last = (frame - SIZE) | 0;
  const before = words[last | CHASE];
  const pursuer = words[last | ACTION];
  const own = isNextToEnemy(words, tables, degree, seat, to) ? ((before >>> 16) + 1) | 0 : 0;
  const others = pursuer & MOVE && areAdjacent(tables, from, (pursuer >> 8) & 255) ? ((before & 0xffff) + 1) | 0 : 0;
  words[frame | CHASE] = own | (others << 16);
}

function isNextToEnemy(words: Int32Array, tables: Int32Array, degree: number, seat: number, cell: number): boolean {
  let squares = 0;
  if (degree === 4) {
    const around = tables[AROUND | cell];
    squares =
      words[SQUARE | (around & 255)] |
      words[SQUARE | ((around >> 8) & 255)] |
      words[SQUARE | ((around >> 16) & 255)] |
      words[SQUARE | (around >>> 24)];
  } else for (let slot = 0; slot < degree; slot++) squares |= words[SQUARE | tables[NEIGHBOURS | (cell << 3) | slot]];
  return (squares & ANY_SEAT & ~(SEAT << seat)) !== 0;
}
