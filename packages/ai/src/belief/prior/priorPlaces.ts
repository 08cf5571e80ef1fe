/** Maps the cells of a home of any size to the cells of the figures in prior.ts. */

import type { Rules } from '@flagfall/engine';
import { PRIOR_COLUMNS, PRIOR_ROWS } from './prior.ts';

/** A home is sparse when less than this part of it is filled. */
const SPARSE_SHARE = 0.6;

/** The place of a cell, scaled to rows and columns of the figures. */
export interface PriorPlace {
  readonly row: number;
  readonly column: number;
}

/** Whether the figures of eight pieces suit an army better than those of forty. */
export function isSparse(pieces: number, cells: number): boolean {
  return pieces < cells * SPARSE_SHARE;
}

/** The front row of a home is the one nearest to the middle of the board. */
export function priorPlacesOf({ board }: Rules, cells: readonly number[], home: readonly number[]): readonly PriorPlace[] {
  const depth = (cell: number): number => Math.abs(board.layout[cell].row - (board.rows - 1) / 2);
  const depths = [...new Set(home.map(depth))].sort((a, b) => a - b);
  const scale = (at: number, count: number, onto: number): number => (count > 1 ? (at * (onto - 1)) / (count - 1) : 0);
  return cells.map((cell) => ({
    row: scale(depths.indexOf(depth(cell)), depths.length, PRIOR_ROWS),
    column: scale(board.layout[cell].column, board.columns, PRIOR_COLUMNS),
  }));
}

export function nearestPriorCell({ row, column }: PriorPlace): number {
  return Math.round(row) * PRIOR_COLUMNS + Math.round(column);
}

/** Interpolates between the cells of the figures. */
export function interpolate(values: Float64Array, at: number, { row, column }: PriorPlace): number {
  const [top, left] = [Math.floor(row), Math.floor(column)];
  const [down, right] = [row - top, column - left];
  const value = (r: number, c: number): number => values[at + Math.min(PRIOR_ROWS - 1, r) * PRIOR_COLUMNS + Math.min(PRIOR_COLUMNS - 1, c)];
  const upper = value(top, left) * (1 - right) + value(top, left + 1) * right;
  const lower = value(top + 1, left) * (1 - right) + value(top + 1, left + 1) * right;
  return upper * (1 - down) + lower * down;
}
