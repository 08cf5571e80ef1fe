/** One character for each seat and kind, and the rows of a board as they are drawn: all our texts use them. */

import type { Board } from '../board.ts';
import type { Rules } from '../rules/rules.ts';
import { SEATS, type Seat } from '../seats.ts';

/** In the order of SEATS; gold is y, for g is green. */
export const SEAT_LETTERS = 'rbgy';

export function seatLetter(seat: Seat): string {
  return SEAT_LETTERS[SEATS.indexOf(seat)];
}

/** The seat of a letter, when it takes part in the game. */
export function seatOfLetter(letter: string): Seat | undefined {
  return letter.length === 1 ? SEATS[SEAT_LETTERS.indexOf(letter)] : undefined;
}

/** The number of the kind with this symbol, when the armies have it; -1 otherwise. */
export function kindOfSymbol(rules: Rules, symbol: string): number {
  return rules.kinds.findIndex((kind, number) => kind.symbol === symbol && rules.army[number] > 0);
}

/** The cell numbers of each row, the northernmost row first, from left to right; on a map, of each group of cells with one name (key1 key2 key3). */
export function rowsAsDrawn(board: Board, cells: readonly number[] = Array.from(board.cells.keys())): readonly (readonly number[])[] {
  if (!board.isGrid) return [...Map.groupBy(cells, (cell) => board.cells[cell].replace(/\d+$/, '')).values()];
  const rows: number[][] = [];
  for (const cell of cells) {
    const { row } = board.layout[cell];
    rows[row] ??= [];
    rows[row].push(cell);
  }
  return rows
    .filter((row) => row !== undefined)
    .map((row) => row.toSorted((one, other) => board.layout[one].column - board.layout[other].column))
    .reverse();
}
