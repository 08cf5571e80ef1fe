// Where a piece can go with a movement card, and which pairs may swap (BC-20 to BC-24).

import { canMove, cellAt, columnOf, isOnBoard, pieceOn, rowOf } from '../../board.ts';
import type { NaivePiece, NaiveRules } from '../../types.ts';

type Step = readonly [columns: number, rows: number];

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/** Every square to which this piece can move or attack with this card; none for a swap, which goes by pairs. */
export function cardReach(card: string, rules: NaiveRules, pieces: readonly NaivePiece[], piece: NaivePiece): readonly string[] {
  if (!canMove(piece.kind)) return [];
  const onBoard = (cell: string) => isOnBoard(rules, cell);
  const isEmpty = (cell: string) => onBoard(cell) && pieceOn(pieces, cell) === undefined;
  const canLand = (cell: string) => onBoard(cell) && pieceOn(pieces, cell)?.seat !== piece.seat;
  const targets: string[] = [];

  // BC-20: straight over all the water in a row, to the first square behind it.
  if (card === 'boat') {
    for (const step of STRAIGHT) {
      let distance = 1;
      while (rules.lakes.includes(beyond(piece.cell, step, distance))) distance++;
      if (distance > 1) targets.push(beyond(piece.cell, step, distance));
    }
  }
  // BC-21: over exactly one piece of either side.
  if (card === 'jump') {
    for (const step of STRAIGHT) {
      if (pieceOn(pieces, beyond(piece.cell, step, 1)) !== undefined) targets.push(beyond(piece.cell, step, 2));
    }
  }
  // BC-22: exactly two squares.
  if (card === 'charge2') {
    for (const step of STRAIGHT) {
      if (isEmpty(beyond(piece.cell, step, 1))) targets.push(beyond(piece.cell, step, 2));
    }
  }
  // BC-22: exactly three squares.
  if (card === 'charge3') {
    for (const step of STRAIGHT) {
      if (isEmpty(beyond(piece.cell, step, 1)) && isEmpty(beyond(piece.cell, step, 2))) targets.push(beyond(piece.cell, step, 3));
    }
  }
  // BC-23, U-26: one square diagonally; a scout runs on while the squares are empty.
  if (card === 'feint') {
    for (const step of DIAGONAL) {
      targets.push(beyond(piece.cell, step, 1));
      let distance = 1;
      while (piece.kind === 'scout' && isEmpty(beyond(piece.cell, step, distance))) {
        distance++;
        targets.push(beyond(piece.cell, step, distance));
      }
    }
  }
  return targets.filter(canLand);
}

/** BC-24: every two movable pieces of this seat in one row or column, the one that comes first on the board named first. */
export function swapPairs(pieces: readonly NaivePiece[], seat: string): readonly (readonly [NaivePiece, NaivePiece])[] {
  const own = pieces.filter((piece) => piece.seat === seat && canMove(piece.kind));
  return own.flatMap((first) =>
    own
      .filter((second) => comesBefore(first.cell, second.cell))
      .filter((second) => rowOf(first.cell) === rowOf(second.cell) || columnOf(first.cell) === columnOf(second.cell))
      .map((second) => [first, second] as const),
  );
}

/** Steps from one square to the other along a straight or diagonal line. */
export function stepsBetween(from: string, to: string): number {
  return Math.max(Math.abs(columnOf(from) - columnOf(to)), Math.abs(rowOf(from) - rowOf(to)));
}

/** Board order: rows from the south, columns from the left. */
function comesBefore(one: string, other: string): boolean {
  return rowOf(one) < rowOf(other) || (rowOf(one) === rowOf(other) && columnOf(one) < columnOf(other));
}

function beyond(cell: string, step: Step, distance: number): string {
  return cellAt(columnOf(cell) + step[0] * distance, rowOf(cell) + step[1] * distance);
}
