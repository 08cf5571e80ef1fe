/** A board is a graph of cells; a grid and a map of territories are two ways to build one. */

import { assert } from './basics.ts';

/** The name of a place on the board: `a1` on a grid, a zone's name on a map. */
export type Cell = string;

export interface CellLayout {
  readonly column: number;
  readonly row: number;
}

export interface Board {
  /** Cells that can be entered or drawn, in order; a cell's index is its number inside the engine. */
  readonly cells: readonly Cell[];
  readonly indexOf: ReadonlyMap<Cell, number>;
  /** How many neighbour slots each cell has; unused slots hold `offBoard`. */
  readonly degree: number;
  /** `degree` entries a cell. On a grid slot d of every cell points the same way, so following it is a line. */
  readonly neighbours: Uint8Array;
  /** The number of the cell that stands for "off the board"; no piece may enter it. */
  readonly offBoard: number;
  readonly isGrid: boolean;
  /** 1 where no piece may ever stand: lakes, mountains, and `offBoard` itself. */
  readonly obstacle: Uint8Array;
  readonly tags: ReadonlyMap<string, readonly Cell[]>;
  readonly layout: readonly CellLayout[];
  readonly columns: number;
  readonly rows: number;
}

const FILES = 'abcdefghijklmnopqrstuvwxyz';

export interface GridDescription {
  readonly obstacles?: readonly Cell[];
}

/** Columns a, b, c ... from the left, rows 1, 2, 3 ... from the south; slots go north, east, south, west. */
export function gridBoard(columns: number, rows: number, description: GridDescription = {}): Board {
  assert(columns >= 1 && columns <= FILES.length && rows >= 1 && columns * rows < 128, 'a board has at most 127 cells');
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) cells.push(`${FILES[column]}${row + 1}`);
  const wall = cells.length;
  const neighbours = new Uint8Array((wall + 1) * 4).fill(wall);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 4;
      if (row + 1 < rows) neighbours[at] = (row + 1) * columns + column;
      if (column + 1 < columns) neighbours[at + 1] = row * columns + column + 1;
      if (row > 0) neighbours[at + 2] = (row - 1) * columns + column;
      if (column > 0) neighbours[at + 3] = row * columns + column - 1;
    }
  const layout = cells.map((_, index) => ({ column: index % columns, row: Math.floor(index / columns) }));
  return completeBoard(
    { cells, neighbours, degree: 4, isGrid: true, layout, columns, rows },
    new Map([['obstacle', description.obstacles ?? []]]),
  );
}

export interface GraphDescription {
  readonly cells: readonly { readonly name: Cell; readonly column: number; readonly row: number }[];
  readonly borders: readonly (readonly [Cell, Cell])[];
  readonly tags?: Readonly<Record<string, readonly Cell[]>>;
}

/** Any map: named cells and the borders they share. */
export function graphBoard(description: GraphDescription): Board {
  const cells = description.cells.map((cell) => cell.name);
  assert(cells.length < 128, 'a board has at most 127 cells');
  const index = new Map(cells.map((name, at) => [name, at]));
  const lists: number[][] = cells.map(() => []);
  for (const [a, b] of description.borders) {
    const first = index.get(a);
    const second = index.get(b);
    assert(first !== undefined && second !== undefined && first !== second, `border ${a}-${b} joins two cells of the map`);
    lists[first].push(second);
    lists[second].push(first);
  }
  const degree = Math.max(1, ...lists.map((list) => list.length));
  assert(degree <= 8, 'a cell has at most eight neighbours');
  const neighbours = new Uint8Array((cells.length + 1) * degree).fill(cells.length);
  lists.forEach((list, at) => {
    list.forEach((neighbour, slot) => {
      neighbours[at * degree + slot] = neighbour;
    });
  });
  const layout = description.cells.map(({ column, row }) => ({ column, row }));
  const columns = Math.max(...layout.map((place) => place.column)) + 1;
  const rows = Math.max(...layout.map((place) => place.row)) + 1;
  return completeBoard(
    { cells, neighbours, degree, isGrid: false, layout, columns, rows },
    new Map(Object.entries(description.tags ?? {})),
  );
}

type BoardCore = Pick<Board, 'cells' | 'neighbours' | 'degree' | 'isGrid' | 'layout' | 'columns' | 'rows'>;

function completeBoard(bare: BoardCore, tags: Map<string, readonly Cell[]>): Board {
  const indexOf = new Map(bare.cells.map((name, at) => [name, at]));
  assert(indexOf.size === bare.cells.length, 'cell names are unique');
  const wall = bare.cells.length;
  const obstacle = new Uint8Array(wall + 1);
  obstacle[wall] = 1;
  for (const cell of tags.get('obstacle') ?? []) {
    const at = indexOf.get(cell);
    assert(at !== undefined, `obstacle ${cell} lies on the board`);
    obstacle[at] = 1;
  }
  return { ...bare, indexOf, offBoard: wall, obstacle, tags };
}

/** The cells that share a border with a cell. */
export function neighboursOf(board: Board, cell: number): readonly number[] {
  return Array.from(board.neighbours.subarray(cell * board.degree, (cell + 1) * board.degree)).filter((next) => next !== board.offBoard);
}

/* The cells of a grid are numbered row by row, so lines are arithmetic. */

export function isSameRow(board: Board, a: number, b: number): boolean {
  return Math.floor(a / board.columns) === Math.floor(b / board.columns);
}

export function isSameColumn(board: Board, a: number, b: number): boolean {
  return a % board.columns === b % board.columns;
}

/** What to add to go one cell from a towards b; they lie in one row or one column. */
export function stepBetween(board: Board, a: number, b: number): number {
  return Math.sign(b - a) * (isSameRow(board, a, b) ? 1 : board.columns);
}
