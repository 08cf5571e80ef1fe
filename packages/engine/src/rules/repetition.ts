/**
 * The repetition rules, each in one place: the two-square rule (REP-1 to REP-3, AUD-3) and the chase rule (REP-4, AUD-2). Where a chase goes over any
 * distance, secret kinds decide what it threatens. So the turn memory, which is public, counts every piece that might be threatened (`mayThreaten`) and is
 * never too short; kinds matter only when a move is forbidden, and only those of the seat in turn (pursuit.ts).
 */

import { isSameColumn, isSameRow, stepBetween } from '../board.ts';
import { ActionWord, ALL_SEATS, Frame, frameAt, lastFrameOf, Offset, type Position, SquareWord } from '../position/position.ts';
import { wasPursued } from './pursuit.ts';
import { areAdjacent, mayThreaten, TableOffset } from './tables.ts';

const { SQUARE, CELL, ACTIONS } = Offset;
const { EMPTY, SEAT } = SquareWord;
const { SIZE, ACTION, STREAK, CHASE, FORBIDDEN, HASH_LOW, HASH_HIGH } = Frame;
const { MOVE, ATTACK, SEAT_SHIFT, MID_TURN } = ActionWord;
const { NEIGHBOURS, PLACE } = TableOffset;
const SAME_PIECE = MOVE | (255 << 16);
const ANY_SEAT = SEAT * ALL_SEATS;
/** The shortest chase that can bring a position back: chase, flight, chase, flight. */
const CHASE_MIN = 4;
/** The least value of CHASE in which the other's length is that. */
const CHASED_MIN = CHASE_MIN << 16;
/** Repetition forbids nothing. */
const NOTHING_FORBIDDEN = 0;
/** The part of FORBIDDEN that is a span, and the flag above it: a chase has lasted long enough for its rule to look at each move. */
const SPAN_MASK = 0xffffff;
const CHASE_RULE_DUE = 1 << 24;

/** Drops the moves that repetition forbids to the seat in turn from a list made by `listReach`, and returns how many are left. */
export function removeForbidden(position: Position, seat: number, moves: Int32Array, count: number): number {
  const forbidden = forbiddenNow(position.words);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    const from = move & 255;
    const to = move >>> 8;
    moves[kept] = move;
    if (
      !breaksTwoSquareRule(position, forbidden & SPAN_MASK, from, to) &&
      !(forbidden & CHASE_RULE_DUE && breaksChaseRule(position, seat, from, to))
    )
      kept++;
  }
  return kept;
}

/** What repetition may forbid the seat in turn; 0, nearly always, for nothing. */
export function forbiddenNow(words: Int32Array): number {
  return words[frameAt(words[ACTIONS]) | FORBIDDEN];
}

/** Settles what is forbidden to the seat whose turn has come, in the frame of the latest action; `own` is the frame of the seat's own latest. */
export function updateForbidden(position: Position, frame: number, own: number): void {
  const { words } = position;
  const isSuspect = words[own | STREAK] >= position.rules.twoSquareLimit || words[frame | CHASE] >= CHASED_MIN;
  words[frame | FORBIDDEN] = isSuspect ? forbiddenAfter(position, frame, own) : NOTHING_FORBIDDEN;
}

function forbiddenAfter(position: Position, frame: number, own: number): number {
  return forbiddenSpan(position, own) | (position.words[frame | CHASE] >= CHASED_MIN ? CHASE_RULE_DUE : 0);
}

/**
 * The STREAK of a move: in how many consecutive turns of its seat the same piece has turned back, this one included. It only checks that cell numbers
 * rise and fall in turn: a piece that never turns back never crosses a boundary twice, and `forbiddenSpan` checks the rest.
 * `own` is the frame of the seat's move before.
 */
export function streakOf(words: Int32Array, own: number, piece: number, from: number, to: number): number {
  const before = words[own | ACTION];
  const other = (before & SAME_PIECE) ^ (MOVE | (piece << 16));
  const turned = (to - from) ^ (((before >> 8) & 255) - (before & 255));
  // Both signs at once: another piece and the same direction are each likely; together they make a branch that predicts well.
  return ((other - 1) & turned) < 0 ? (words[own | STREAK] + 1) | 0 : 1;
}

