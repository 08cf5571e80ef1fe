/** Reach on a board that is no grid: CQ-24 for those that step, CQ-33 and U-71 for those that run. */

import { lowestBit } from '../basics.ts';
import { CELLS_MAX as CELLS_MAX_, Offset, type Position, RUNNERS_START as RUNNERS_, SquareWord } from '../position/position.ts';
import { TableOffset } from './tables.ts';

const { SQUARE, OPEN, MOVERS, COUNT } = Offset;
const { EMPTY } = SquareWord;
const { NEIGHBOURS, STEPS } = TableOffset;
const RUNNERS = RUNNERS_;
const CELLS_MAX = CELLS_MAX_;
/** Patches are numbered from one on, and each has a cell. */
const PATCHES_MAX = CELLS_MAX + 1;

/** Appends every move and attack of the seat to `out` and returns how many there are. */
export function listReachOnMap(position: Position, seat: number, out: Int32Array): number {
  const { words } = position;
  const { tables } = position.rules;
  const open = OPEN | (seat << 7);
  let count = 0;
  const steppers = MOVERS | (seat << 7);
  const steppersEnd = steppers + words[COUNT | (seat << 1)];
  for (let at = steppers; at < steppersEnd; at++) {
    const from = words[at];
    for (let slots = words[open | from]; slots !== 0; slots &= slots - 1) out[count++] = tables[STEPS | (from << 3) | lowestBit(slots)];
  }
  const runners = steppers | RUNNERS;
  const runnersEnd = runners + words[COUNT | (seat << 1) | 1];
  forgetPatches();
  for (let at = runners; at < runnersEnd; at++) count = appendRuns(position, open, words[at], out, count);
  return count;
}

/*
 * U-71, on a map a runner goes over free cells along borders, with any bends, and may attack at the end. All runners beside one patch of
 * connected free cells reach the same cells through it, so each patch is searched once a listing. Listings and runners are numbered without end, so
 * that nothing has to be cleared.
 */
/** Per cell: the latest patch that it belongs to or lies beside, counted over all listings. */
const patchOf = new Float64Array(CELLS_MAX);
/** Per enemy cell, and per patch: the latest runner that it was listed for. */
const foundFor = new Float64Array(CELLS_MAX);
const takenFor = new Float64Array(PATCHES_MAX);
/**
 * The cells of each patch of this listing, one after the other: the free ones, then the enemies around them. A free cell is in one patch, and an enemy in
 * as many as it has neighbours at most.
 */
const patchCells = new Uint8Array(CELLS_MAX * 9);
const patchEnds = new Int32Array(PATCHES_MAX);
let patchesBefore = 0;
let patchCount = 0;
let runnersListed = 0;

function forgetPatches(): void {
  patchesBefore += patchCount;
  patchCount = 0;
}

function appendRuns(position: Position, open: number, from: number, out: Int32Array, start: number): number {
  const { words, rules } = position;
  const runner = ++runnersListed;
  let count = start;
  for (let slots = words[open | from]; slots !== 0; slots &= slots - 1) {
    const beside = rules.tables[NEIGHBOURS | (from << 3) | lowestBit(slots)];
    if (words[SQUARE | beside] !== EMPTY) {
      if (foundFor[beside] !== runner) out[count++] = from | (beside << 8);
      foundFor[beside] = runner;
      continue;
    }
    const known = patchOf[beside] - patchesBefore;
    const patch = known > 0 ? known : findPatch(position, open, beside);
    if (takenFor[patch] === runner) continue;
    takenFor[patch] = runner;
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

/** The patch of a free cell, by its number in this listing, from one on. The list of its cells serves as the queue of the search. */
function findPatch({ words, rules }: Position, open: number, cell: number): number {
  const { tables, longRunsAttack } = rules;
  const patch = ++patchCount;
  const stamp = patchesBefore + patch;
  const start = patch === 1 ? 0 : patchEnds[patch - 1];
  let end = start;
  let enemies = patchCells.length;
  patchOf[cell] = stamp;
  patchCells[end++] = cell;
  for (let next = start; next < end; next++)
    for (let slots = words[open | patchCells[next]]; slots !== 0; slots &= slots - 1) {
      const to = tables[NEIGHBOURS | (patchCells[next] << 3) | lowestBit(slots)];
      if (patchOf[to] === stamp) continue;
      patchOf[to] = stamp;
      if (words[SQUARE | to] === EMPTY) patchCells[end++] = to;
      else if (longRunsAttack) patchCells[--enemies] = to;
    }
  while (enemies < patchCells.length) patchCells[end++] = patchCells[enemies++];
  patchEnds[patch] = end;
  return patch;
}
