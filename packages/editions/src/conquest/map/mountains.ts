/** D-82: the places of the peaks. Exactly the mountains that block are drawn. */

import { type Chance, seededChance } from '@flagfall/engine';
import { isInside, ringOf } from './outline.ts';
import { drawnLine, type SheetPoint } from './sheet.ts';
import { EDGES, FACES } from './subdivision.ts';

export interface MountainPeak {
  /** The middle of its foot. */
  readonly at: SheetPoint;
  readonly size: number;
}

/** The peaks of all massifs and ridges, from north to south, so that the nearer stand before the farther. */
export function mountainPeaks(): readonly MountainPeak[] {
  const chance = seededChance('conquest peaks');
  const massifs = FACES.filter((face) => face.kind === 'massif').flatMap((face) => scattered(ringOf(face), 38, chance));
  const ridges = [...EDGES.values()].filter((edge) => edge.kind === 'ridge').flatMap((edge) => along(drawnLine(edge), 25));
  return [
    ...massifs.map((at) => ({ at, size: 46 + chance.below(24) })),
    ...ridges.map((at) => ({ at, size: 36 + chance.below(12) })),
  ].toSorted((a, b) => a.at[1] - b.at[1]);
}

/** How far a peak reaches from its foot: sideways, up and down. */
const FOOTPRINT: readonly SheetPoint[] = [
  [-20, 4],
  [20, 4],
  [0, -22],
  [0, 12],
];

/** Points of a shaken lattice whose footprint lies inside a ring. */
function scattered(ring: readonly SheetPoint[], step: number, chance: Chance): readonly SheetPoint[] {
  const [left, right] = extent(ring.map(([x]) => x));
  const [top, bottom] = extent(ring.map(([, y]) => y));
  const found: SheetPoint[] = [];
  for (let y = top, row = 0; y < bottom; y += step * 0.55, row++)
    for (let x = left + (row % 2) * step * 0.5; x < right; x += step) {
      const at: SheetPoint = [Math.round(x) + chance.below(15) - 7, Math.round(y) + chance.below(7) - 3];
      if (FOOTPRINT.every(([dx, dy]) => isInside([at[0] + dx, at[1] + dy], ring))) found.push(at);
    }
  return found;
}

/** Points of a line about one step apart, from just after its beginning to just before its end. */
function along(line: readonly SheetPoint[], step: number): readonly SheetPoint[] {
  const [from, to] = [line[0], line[line.length - 1]];
  const count = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step) + 1);
  return Array.from({ length: count }, (_, at) => line[Math.round((0.08 + (0.84 * at) / (count - 1)) * (line.length - 1))]);
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
