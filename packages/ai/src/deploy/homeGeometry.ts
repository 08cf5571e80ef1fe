/** The geometry of a home: depth of cells, neighbours, exits. */

import type { Rules } from '@flagfall/engine';

/** Cells are numbered as in the list of the home. */
export interface HomeGeometry {
  /** From 0 in the front row to 1 at the edge of the board. */
  readonly depth: readonly number[];
  readonly column: readonly number[];
  /** Which cells of the home touch each. */
  readonly touching: readonly (readonly number[])[];
  /** Whether a piece can step out of the home from here. */
  readonly isExit: readonly boolean[];
  /** The cells on the same file that lie nearer to the enemy. */
  readonly inFront: readonly (readonly number[])[];
  readonly columns: number;
  readonly rows: number;
}

export function homeGeometryOf({ board }: Rules, home: readonly number[]): HomeGeometry {
  const fromMiddle = (cell: number): number => Math.abs(board.layout[cell].row - (board.rows - 1) / 2);
  const distances = home.map(fromMiddle);
  const [front, back] = [Math.min(...distances), Math.max(...distances)];
  const column = home.map((cell) => board.layout[cell].column);
  const neighbours = home.map((cell) => [...board.neighbours.subarray(cell * board.degree, (cell + 1) * board.degree)]);
  return {
    depth: distances.map((distance) => (back === front ? 0 : (distance - front) / (back - front))),
    column,
    touching: neighbours.map((cells) => cells.map((cell) => home.indexOf(cell)).filter((at) => at >= 0)),
    isExit: neighbours.map((cells) => cells.some((cell) => !board.obstacle[cell] && !home.includes(cell))),
    inFront: home.map((_, at) => [...home.keys()].filter((other) => column[other] === column[at] && distances[other] < distances[at])),
    columns: board.columns,
    rows: new Set(distances).size,
  };
}
