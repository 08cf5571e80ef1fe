/** From the plan to the sheet of paper: stretched and bent a little, and every edge drawn with a wobble. A fixed seed keeps it the same. */

import { type Chance, seededChance } from '@flagfall/engine';
import { type MapEdge, type MapEdgeKind, pointAt } from './subdivision.ts';

export type SheetPoint = readonly [x: number, y: number];

export const SHEET = { width: 2000, height: 1560 } as const;

/** How far an edge strays from the straight line, as a part of its length. */
const ROUGHNESS: Readonly<Record<MapEdgeKind, number>> = { coast: 0.22, shore: 0.16, border: 0.085, ridge: 0.085, slope: 0.1 };

/** Pieces of a drawn line are about this long. */
const STROKE = 6;

/**
 * A corner of the plan on the sheet. The bends are long waves, so neighbours stay neighbours; they only hide that the four quarters are alike.
 */
export function onSheet([x, y]: SheetPoint): SheetPoint {
  const east = 1.21 * x + 34 * Math.sin(y / 170 + 0.6) + 20 * Math.sin(x / 150 - y / 110 + 2);
  const south = 0.98 * y + 30 * Math.sin(x / 190 + 1.1) + 18 * Math.sin(y / 140 + x / 120 + 4);
  return [tenth(SHEET.width / 2 + east), tenth(SHEET.height / 2 + south)];
}

/** The points of an edge from its first corner to its second, both included. */
export function drawnLine(edge: MapEdge): readonly SheetPoint[] {
  const known = lines.get(edge.id);
  if (known !== undefined) return known;
  const from = onSheet(pointAt(edge.from));
  const to = onSheet(pointAt(edge.to));
  const line = [from, ...between(from, to, ROUGHNESS[edge.kind], seededChance(`conquest ${edge.id}`)), to];
  lines.set(edge.id, line);
  return line;
}

const lines = new Map<string, readonly SheetPoint[]>();

/** Moves the middle sideways and does the same with the halves, until they are short. */
function between(from: SheetPoint, to: SheetPoint, roughness: number, chance: Chance): readonly SheetPoint[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < STROKE * 1.5) return [];
  const shift = (roughness * (chance.below(2001) - 1000)) / 1000;
  const middle: SheetPoint = [tenth((from[0] + to[0]) / 2 - dy * shift), tenth((from[1] + to[1]) / 2 + dx * shift)];
  return [...between(from, middle, roughness, chance), middle, ...between(middle, to, roughness, chance)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
