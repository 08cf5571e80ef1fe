/**
 * Reach: where the pieces of a seat may go, before the repetition rules have their say.
 * CORE-5 and CORE-6 for those that step, CORE-8 for those that run, CQ-24 and CQ-33 on a map. A move inside the engine is `from | to << 8`.
 */

import { At, type Position, RUNNERS as RUNNERS_, Square } from '../position.ts';
import { Table } from './tables.ts';

const { SQUARE, OPEN, MOVERS, COUNT } = At;
const { EMPTY } = Square;
const { NEIGHBOURS, STEPS } = Table;
const RUNNERS = RUNNERS_;

/** Appends every move and attack of the seat to `out` and returns how many there are. */
export function listReach(position: Position, seat: number, out: Int32Array): number {
  return position.rules.degree === 4 ? listOnGrid(position, seat, out) : listOnGraph(position, seat, out);
}

/** Room that `out` needs: every piece along whole lines or to all sides, and the slack that appending takes. */
export function reachMax(position: Position): number {
  const { board, armySize } = position.rules;
  const longest = board.straight ? board.columns + board.rows : board.wall;
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
    const ways = words[open | from];
    if (ways === 0) continue;
    // Cells are numbered row by row. Written always, kept only when that way is open: no branch to mispredict.
    const stay = from | (from << 8);
    out[count] = (stay + (row << 8)) | 0;
    count = (count + (ways & 1)) | 0;
    out[count] = (stay + 256) | 0;
    count = (count + ((ways >> 1) & 1)) | 0;
    out[count] = (stay - (row << 8)) | 0;
    count = (count + ((ways >> 2) & 1)) | 0;
    out[count] = (stay - 256) | 0;
    count = (count + (ways >> 3)) | 0;
  }
  at = MOVERS | (seat << 7) | RUNNERS;
  const runnersEnd = at | words[COUNT | (seat << 1) | 1];
  for (; at < runnersEnd; at = (at + 1) | 0) {
    const from = words[at];
    const ways = words[open | from];
    if ((ways & 1) !== 0) count = appendRun(words, open, from, row, 1, out, count);
    if ((ways & 2) !== 0) count = appendRun(words, open, from, 1, 2, out, count);
    if ((ways & 4) !== 0) count = appendRun(words, open, from, (0 - row) | 0, 4, out, count);
    if ((ways & 8) !== 0) count = appendRun(words, open, from, -1, 8, out, count);
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

function listOnGraph(position: Position, seat: number, out: Int32Array): number {
  const { words } = position;
  const { tables } = position.rules;
  const open = OPEN | (seat << 7);
  let count = 0;
  const steppers = MOVERS | (seat << 7);
  const steppersEnd = steppers + words[COUNT | (seat << 1)];
  for (let at = steppers; at < steppersEnd; at++) {
    const from = words[at];
    for (let ways = words[open | from]; ways !== 0; ways &= ways - 1)
      out[count++] = tables[STEPS | (from << 3) | (31 - Math.clz32(ways & -ways))];
  }
  const runners = steppers | RUNNERS;
  const runnersEnd = runners + words[COUNT | (seat << 1) | 1];
  forgetPatches();
  for (let at = runners; at < runnersEnd; at++) count = appendRunsOnGraph(position, open, words[at], out, count);
  return count;
}

/*
 * U-71, on a map a runner goes over free cells along borders, with any bends, and at the end of it perhaps attacks. All runners beside one patch of
 * connected free cells reach the same cells through it, so a patch is looked for once a listing. Listings and runners are counted on and on, so that
 * nothing has to be wiped.
 */
const PATCHES_MAX = 128;
/** Per cell: the latest patch that it belongs to or lies beside, counted over all listings. */
const patchOf = new Float64Array(PATCHES_MAX);
/** Per enemy cell: the latest runner that it was listed for. */
const foundFor = new Float64Array(PATCHES_MAX);
/** The cells of each patch of this listing, one after the other: the free ones, then the enemies around them. */
const patchCells = new Uint8Array(1024);
const patchEnds = new Int32Array(PATCHES_MAX);
let patchesBefore = 0;
let patchCount = 0;
let runnersListed = 0;

function forgetPatches(): void {
  patchesBefore += patchCount;
  patchCount = 0;
}

function appendRunsOnGraph(position: Position, open: number, from: number, out: Int32Array, start: number): number {
  const { words, rules } = position;
  const runner = ++runnersListed;
  let count = start;
  let taken = 0;
  for (let ways = words[open | from]; ways !== 0; ways &= ways - 1) {
    const beside = rules.tables[NEIGHBOURS | (from << 3) | (31 - Math.clz32(ways & -ways))];
    if (words[SQUARE | beside] !== EMPTY) {
      if (foundFor[beside] !== runner) out[count++] = from | (beside << 8);
      foundFor[beside] = runner;
      continue;
    }
    const known = patchOf[beside] - patchesBefore;
    const patch = known > 0 ? known : findPatch(position, open, beside);
    if ((taken >> patch) & 1) continue;
    taken |= 1 << patch;
    for (let at = patch === 1 ? 0 : patchEnds[patch - 1]; at < patchEnds[patch]; at++) {
      const to = patchCells[at];
      // An enemy may stand beside two patches, or beside the runner too.
      if (words[SQUARE | to] !== EMPTY) {
        if (foundFor[to] === runner) continue;
        foundFor[to] = runner;
      }
      out[count++] = from | (to << 8);
    }
  }
  return count;
}

/** The patch of a free cell, by its number in this listing, from one on. The list of its cells is the queue of those to go on from. */
function findPatch({ words, rules }: Position, open: number, cell: number): number {
  const { tables, runsAttack } = rules;
  const patch = ++patchCount;
  const stamp = patchesBefore + patch;
  const start = patch === 1 ? 0 : patchEnds[patch - 1];
  let end = start;
  let enemies = patchCells.length;
  patchOf[cell] = stamp;
  patchCells[end++] = cell;
  for (let next = start; next < end; next++)
    for (let ways = words[open | patchCells[next]]; ways !== 0; ways &= ways - 1) {
      const to = tables[NEIGHBOURS | (patchCells[next] << 3) | (31 - Math.clz32(ways & -ways))];
      if (patchOf[to] === stamp) continue;
      patchOf[to] = stamp;
      if (words[SQUARE | to] === EMPTY) patchCells[end++] = to;
      else if (runsAttack) patchCells[--enemies] = to;
    }
  while (enemies < patchCells.length) patchCells[end++] = patchCells[enemies++];
  patchEnds[patch] = end;
  return patch;
}

/** Whether any piece of the seat has somewhere to go, repetition rules aside. */
export function canReach(position: Position, seat: number): boolean {
  const { words } = position;
  for (let list = 0; list <= 1; list++) {
    const first = MOVERS | (seat << 7) | (list * RUNNERS);
    for (let at = first; at < first + words[COUNT | (seat << 1) | list]; at++) if (words[OPEN | (seat << 7) | words[at]] !== 0) return true;
  }
  return false;
}
