/**
 * The coordinates of the bot protocol: (0,0) is top left and RED is at the top, while our red is at the bottom. The board is rotated by 180 degrees,
 * not mirrored, so that left and right stay the same for each player.
 */

import type { Cell, Rules } from '@flagfall/engine';

export const BOT_BOARD_SIZE = 10;
/** The number of rows that a side deploys on. */
export const HOME_ROWS = 4;
const FILES = 'abcdefghij';

export interface BotCell {
  readonly x: number;
  readonly y: number;
}

/** The directions on their board, by name, as steps of x and y. */
export const DIRECTIONS = { UP: [0, -1], DOWN: [0, 1], LEFT: [-1, 0], RIGHT: [1, 0] } as const;
export type BotDirection = keyof typeof DIRECTIONS;

/** A number of steps in one direction on their board. */
export interface DirectedMove extends BotCell {
  readonly direction: BotDirection;
  readonly steps: number;
}

/** Undefined outside the board. */
export function cellAt({ x, y }: BotCell): Cell | undefined {
  return isOnBoard(x) && isOnBoard(y) ? `${FILES[BOT_BOARD_SIZE - 1 - x]}${y + 1}` : undefined;
}

export function botCellOf(cell: Cell): BotCell {
  return { x: BOT_BOARD_SIZE - 1 - FILES.indexOf(cell[0]), y: Number(cell.slice(1)) - 1 };
}

/** The cell at the end of the steps. */
export function moveEnd({ x, y, direction, steps }: DirectedMove): BotCell {
  const [right, down] = DIRECTIONS[direction];
  return { x: x + right * steps, y: y + down * steps };
}

/** The steps between two cells in a line. */
export function directedMove(from: Cell, to: Cell): DirectedMove {
  const [start, end] = [botCellOf(from), botCellOf(to)];
  const [right, down] = [end.x - start.x, end.y - start.y];
  const direction = right === 0 ? (down < 0 ? 'UP' : 'DOWN') : right < 0 ? 'LEFT' : 'RIGHT';
  return { ...start, direction, steps: Math.abs(right + down) };
}

/** Our cells by the rows of their board, from `first` to before `last`. */
export function rowsOfCells(first = 0, last = BOT_BOARD_SIZE): readonly (readonly Cell[])[] {
  return Array.from({ length: last - first }, (_, row) =>
    Array.from({ length: BOT_BOARD_SIZE }, (_unused, x) => `${FILES[BOT_BOARD_SIZE - 1 - x]}${first + row + 1}`),
  );
}

/** Whether it is the board of the protocol, with its lakes and four rows for each side. */
export function isTheirBoard({ board, homes }: Rules): boolean {
  const cells = rowsOfCells();
  const isLake = (x: number, y: number): boolean => [2, 3, 6, 7].includes(x) && [4, 5].includes(y);
  const isSame = cells.every((row, y) =>
    row.every((cell, x) => board.indexOf.has(cell) && Boolean(board.obstacle[board.indexOf.get(cell) ?? 0]) === isLake(x, y)),
  );
  const ends = [cells.slice(0, HOME_ROWS), cells.slice(BOT_BOARD_SIZE - HOME_ROWS)];
  return (
    isSame &&
    board.isGrid &&
    board.cells.length === BOT_BOARD_SIZE * BOT_BOARD_SIZE &&
    ends.every((rows, seat) => rows.flat().every((cell) => homes[seat].includes(board.indexOf.get(cell) ?? -1)))
  );
}

function isOnBoard(at: number): boolean {
  return Number.isInteger(at) && at >= 0 && at < BOT_BOARD_SIZE;
}
