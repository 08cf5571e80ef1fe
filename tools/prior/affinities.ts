// Which pieces people like to have side by side, beyond what their places say: fitted so that real deployments are told from such with two pieces swapped.

import { COLUMNS, KIND_LETTERS, ROWS } from '../../packages/cli/src/belief/collectedDeployments.ts';
import { type Chance, seededChance } from '../../packages/engine/src/index.ts';
import { CELLS, FLAG, type Frequencies, type LetterLayout, NOTHING } from './frequencies.ts';

/** Neighbours in front, beside, behind, and over the corner. */
export const WAYS = ['front', 'beside', 'corner'] as const;
const STEPS = 12_000_000;
const RATE = 0.02;
/** Pulls what is rarely seen towards nothing. */
const SHRINK = 1e-6;
const KINDS = KIND_LETTERS.length;

interface Neighbour {
  readonly cell: number;
  readonly way: number;
  /** Whether the neighbour stands in front of us, where that matters. */
  readonly isFirst: boolean;
}

const NEIGHBOURS: readonly (readonly Neighbour[])[] = Array.from({ length: CELLS }, (_, cell) => neighboursOf(cell));

/** `(way * KINDS + one) * KINDS + other`; for `front` the first stands nearer to the enemy, else both orders hold the same. */
export function affinitiesOf(layouts: readonly LetterLayout[], { table }: Frequencies, steps = STEPS): Float64Array {
  const chance = seededChance('affinities');
  const affinity = new Float64Array(WAYS.length * KINDS * KINDS);
  for (let step = 0; step < steps; step++) {
    const layout = layouts[chance.below(layouts.length)];
    const [one, other] = swapOf(layout, chance);
    if (one < 0) continue;
    const rate = RATE * (1 - step / steps);
    const flag = layout.indexOf(FLAG);
    const [a, b] = [layout[one], layout[other]];
    const at = (kind: number, cell: number): number => Math.log(table[(flag * KINDS + kind) * CELLS + cell]);
    const before = at(a, one) + at(b, other) + around(affinity, layout, one, other);
    swap(layout, one, other);
    const after = at(b, one) + at(a, other) + around(affinity, layout, one, other);
    const surprise = rate / (1 + Math.exp(before - after));
    nudge(affinity, layout, one, other, -surprise);
    swap(layout, one, other);
    nudge(affinity, layout, one, other, surprise);
  }
  return affinity;
}

/** Two cells with different pieces, the flag apart: where that stands is the business of other tables. */
function swapOf(layout: LetterLayout, chance: Chance): readonly [number, number] {
  const [one, other] = [chance.below(CELLS), chance.below(CELLS)];
  const [a, b] = [layout[one], layout[other]];
  return a === b || a === NOTHING || b === NOTHING || a === FLAG || b === FLAG ? [-1, -1] : [one, other];
}

function swap(layout: LetterLayout, one: number, other: number): void {
  [layout[one], layout[other]] = [layout[other], layout[one]];
}

function around(affinity: Float64Array, layout: LetterLayout, one: number, other: number): number {
  let sum = 0;
  for (const cell of [one, other])
    for (const neighbour of NEIGHBOURS[cell])
      if (layout[neighbour.cell] !== NOTHING && (cell === one || neighbour.cell !== one)) sum += affinity[pairAt(layout, cell, neighbour)];
  return sum;
}

function nudge(affinity: Float64Array, layout: LetterLayout, one: number, other: number, by: number): void {
  for (const cell of [one, other])
    for (const neighbour of NEIGHBOURS[cell]) {
      if (layout[neighbour.cell] === NOTHING || (cell === other && neighbour.cell === one)) continue;
      const at = pairAt(layout, cell, neighbour);
      affinity[at] += by - SHRINK * affinity[at];
    }
}

/** One place for a pair: in `beside` and `corner` the smaller kind comes first. */
function pairAt(layout: LetterLayout, cell: number, { cell: next, way, isFirst }: Neighbour): number {
  const [own, theirs] = [layout[cell], layout[next]];
  const ordered = way === 0 ? isFirst : theirs < own;
  return ordered ? (way * KINDS + theirs) * KINDS + own : (way * KINDS + own) * KINDS + theirs;
}

function neighboursOf(cell: number): readonly Neighbour[] {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const found: Neighbour[] = [];
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) {
      const [r, c] = [row + down, column + right];
      if ((down === 0 && right === 0) || r < 0 || r >= ROWS || c < 0 || c >= COLUMNS) continue;
      found.push({ cell: r * COLUMNS + c, way: down !== 0 && right !== 0 ? 2 : down === 0 ? 1 : 0, isFirst: down < 0 });
    }
  return found;
}
