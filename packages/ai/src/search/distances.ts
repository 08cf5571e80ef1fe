/** Distances between cells: a step over an empty cell costs one, over an occupied cell more, since that piece must move away. */

import { type Board, type Position, pieceOn } from '@flagfall/engine';

/** The cost of passing an occupied cell. */
const OCCUPIED_COST = 3;
/** Too far to matter; distances are bytes. */
export const DISTANCE_MAX = 60;
/** The cost of passing an obstacle. */
export const IMPASSABLE = 255;

export class Distances {
  readonly #cells: number;
  readonly #steps: Uint8Array;

  constructor(position: Position) {
    const { board } = position.rules;
    const cells = board.cells.length;
    this.#cells = cells;
    this.#steps = new Uint8Array(cells * cells).fill(DISTANCE_MAX);
    const price = Uint8Array.from({ length: cells }, (_, cell) => (pieceOn(position, cell) < 0 ? 1 : OCCUPIED_COST));
    for (let cell = 0; cell < cells; cell++)
      if (pieceOn(position, cell) >= 0) floodDistances(board, cell, price, this.#steps.subarray(cell * cells, (cell + 1) * cells));
  }

  /** Steps from a cell to a piece on `target`. */
  between(cell: number, target: number): number {
    return this.#steps[target * this.#cells + cell];
  }
}

/** Buckets by distance, used again by every flood fill. */
const buckets: number[][] = Array.from({ length: DISTANCE_MAX }, () => []);

/** Writes the distance from every cell to a target, given the cost of passing each cell; nearest cells first. */
export function floodDistances({ neighbours, degree, obstacle }: Board, target: number, price: Uint8Array, steps: Uint8Array): void {
  steps[target] = 0;
  buckets[0].push(target);
  for (let distance = 0; distance < DISTANCE_MAX; distance++) {
    const bucket = buckets[distance];
    for (const cell of bucket) {
      if (steps[cell] !== distance) continue;
      // Passing this cell costs its price; arriving costs one step from any neighbour.
      const onward = distance + (cell === target ? 1 : price[cell]);
      if (onward >= DISTANCE_MAX) continue;
      for (let slot = 0; slot < degree; slot++) {
        const next = neighbours[cell * degree + slot];
        if (obstacle[next] || steps[next] <= onward) continue;
        steps[next] = onward;
        buckets[onward].push(next);
      }
    }
    bucket.length = 0;
  }
}
