/** Where the cells of a board lie on its sheet, in parts of its width and height, and which cell lies which way from another. */

import type { MapLook } from '@flagfall/editions/look';
import type { Board, Cell } from '@flagfall/engine';
import { MAP_PIECE_SIZE } from '../art/boards/mapPlaces.ts';

export type ArrowDirection = 'up' | 'down' | 'left' | 'right';

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface Geometry {
  /** Width over height. */
  readonly aspect: number;
  /** How wide a piece is, as a part of the width of the sheet. */
  readonly pieceSize: number;
  /** The middle of a cell. */
  middleOf(cell: Cell): BoardPoint;
  neighbour(cell: Cell, direction: ArrowDirection): Cell | undefined;
}

/** A board that is no grid needs the look of its map. */
export function geometryOf(board: Board, isFlipped: boolean, map?: MapLook): Geometry {
  return map === undefined ? gridGeometry(board, isFlipped) : mapGeometry(board, map);
}

function gridGeometry(board: Board, isFlipped: boolean): Geometry {
  const { columns, rows, layout, indexOf } = board;
  const cellAt = new Map(board.cells.map((cell, at) => [`${layout[at].column} ${layout[at].row}`, cell]));
  const turn = isFlipped ? -1 : 1;
  return {
    aspect: columns / rows,
    pieceSize: 1 / columns,
    middleOf(cell) {
      const { column, row } = layout[indexOf.get(cell)!];
      const [across, down] = isFlipped ? [columns - 1 - column, row] : [column, rows - 1 - row];
      return { x: (across + 0.5) / columns, y: (down + 0.5) / rows };
    },
    neighbour(cell, direction) {
      const { column, row } = layout[indexOf.get(cell)!];
      const [right, down] = STEPS[direction];
      return cellAt.get(`${column + turn * right} ${row - turn * down}`);
    },
  };
}

const STEPS: Readonly<Record<ArrowDirection, readonly [right: number, down: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

function mapGeometry(board: Board, map: MapLook): Geometry {
  const { sheet } = map;
  const middles = new Map(
    map.zones.map(
      ({
        name,
        places: {
          piece: [x, y],
        },
      }) => [name, { x: x / sheet.width, y: y / sheet.height }],
    ),
  );
  const middleOf = (cell: Cell): BoardPoint => middles.get(cell) ?? { x: 0.5, y: 0.5 };
  return {
    aspect: sheet.width / sheet.height,
    pieceSize: MAP_PIECE_SIZE / sheet.width,
    middleOf,
    neighbour: (cell, direction) => nearest(board.cells, middleOf, cell, direction),
  };
}

/** The nearest cell of those that lie rather that way than aside. */
function nearest(cells: readonly Cell[], middleOf: (cell: Cell) => BoardPoint, from: Cell, direction: ArrowDirection): Cell | undefined {
  const [right, down] = STEPS[direction];
  const here = middleOf(from);
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const { x, y } = middleOf(cell);
    const along = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down + (y - here.y) * right);
    const distance = along + 2 * aside;
    if (along <= 0 || aside > along || distance >= least) continue;
    best = cell;
    least = distance;
  }
  return best;
}
