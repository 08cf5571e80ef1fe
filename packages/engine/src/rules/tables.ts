/** Lookup tables of play, in one block of integers beside the position's own. */

import { assert } from '../basics.ts';
import type { Board } from '../board.ts';
import type { PieceKind } from '../edition/edition.ts';
import { CELLS_MAX } from '../position/position.ts';
import { battleTable } from './battle.ts';
import type { ZobristKeys } from './rules.ts';

/** Where things lie in the block. */
export const TableOffset = {
  /** Two words for each piece on each cell, at `piece << 8 | cell << 1`: the hash keys of places (zobrist.ts). */
  PLACE: 0,
  /** Eight slots a cell: its neighbours, `offBoard` where there is none. */
  NEIGHBOURS: 32768,
  /** Eight slots a cell: the bit of the slot that leads back from that neighbour. */
  REVERSE_SLOT: 33792,
  /** Eight slots a cell: the move to that neighbour as an intent. */
  STEPS: 34816,
  /** Four words a cell: a bit for each cell that shares a border with it. */
  ADJACENT: 35840,
  /** Per cell: the first four neighbours in one word, eight bits each. All of them, on a grid. */
  FOUR_NEIGHBOURS: 36352,
  /** Per kind: 0 never moves, 1 steps, 2 runs. */
  MOBILITY: 36480,
  /** Per kind: 1 where its capture wins. */
  PRIZE: 36512,
  /** 32 words an attacking kind: the outcome against each defending kind (battle.ts). */
  BATTLE: 36544,
  /** Four words a cell: a bit for each cell that a piece on it may threaten, whatever its kind and the pieces between (repetition.ts). */
  THREATENED: 37888,
  END: 38400,
} as const;

/** A set of kinds fits the bits of an integer. */
const KINDS_MAX = 31;
const BATTLE_ROW = 32;
const { ADJACENT, THREATENED } = TableOffset;

export function compileTables(board: Board, kinds: readonly PieceKind[], keys: ZobristKeys, chasesAtReach: boolean): Int32Array {
  assert(board.offBoard < CELLS_MAX && board.degree <= 8 && kinds.length <= KINDS_MAX, 'the game fits the tables');
  const tables = new Int32Array(TableOffset.END);
  tables.set(keys.cellKeys, TableOffset.PLACE);
  for (let cell = 0; cell <= board.offBoard; cell++)
    for (let slot = 0; slot < 8; slot++) {
      const next = slot < board.degree ? board.neighbours[cell * board.degree + slot] : board.offBoard;
      const at = (cell << 3) + slot;
      tables[TableOffset.NEIGHBOURS + at] = next;
      if (slot < 4) tables[TableOffset.FOUR_NEIGHBOURS + cell] |= next << (slot * 8);
      tables[TableOffset.STEPS + at] = cell | (next << 8);
      if (cell === board.offBoard || next === board.offBoard) continue;
      tables[TableOffset.REVERSE_SLOT + at] = 1 << board.neighbours.subarray(next * board.degree, (next + 1) * board.degree).indexOf(cell);
      tables[TableOffset.ADJACENT + (cell << 2) + (next >> 5)] |= 1 << (next & 31);
    }
  const battle = battleTable(kinds);
  kinds.forEach((kind, a) => {
    tables[TableOffset.MOBILITY + a] = ['never', 'step', 'run'].indexOf(kind.moves);
    tables[TableOffset.PRIZE + a] = kind.prize ? 1 : 0;
    for (let d = 0; d < kinds.length; d++) tables[TableOffset.BATTLE + a * BATTLE_ROW + d] = battle[a * kinds.length + d];
  });
  if (chasesAtReach) addLines(board, tables);
  else tables.copyWithin(TableOffset.THREATENED, TableOffset.ADJACENT, TableOffset.ADJACENT + (CELLS_MAX << 2));
  return tables;
}

/** AUD-2: a piece may threaten any piece on its row or column, up to an obstacle. */
function addLines(board: Board, tables: Int32Array): void {
  for (let cell = 0; cell < board.offBoard; cell++)
    for (let slot = 0; slot < board.degree; slot++)
      for (let to = board.neighbours[cell * board.degree + slot]; !board.obstacle[to]; to = board.neighbours[to * board.degree + slot])
        tables[TableOffset.THREATENED + (cell << 2) + (to >> 5)] |= 1 << (to & 31);
}

export function areAdjacent(tables: Int32Array, a: number, b: number): boolean {
  // A shift uses only the last five bits of b.
  return ((tables[ADJACENT | (a << 2) | (b >> 5)] >> b) & 1) !== 0;
}

/** Whether a piece on `b` may threaten one on `a`, as far as all can see. */
export function mayThreaten(tables: Int32Array, a: number, b: number): boolean {
  return ((tables[THREATENED | (a << 2) | (b >> 5)] >> b) & 1) !== 0;
}
