/** Who borders a zone, in words instead of lines: for the message line, for line mode and for screen readers. */

import type { Board, Cell } from '@flagfall/engine';
import { type MapScene, pieceText } from './mapMarks.ts';
import { placesOf, SLOT } from './mapPlaces.ts';

/** The neighbours of a zone, clockwise, those in the north first. */
export function neighboursOf(board: Board, cell: Cell): readonly Cell[] {
  const at = board.indexOf.get(cell)! * board.degree;
  const cells = [...board.neighbours.subarray(at, at + board.degree)]
    .filter((other) => other !== board.wall)
    .map((other) => board.cells[other]);
  return cells.toSorted((one, other) => clockwise(board, cell, one) - clockwise(board, cell, other));
}

/** `key2 b?, key3 ., rav2 r7`: each neighbour and what stands there. */
export function aroundText({ board, pieces }: Pick<MapScene, 'board' | 'pieces'>, cell: Cell): string {
  const textAt = (other: Cell): string => {
    const piece = pieces.find((each) => each.cell === other);
    return piece === undefined ? '.' : pieceText(piece);
  };
  return neighboursOf(board, cell)
    .map((other) => `${other} ${textAt(other)}`)
    .join(', ');
}

/** Least in the north-west, growing to the east. */
function clockwise(board: Board, from: Cell, to: Cell): number {
  const places = placesOf(board);
  const [here, there] = [places.get(from)!, places.get(to)!];
  const angle = Math.atan2((there.x - here.x) / SLOT.width, (here.y - there.y) / SLOT.height);
  return angle < -Math.PI / 4 ? angle + 2 * Math.PI : angle;
}