/**
 * REP-1, REP-3: a piece may cross the same boundary between two cells in at most `twoSquareLimit` (three) consecutive turns of its owner.
 * Crossing it again means going back and forth, so this is the two-square rule, for pieces that step and pieces that run.
 * REP-2 follows: each player's own turns are counted, so the player who began must stop first. AUD-3: where pairs count, it must be the same two cells.
 */
function breaksTwoSquareRule(position: Position, span: number, from: number, to: number): boolean {
  if (span === NOTHING_FORBIDDEN || from !== span >> 16) return false;
  const low = span & 255;
  const high = (span >> 8) & 255;
  if (position.rules.countsPairs) return to === low || to === high;
  return Math.max(low, Math.min(from, to)) < Math.min(high, Math.max(from, to)) && areInLine(position, low, high, to);
}

/**
 * The stretch of a line that one piece crossed in each of the seat's latest `twoSquareLimit` turns: `low | high << 8 | its cell << 16`,
 * or FREE. `own` is the frame of the latest of them.
 */
function forbiddenSpan(position: Position, own: number): number {
  const { words } = position;
  const { twoSquareLimit, countsPairs } = position.rules;
  if (words[own | STREAK] < twoSquareLimit) return NOTHING_FORBIDDEN;
  const latest = words[own | ACTION];
  const seat = (latest >> SEAT_SHIFT) & 3;
  let frame = own;
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
    if (low >= high || !areInLine(position, cameFrom, stands, from) || !areInLine(position, cameFrom, stands, to)) return NOTHING_FORBIDDEN;
    if (countsPairs && !(from === stands ? to === cameFrom : from === cameFrom && to === stands)) return NOTHING_FORBIDDEN;
    frame = lastFrameOf(words, seat, frame - SIZE);
  }
  return low | (high << 8) | (stands << 16);
}

/** The boundary, as two cell numbers, that a move may not cross once more, or the pair of cells; undefined when the two-square rule allows the move. */
export function forbiddenBoundary(position: Position, seat: number, from: number, to: number): readonly [number, number] | undefined {
  const { words } = position;
  const span = forbiddenSpan(position, lastFrameOf(words, seat, frameAt(words[ACTIONS])));
  if (!breaksTwoSquareRule(position, span, from, to)) return undefined;
  if (position.rules.countsPairs) return [from, to];
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
  const { tables, degree, chasesAtReach } = position.rules;
  const length = chaseLength(position);
  if (length < CHASE_MIN || words[SQUARE | to] !== EMPTY) return false;
  if (!chasesAtReach && !isNextToEnemy(words, tables, degree, seat, to)) return false;
  const piece = words[SQUARE | from] & 255;
  const last = words[lastFrameOf(words, seat, frameAt(words[ACTIONS])) | ACTION];
  if (goesStraightBack(last, piece, to)) return false;
  const back = pliesBack(position, piece, from, to, length);
  return back > 0 && (!chasesAtReach || wasPursued(position, piece, from, to, back));
}

/** How many plies before the move, up to `length`, the position after it stood on the board; 0 when it did not. */
function pliesBack(position: Position, piece: number, from: number, to: number, length: number): number {
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
    if (words[frame | HASH_LOW] === low && words[frame | HASH_HIGH] === high) return back;
  }
  return 0;
}

/** How many plies the chase by the seat in turn has lasted, at most. */
export function chaseLength(position: Position): number {
  return position.words[frameAt(position.words[ACTIONS]) | CHASE] >>> 16;
}

/**
 * The turn memory of a chase, written into the open frame after a move: `the mover's length | the other's length << 16`, in plies.
 * An attack ends every pursuit; when the cell it reached lies next to an enemy, the attacker's seat begins a new one, win or lose. Where a chase goes over
 * any distance an attack always may begin one.
 */
export function recordChase(position: Position, seat: number, from: number, to: number, attacked: boolean): void {
  const { words } = position;
  const { tables, degree, chasesAtReach } = position.rules;
  const frame = frameAt(words[ACTIONS]);
  if (attacked) words[frame | CHASE] = chasesAtReach || isNextToEnemy(words, tables, degree, seat, to) ? 1 : 0;
  else if (chasesAtReach) recordFarChase(words, tables, frame, from);
  else recordQuietChase(words, tables, frame, seat, from, squaresNextTo(words, tables, degree, to));
}

