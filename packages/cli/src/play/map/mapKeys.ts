/** Cursor keys on a map: they lead to the nearest zone on that side, first of all to one that touches. */

import type { Board, Cell } from '@flagfall/engine';
import type { Key } from '../terminal/keys.ts';
import { placesOf, SLOT } from './mapPlaces.ts';
import { faceAt, planOf } from './mapPlan.ts';

type Step = readonly [dx: number, dy: number];

const STEPS: Readonly<Record<string, Step>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The zone that a cursor key leads to, or the same at the edge; undefined when the key is not a cursor key. */
export function zoneTowards(board: Board, cell: Cell, key: Key): Cell | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const beside = zonesBeside(board, cell, step);
  const ahead = board.cells.filter((other) => isAhead(board, cell, other, step, beside.has(other)));
  // Over water, mountains and open sea the key leaps to what lies ahead.
  const touching = ahead.filter((other) => beside.has(other));
  return nearest(board, cell, touching.length > 0 ? touching : ahead);
}

/** Zones with a side in common, mountains or not. */
function zonesBeside(board: Board, cell: Cell, [dx, dy]: Step): ReadonlySet<Cell> {
  const plan = planOf(board);
  return new Set(plan.slots.flatMap((row, y) => row.flatMap((face, x) => (face === cell ? [faceAt(plan, x + dx, y + dy)] : []))));
}

/** More in the direction of the step than aside; what touches may lie farther aside. */
function isAhead(board: Board, from: Cell, to: Cell, step: Step, touches: boolean): boolean {
  const { dx, dy } = wayBetween(board, from, to);
  const ahead = dx * step[0] + dy * step[1];
  return ahead > 0 && (touches || Math.abs(dx * step[1] + dy * step[0]) <= ahead);
}

function nearest(board: Board, from: Cell, cells: readonly Cell[]): Cell {
  const distance = (to: Cell): number => {
    const { dx, dy } = wayBetween(board, from, to);
    return Math.abs(dx) + Math.abs(dy);
  };
  return cells.toSorted((one, other) => distance(one) - distance(other))[0] ?? from;
}

/** In slots, so that a line counts as much as a column. */
function wayBetween(board: Board, from: Cell, to: Cell): { readonly dx: number; readonly dy: number } {
  const places = placesOf(board);
  const [here, there] = [places.get(from)!, places.get(to)!];
  return { dx: (there.x - here.x) / SLOT.width, dy: (there.y - here.y) / SLOT.height };
}
