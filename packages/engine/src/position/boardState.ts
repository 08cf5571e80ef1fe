/** Keeps squares, open neighbours and lists of movers in step. Called by the recorders of facts (facts.ts), by `rewind`, and by assignKinds.ts. */

import { TableOffset } from '../rules/tables.ts';
import { NO_KIND, Offset, PieceInfo, type Position, SquareWord } from './position.ts';

const { SQUARE, OPEN, CELL, INFO, SLOT, MOVERS, COUNT } = Offset;
const { EMPTY, SEAT } = SquareWord;
const { KIND, SEAT_SHIFT } = PieceInfo;
const { NEIGHBOURS, REVERSE_SLOT, FOUR_NEIGHBOURS, MOBILITY } = TableOffset;
const UNKNOWN_KIND = NO_KIND;

/** Moves a piece from one cell to another, when a move is played or rewound. */
export function relocate(words: Int32Array, tables: Int32Array, degree: number, piece: number, from: number, to: number): void {
  const square = words[SQUARE | from];
  words[SQUARE | from] = EMPTY;
  words[SQUARE | to] = square;
  words[CELL | piece] = to;
  words[words[SLOT | piece]] = to;
  const open = OPEN | (((words[INFO | piece] >> SEAT_SHIFT) & 3) << 7);
  toggleOpen(words, tables, degree, open, from);
  toggleOpen(words, tables, degree, open, to);
}

export function putOnCell(position: Position, piece: number, cell: number): void {
  const { words, rules } = position;
  const seat = (words[INFO | piece] >> SEAT_SHIFT) & 3;
  words[CELL | piece] = cell;
  words[SQUARE | cell] = piece | (SEAT << seat);
  toggleOpen(words, rules.tables, rules.degree, OPEN | (seat << 7), cell);
}

export function liftFromCell(position: Position, piece: number, cell: number): void {
  const { words, rules } = position;
  words[CELL | piece] = rules.board.offBoard;
  words[SQUARE | cell] = EMPTY;
  toggleOpen(words, rules.tables, rules.degree, OPEN | (((words[INFO | piece] >> SEAT_SHIFT) & 3) << 7), cell);
}

/** Updates the open neighbours around a cell that a piece of the seat entered or left; the entry of `offBoard` is never read. */
function toggleOpen(words: Int32Array, tables: Int32Array, degree: number, open: number, cell: number): void {
  if (degree === 4) {
    // On a grid the slots go round, so the opposite slot is two further.
    const around = tables[FOUR_NEIGHBOURS | cell];
    words[open | (around & 255)] ^= 4;
    words[open | ((around >> 8) & 255)] ^= 8;
    words[open | ((around >> 16) & 255)] ^= 1;
    words[open | (around >>> 24)] ^= 2;
  } else toggleOpenOnGraph(words, tables, degree, open, cell);
}

function toggleOpenOnGraph(words: Int32Array, tables: Int32Array, degree: number, open: number, cell: number): void {
  for (let slot = cell << 3; slot < (cell << 3) + degree; slot++) words[open | tables[NEIGHBOURS | slot]] ^= tables[REVERSE_SLOT | slot];
}

/** Whether a piece is one that can move; a piece without a kind (in a shadow) is on no list. */
export function isMovable(position: Position, piece: number): boolean {
  const kind = position.words[INFO | piece] & KIND;
  return kind !== UNKNOWN_KIND && position.rules.tables[MOBILITY + kind] !== 0;
}

/** The list of movers a piece belongs to: `seat * 2`, plus one for runners. */
function listOf(position: Position, piece: number): number {
  const info = position.words[INFO | piece];
  return ((info >> SEAT_SHIFT) & 3) * 2 + position.rules.tables[MOBILITY + (info & KIND)] - 1;
}

/** Puts a movable piece on its list. */
export function addMover(position: Position, piece: number): void {
  const { words } = position;
  const list = listOf(position, piece);
  const slot = (MOVERS | (list << 6)) + words[COUNT | list]++;
  words[slot] = words[CELL | piece];
  words[SLOT | piece] = slot;
}

/** Undoes the latest `addMover`. */
export function undoAddMover(position: Position, piece: number): void {
  position.words[COUNT | listOf(position, piece)]--;
  position.words[SLOT | piece] = Offset.DUMMY_SLOT;
}

/** The last of the list fills the gap; `undoRemoveMover` undoes exactly that, so list order survives a rewind. */
export function removeMover(position: Position, piece: number): void {
  const { words } = position;
  const list = listOf(position, piece);
  const last = (MOVERS | (list << 6)) + --words[COUNT | list];
  const slot = words[SLOT | piece];
  if (slot === last) return;
  const cell = words[last];
  words[slot] = cell;
  words[SLOT | (words[SQUARE | cell] & 255)] = slot;
}

export function undoRemoveMover(position: Position, piece: number): void {
  const { words } = position;
  const list = listOf(position, piece);
  const last = (MOVERS | (list << 6)) + words[COUNT | list]++;
  const slot = words[SLOT | piece];
  if (slot !== last) {
    const cell = words[slot];
    words[last] = cell;
    words[SLOT | (words[SQUARE | cell] & 255)] = last;
  }
  words[slot] = words[CELL | piece];
}

/** Swaps two pieces of one seat; the open neighbours stay as they were. */
export function swapCells(position: Position, one: number, other: number): void {
  const { words } = position;
  const [here, there] = [words[CELL | one], words[CELL | other]];
  const square = words[SQUARE | here];
  words[SQUARE | here] = words[SQUARE | there];
  words[SQUARE | there] = square;
  words[CELL | one] = there;
  words[CELL | other] = here;
  words[words[SLOT | one]] = there;
  words[words[SLOT | other]] = here;
}
