/** The rows of the bot protocol: a deployment, top to bottom as it stands on the board, and the board as one side sees it. */

import { type Cell, type Deployment, fail, ok, type Result, type Rules, type Seat, type View } from '@flagfall/engine';
import { BOT_BOARD_SIZE, HOME_ROWS, rowsOfCells } from './coordinates.ts';
import { EMPTY_CELL, ENEMY_PIECE, kindOfLetter, LAKE_CELL, letterOf } from './letters.ts';

/** The home cells of a side, in the order in which its rows are sent. */
function homeRows(seat: Seat): readonly (readonly Cell[])[] {
  return seat === 'red' ? rowsOfCells(0, HOME_ROWS) : rowsOfCells(BOT_BOARD_SIZE - HOME_ROWS);
}

export function deploymentRows(seat: Seat, deployment: Deployment): readonly string[] {
  return homeRows(seat).map((row) => row.map((cell) => (cell in deployment ? letterOf(deployment[cell]) : EMPTY_CELL)).join(''));
}

/** The error names the row that makes no sense. The rules check whether the army is complete. */
export function readDeploymentRows(seat: Seat, rows: readonly string[]): Result<Deployment, string> {
  const placed: [Cell, string][] = [];
  for (const [number, cells] of homeRows(seat).entries()) {
    const letters = [...(rows[number] ?? '').trim()];
    if (letters.length !== BOT_BOARD_SIZE) return fail(`row ${number + 1} of the deployment has ${letters.length} letters`);
    for (const [x, letter] of letters.entries()) {
      if (letter === EMPTY_CELL) continue;
      const kind = kindOfLetter(letter);
      if (kind === undefined) return fail(`${JSON.stringify(letter)} in row ${number + 1} of the deployment is no piece`);
      placed.push([cells[x], kind]);
    }
  }
  return ok(Object.fromEntries(placed));
}

/** The board as it is sent to the viewer: all enemies look alike, also revealed ones. */
export function boardRows({ board }: Rules, { pieces, viewer }: View): readonly string[] {
  const letters = new Map(pieces.map((piece) => [piece.cell, piece.known && piece.seat === viewer ? letterOf(piece.kind) : ENEMY_PIECE]));
  return rowsOfCells().map((row) =>
    row.map((cell) => (board.obstacle[board.indexOf.get(cell) ?? 0] ? LAKE_CELL : (letters.get(cell) ?? EMPTY_CELL))).join(''),
  );
}

/** The enemy cells of a board that was sent. */
export function enemyCells(rows: readonly string[]): readonly Cell[] {
  return rowsOfCells().flatMap((row, y) => row.filter((_, x) => rows[y][x] === ENEMY_PIECE));
}
