/** The map as a plan of slots, each wide enough for a name and a piece. Bordering zones share a side of a slot; the board says which kind of border it is. */

import { MAP_SLOTS } from '@flagfall/editions';
import { assert, type Board, type Cell } from '@flagfall/engine';
import type { CanvasPoint } from '../terminal/canvas.ts';

/** What fills a slot: a zone by its name, or one of these. */
export type SlotContent = Cell;
export const ROCK: SlotContent = '^^';
export const LAKE: SlotContent = '~~';
export const SEA: SlotContent = '..';

export interface MapPlan {
  readonly columns: number;
  readonly rows: number;
  readonly slots: readonly (readonly SlotContent[])[];
}

/** A slot in characters, one wall included. */
export const SLOT = { width: 7, height: 3 } as const;

/** The text of a zone, its name above its piece, inside the walls of a slot. */
export const BLOCK = { width: SLOT.width - 1, height: SLOT.height - 1 } as const;

/** Found by a search for the nearest likeness of docs/conquest-map.svg in which exactly the neighbours share a side. Turning it by a quarter maps it onto itself. */
const PLANS: readonly MapPlan[] = MAP_SLOTS.map((slots) => parsePlan(slots));

/** The plan that shows the cells of this board. */
export function planOf(board: Board): MapPlan {
  const plan = PLANS.find(({ slots }) => board.cells.every((cell) => slots.some((row) => row.includes(cell))));
  assert(plan !== undefined, 'a board that is no grid has a plan for the terminal');
  return plan;
}

/** Beyond the edge lies the sea. */
export function slotContentAt({ slots }: MapPlan, column: number, row: number): SlotContent {
  return slots[row]?.[column] ?? SEA;
}

export function isZone(face: SlotContent): boolean {
  return face !== ROCK && face !== LAKE && face !== SEA;
}

/** The whole map in characters. */
export function mapSize(board: Board): { readonly width: number; readonly height: number } {
  const { columns, rows } = planOf(board);
  return { width: columns * SLOT.width + 1, height: rows * SLOT.height + 1 };
}

/** The upper left corner of each zone's block, in the middle of the widest part of the zone. */
export function zoneCorners(board: Board): ReadonlyMap<Cell, CanvasPoint> {
  const known = places.get(board);
  if (known !== undefined) return known;
  const plan = planOf(board);
  const found = new Map(board.cells.map((cell) => [cell, blockIn(largestRoom(plan, cell))]));
  places.set(board, found);
  return found;
}

const places = new WeakMap<Board, ReadonlyMap<Cell, CanvasPoint>>();

/** The nearest zone in a direction, with adjacent ones first; the same zone at the edge. It jumps over water, mountains and open sea. */
export function zoneTowards(board: Board, cell: Cell, step: CanvasPoint): Cell {
  const plan = planOf(board);
  const beside = new Set(
    plan.slots.flatMap((row, y) => row.flatMap((face, x) => (face === cell ? [slotContentAt(plan, x + step.x, y + step.y)] : []))),
  );
  const found = board.cells.flatMap((other) => {
    const { x, y } = wayBetween(board, cell, other);
    const [ahead, aside] = [x * step.x + y * step.y, Math.abs(x * step.y + y * step.x)];
    const touches = beside.has(other);
    // The zone must be more ahead than aside, except for adjacent ones.
    return ahead > 0 && (touches || aside <= ahead) ? [{ other, touches, distance: ahead + aside }] : [];
  });
  const nearest = found.toSorted((a, b) => Number(b.touches) - Number(a.touches) || a.distance - b.distance);
  return nearest[0]?.other ?? cell;
}

/** The neighbours of a zone, clockwise, those in the north first. */
export function neighboursOf(board: Board, cell: Cell): readonly Cell[] {
  const at = board.indexOf.get(cell)! * board.degree;
  const numbers = [...board.neighbours.subarray(at, at + board.degree)].filter((other) => other !== board.offBoard);
  /** Least in the north-west, growing to the east. */
  const angleTo = (other: Cell): number => {
    const { x, y } = wayBetween(board, cell, other);
    const angle = Math.atan2(x, -y);
    return angle < -Math.PI / 4 ? angle + 2 * Math.PI : angle;
  };
  return numbers.map((other) => board.cells[other]).toSorted((one, other) => angleTo(one) - angleTo(other));
}

export function areNeighbours(board: Board, one: Cell, other: Cell): boolean {
  const at = board.indexOf.get(one)! * board.degree;
  return board.neighbours.subarray(at, at + board.degree).includes(board.indexOf.get(other)!);
}

/** In slots, so that a line counts as much as a column. */
function wayBetween(board: Board, from: Cell, to: Cell): CanvasPoint {
  const [here, there] = [zoneCorners(board).get(from)!, zoneCorners(board).get(to)!];
  return { x: (there.x - here.x) / SLOT.width, y: (there.y - here.y) / SLOT.height };
}

/** Slots from a corner, both included. */
interface Room {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

function blockIn({ column, row, columns, rows }: Room): CanvasPoint {
  return {
    x: column * SLOT.width + 1 + Math.floor(((columns - 1) * SLOT.width) / 2),
    y: row * SLOT.height + 1 + Math.floor(((rows - 1) * SLOT.height) / 2),
  };
}

/** Of equally large rooms the first in reading order. */
function largestRoom({ slots, columns, rows }: MapPlan, cell: Cell): Room {
  let largest: Room = { column: 0, row: 0, columns: 0, rows: 0 };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let width = columns - column;
      for (let height = 1; row + height <= rows; height++) {
        const end = slots[row + height - 1].slice(column, column + width).findIndex((face) => face !== cell);
        if (end >= 0) width = end;
        if (width === 0) break;
        if (width * height > largest.columns * largest.rows) largest = { column, row, columns: width, rows: height };
      }
    }
  return largest;
}

function parsePlan(text: string): MapPlan {
  const lines = text.trim().split('\n');
  const slots = lines.map((line) => line.trim().split(/\s+/));
  assert(
    slots.every((row) => row.length === slots[0].length),
    'the rows of a plan are equally long',
  );
  return { columns: slots[0].length, rows: slots.length, slots };
}
