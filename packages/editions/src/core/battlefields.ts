/** Boards of the grid games: the size, the obstacles and the rows each side deploys on. */

import type { Board, Cell } from '@flagfall/engine';
import { type Battlefield, gridBoard } from '@flagfall/engine/edition';

/** `depth` rows at each edge: red in the south, blue in the north. */
export function opposedBattlefield(columns: number, rows: number, obstacles: readonly Cell[], depth: number): Battlefield {
  const board = gridBoard(columns, rows, { obstacles });
  return { board, homes: { red: rowsOf(board, 1, depth), blue: rowsOf(board, rows - depth + 1, rows) } };
}

function rowsOf(board: Board, first: number, last: number): readonly Cell[] {
  return board.cells.filter((_, index) => board.layout[index].row + 1 >= first && board.layout[index].row + 1 <= last);
}

/** OR-1: the classic board, also the tournament board of Duel and Barrage and the planets of Clone Wars (U-1). */
export const classicBattlefield: Battlefield = opposedBattlefield(10, 10, ['c5', 'd5', 'c6', 'd6', 'g5', 'h5', 'g6', 'h6'], 4);

/** DU-1, U-2: eight by eight, two lakes one file wide. */
export const smallBattlefield: Battlefield = opposedBattlefield(8, 8, ['c4', 'c5', 'f4', 'f5'], 3);

/** AC-1, U-1: ten by eight. */
export const wideBattlefield: Battlefield = opposedBattlefield(10, 8, ['c4', 'd4', 'c5', 'd5', 'g4', 'h4', 'g5', 'h5'], 3);
