// Squares by name ('a1'), which squares touch, and where a piece can go by the board alone.

import type { NaivePiece, NaiveRules } from './types.ts';

const COLUMN_LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIRECTIONS = [
  { columns: 0, rows: 1 },
  { columns: 1, rows: 0 },
  { columns: 0, rows: -1 },
  { columns: -1, rows: 0 },
] as const;

type Direction = (typeof DIRECTIONS)[number];

/** CORE-5 to CORE-8: every square this piece can step, run or attack to, before the repetition rules apply. */
export function reachOf(rules: NaiveRules, pieces: readonly NaivePiece[], piece: NaivePiece): readonly string[] {
  if (!canMove(piece.kind)) return [];
  const runs = (rules.runners ?? ['scout']).includes(piece.kind);
  const targets: string[] = [];
  for (const direction of DIRECTIONS) {
    let cell = cellBeyond(rules, piece.cell, direction);
    while (cell !== undefined) {
      const occupant = pieceOn(pieces, cell);
      if (occupant?.seat === piece.seat) break;
      targets.push(cell);
      if (occupant !== undefined || !runs) break;
      cell = cellBeyond(rules, cell, direction);
    }
  }
  return targets;
}

/** CORE-7. */
export function canMove(kind: string): boolean {
  return kind !== 'bomb' && kind !== 'flag';
}

export function pieceOn(pieces: readonly NaivePiece[], cell: string): NaivePiece | undefined {
  return pieces.find((piece) => piece.cell === cell);
}

/** Two squares that share a side. */
export function areNeighbours(one: string, other: string): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;
}

export function isNextToEnemy(pieces: readonly NaivePiece[], piece: Pick<NaivePiece, 'seat' | 'cell'>): boolean {
  return pieces.some((other) => other.seat !== piece.seat && areNeighbours(other.cell, piece.cell));
}

/** The sides of squares that a straight move crosses, each named by its lower or left square first: b1 to d1 gives 'b1|c1' and 'c1|d1'. */
export function boundariesCrossed(from: string, to: string): readonly string[] {
  const boundaries: string[] = [];
  const firstColumn = Math.min(columnOf(from), columnOf(to));
  const lastColumn = Math.max(columnOf(from), columnOf(to));
  const firstRow = Math.min(rowOf(from), rowOf(to));
  const lastRow = Math.max(rowOf(from), rowOf(to));
  for (let column = firstColumn; column < lastColumn; column++) {
    boundaries.push(`${cellAt(column, firstRow)}|${cellAt(column + 1, firstRow)}`);
  }
  for (let row = firstRow; row < lastRow; row++) {
    boundaries.push(`${cellAt(firstColumn, row)}|${cellAt(firstColumn, row + 1)}`);
  }
  return boundaries;
}

export function isOnBoard(rules: NaiveRules, cell: string): boolean {
  const column = columnOf(cell);
  const row = rowOf(cell);
  return (
    column >= 0 && column < rules.columns && row >= 1 && row <= rules.rows && cell === cellAt(column, row) && !rules.lakes.includes(cell)
  );
}

function cellBeyond(rules: NaiveRules, cell: string, direction: Direction): string | undefined {
  const next = cellAt(columnOf(cell) + direction.columns, rowOf(cell) + direction.rows);
  return isOnBoard(rules, next) ? next : undefined;
}

export function cellAt(column: number, row: number): string {
  return `${COLUMN_LETTERS[column] ?? '?'}${row}`;
}

export function columnOf(cell: string): number {
  return COLUMN_LETTERS.indexOf(cell.charAt(0));
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1));
}
