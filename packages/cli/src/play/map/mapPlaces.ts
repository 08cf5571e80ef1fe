/** Where each zone of a map is written: a block of two lines, its name above its piece, in the middle of the widest part of the zone. */

import type { Board, Cell } from '@flagfall/engine';
import type { Spot } from '../terminal/canvas.ts';
import { type MapPlan, planOf } from './mapPlan.ts';

/** A slot in characters, one wall included. */
export const SLOT = { width: 7, height: 3 } as const;

/** What is written in a zone: all of a slot within its walls. */
export const BLOCK = { width: SLOT.width - 1, height: SLOT.height - 1 } as const;

/** The whole map in characters. */
export function mapSize(board: Board): { readonly width: number; readonly height: number } {
  const { columns, rows } = planOf(board);
  return { width: columns * SLOT.width + 1, height: rows * SLOT.height + 1 };
}

/** The upper left corner of each zone's block. */
export function placesOf(board: Board): ReadonlyMap<Cell, Spot> {
  const known = places.get(board);
  if (known !== undefined) return known;
  const plan = planOf(board);
  const found = new Map(board.cells.map((cell) => [cell, blockIn(largestRoom(plan, cell))]));
  places.set(board, found);
  return found;
}

const places = new WeakMap<Board, ReadonlyMap<Cell, Spot>>();

/** Slots from a corner, both included. */
interface Room {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

function blockIn({ column, row, columns, rows }: Room): Spot {
  return {
    x: column * SLOT.width + 1 + Math.floor(((columns - 1) * SLOT.width) / 2),
    y: row * SLOT.height + 1 + Math.floor(((rows - 1) * SLOT.height) / 2),
  };
}

/** Of equally large rooms the first in reading order. */
function largestRoom({ slots, columns, rows }: MapPlan, cell: Cell): Room {
  let largest: Room = { column: 0, row: 0, columns: 0, rows: 0 };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let width = columns;
      for (let height = 1; row + height <= rows; height++) {
        const line = slots[row + height - 1].slice(column, column + width);
        width = line.findIndex((face) => face !== cell);
        if (width < 0) width = line.length;
        if (width === 0) break;
        if (width * height > largest.columns * largest.rows) largest = { column, row, columns: width, rows: height };
      }
    }
  return largest;
}
