/**
 * Reach: where the pieces of a seat may go, before the repetition rules have their say.
 * CORE-5 and CORE-6 for those that step, CORE-8 for those that run; reachOnMap.ts is the same for a board that is no grid. A move inside the engine is `from | to << 8`.
 */

import { Offset, type Position, RUNNERS_START as RUNNERS_, SquareWord } from '../position/position.ts';
import { listReachOnMap } from './reachOnMap.ts';

const { SQUARE, OPEN, MOVERS, COUNT } = Offset;
const { EMPTY } = SquareWord;
const RUNNERS = RUNNERS_;

/** Appends every move and attack of the seat to `out` and returns how many there are. */
export function listReach(position: Position, seat: number, out: Int32Array): number {
  return position.rules.degree === 4 ? listOnGrid(position, seat, out) : listReachOnMap(position, seat, out);
}

/** The length that `out` needs: every piece along whole lines or to all sides, and the slack that appending takes. */
export function reachMax(position: Position): number {
  const { board, armySize } = position.rules;
  const longest = board.isGrid ? board.columns + board.rows : board.offBoard;
  return armySize * (longest + board.degree) + 8;
}

function listOnGrid(position: Position, seat: number, out: Int32Array): number {
  const { words } = position;
  const row = position.rules.board.columns;
  const open = OPEN | (seat << 7);
  // An empty write, so that `out` is checked once and not in every round of the loops (measured).
  out[0] = 0;
  let count = 0;
  let at = MOVERS | (seat << 7);
  const steppersEnd = at | words[COUNT | (seat << 1)];
  for (; at < steppersEnd; at = (at + 1) | 0) {
    const from = words[at];
    const slots = words[open | from];
    if (slots === 0) continue;
    // Cells are numbered row by row. Always written, kept only when that neighbour is open: no branch to mispredict.
    const stay = from | (from << 8);
    out[count] = (stay + (row << 8)) | 0;
    count = (count + (slots & 1)) | 0;
    out[count] = (stay + 256) | 0;
    count = (count + ((slots >> 1) & 1)) | 0;
    out[count] = (stay - (row << 8)) | 0;
    count = (count + ((slots >> 2) & 1)) | 0;
    out[count] = (stay - 256) | 0;
    count = (count + (slots >> 3)) | 0;
  }
  at = MOVERS | (seat << 7) | RUNNERS;
  const runnersEnd = at | words[COUNT | (seat << 1) | 1];
  for (; at < runnersEnd; at = (at + 1) | 0) {
    const from = words[at];
    const slots = words[open | from];
    if ((slots & 1) !== 0) count = appendRun(words, open, from, row, 1, out, count);
    if ((slots & 2) !== 0) count = appendRun(words, open, from, 1, 2, out, count);
    if ((slots & 4) !== 0) count = appendRun(words, open, from, (0 - row) | 0, 4, out, count);
    if ((slots & 8) !== 0) count = appendRun(words, open, from, -1, 8, out, count);
  }
  return count;
}

/** CORE-8: over empty cells in a straight line whose first step is open, and at the end of it perhaps an attack. */
function appendRun(words: Int32Array, open: number, from: number, step: number, way: number, out: Int32Array, start: number): number {
  let count = start;
  let to = from;
  do {
    to = (to + step) | 0;
    out[count] = from | (to << 8);
    count = (count + 1) | 0;
    if (words[SQUARE | to] !== EMPTY) break;
  } while ((words[open | to] & way) !== 0);
  return count;
}

/** Whether any piece of the seat has somewhere to go, repetition rules aside. */
export function hasReach(position: Position, seat: number): boolean {
  const { words } = position;
  for (let list = 0; list <= 1; list++) {
    const first = MOVERS | (seat << 7) | (list * RUNNERS);
    for (let at = first; at < first + words[COUNT | (seat << 1) | list]; at++) if (words[OPEN | (seat << 7) | words[at]] !== 0) return true;
  }
  return false;
}