/** At the end of an attack with answers: a piece that came back may stand next to the cell that the attack reached. */
export function recordAnsweredChase(position: Position): void {
  const { words } = position;
  let first = frameAt(words[ACTIONS]);
  while (words[first | ACTION] & MID_TURN) first -= SIZE;
  const action = words[first | ACTION];
  if (action & ATTACK) recordChase(position, (action >> SEAT_SHIFT) & 3, action & 255, (action >> 8) & 255, true);
}

/**
 * A move to an empty cell, next to which `squares` lie. It continues its own pursuit if it threatens one of them, and the other's if it fled from the
 * piece that moved last.
 */
export function recordQuietChase(words: Int32Array, tables: Int32Array, frame: number, seat: number, from: number, squares: number): void {
  let last = (frame - SIZE) | 0;
  const before = words[last | CHASE];
  // Answers in the middle of a turn (PART, the topmost bit) continue the pursuit; its move lies before them.
  while (words[last | ACTION] < 0) last = (last - SIZE) | 0;
  const pursuer = words[last | ACTION];
  const own = hasEnemy(squares, seat) ? ((before >> 16) + 1) | 0 : 0;
  const others = pursuer & MOVE && areAdjacent(tables, from, (pursuer >> 8) & 255) ? ((before & 0xffff) + 1) << 16 : 0;
  words[frame | CHASE] = own | others;
}

/** The same where a chase goes over any distance: any move may be a threat, and a piece in line with the one that moved last may have fled. */
export function recordFarChase(words: Int32Array, tables: Int32Array, frame: number, from: number): void {
  let last = (frame - SIZE) | 0;
  const before = words[last | CHASE];
  while (words[last | ACTION] < 0) last = (last - SIZE) | 0;
  const pursuer = words[last | ACTION];
  // A piece that attacked may stand elsewhere than on the cell it attacked.
  const hasFled = pursuer & MOVE && mayThreaten(tables, from, words[CELL | ((pursuer >> 16) & 255)]);
  const own = (before >> 16) + 1;
  words[frame | CHASE] = (own > CHASE_MIN ? shortenedChase(words, frame, own) : own) | (hasFled ? ((before & 0xffff) + 1) << 16 : 0);
}

/**
 * A move that brought back a board of a real pursuit would have been refused. So its pursuit, if it is one, began after that board, and two who go round in
 * circles are remembered for one round only. Going straight back is allowed in any pursuit and proves nothing.
 */
function shortenedChase(words: Int32Array, frame: number, own: number): number {
  const move = words[frame | ACTION];
  const last = words[lastFrameOf(words, (move >> SEAT_SHIFT) & 3, frame - SIZE) | ACTION];
  if (goesStraightBack(last, (move >>> 16) & 255, (move >> 8) & 255)) return own;
  for (let back = CHASE_MIN; back < own; back += 2) {
    const earlier = frame - back * SIZE;
    if (words[earlier | HASH_LOW] === words[frame | HASH_LOW] && words[earlier | HASH_HIGH] === words[frame | HASH_HIGH]) return back - 1;
  }
  return own;
}

/** Whether a piece that goes there undoes the last move of its seat. */
function goesStraightBack(last: number, piece: number, to: number): boolean {
  return (last & MOVE) !== 0 && ((last >>> 16) & 255) === piece && (last & 255) === to;
}

function isNextToEnemy(words: Int32Array, tables: Int32Array, degree: number, seat: number, cell: number): boolean {
  return hasEnemy(squaresNextTo(words, tables, degree, cell), seat);
}

function hasEnemy(squares: number, seat: number): boolean {
  return (squares & ANY_SEAT & ~(SEAT << seat)) !== 0;
}

/** The squares next to a cell, their words combined by OR. */
function squaresNextTo(words: Int32Array, tables: Int32Array, degree: number, cell: number): number {
  let squares = 0;
  for (let slot = 0; slot < degree; slot++) squares |= words[SQUARE | tables[NEIGHBOURS | (cell << 3) | slot]];
  return squares;
}
