/** What is drawn on land that somebody holds: the weave of the owner's pieces, and slanting stripes where several stand. Lines cut to an outline, because art needs no ids. */

import type { MapPoint } from '@flagfall/editions/look';
import type { Seat } from '@flagfall/engine';

/** From line to line of a weave, and from its dashes to the border. */
const PITCH = 30;
const MARGIN = 7;
/** A band of a contested territory is this many lines, side by side. */
const BAND = 3;
/** How far those lines are apart; they are drawn as wide. */
export const STRIPE_STEP = 7;

/** Upright bars, waves, gables and dots, as on the backs of the pieces: whoever sees no colours tells the owner by them. */
export const LAND_WEAVES: Readonly<Record<Seat, (ring: readonly MapPoint[]) => string>> = {
  red: (ring) =>
    upright(ring, PITCH)
      .map(([x, top, bottom]) => `M${x} ${top}V${bottom}`)
      .join(''),
  blue: (ring) => wavy(ring, 20, (up) => `q10 ${up ? -9 : 9} 20 0`),
  green: (ring) => wavy(ring, 12, (up) => `l12 ${up ? -9 : 9}`),
  gold: (ring) =>
    level(ring, PITCH)
      .flatMap(([y, left, right]) => steps(left, right, PITCH, (y / PITCH) % 2 === 0 ? 0 : PITCH / 2).map((x) => `M${x} ${y}h.1`))
      .join(''),
};

/** A path for each of so many seats: all bands of the first, all of the second ... */
export function landStripes(ring: readonly MapPoint[], seats: number): readonly string[] {
  // Slanting lines are level on a sheet that is turned by an eighth.
  const turned = ring.map(([x, y]): MapPoint => [(x + y) * Math.SQRT1_2, (y - x) * Math.SQRT1_2]);
  const back = (x: number, y: number): string => `${tenth((x - y) * Math.SQRT1_2)} ${tenth((x + y) * Math.SQRT1_2)}`;
  const paths = Array<string>(seats).fill('');
  for (const [y, left, right] of level(turned, STRIPE_STEP, 0)) {
    const band = Math.floor(y / STRIPE_STEP / BAND);
    paths[((band % seats) + seats) % seats] += `M${back(left, y)}L${back(right, y)}`;
  }
  return paths;
}

type Chord = readonly [at: number, from: number, to: number];

function upright(ring: readonly MapPoint[], step: number): readonly Chord[] {
  return level(
    ring.map(([x, y]) => [y, x]),
    step,
  );
}

/** The parts of level lines inside an outline. They lie at the same heights for every outline, so that they meet across zones. */
function level(ring: readonly MapPoint[], step: number, margin: number = MARGIN): readonly Chord[] {
  const heights = ring.map(([, y]) => y);
  return steps(Math.min(...heights), Math.max(...heights), step).flatMap((y) => {
    const crossings = ring
      .flatMap(([x1, y1], at) => {
        const [x2, y2] = ring[(at + 1) % ring.length];
        return y1 > y !== y2 > y ? [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)] : [];
      })
      .toSorted((a, b) => a - b);
    return crossings.flatMap((from, at): Chord[] => {
      const to = crossings[at + 1];
      return at % 2 === 1 || to - from < 4 * margin + 1 ? [] : [[y, tenth(from + margin), tenth(to - margin)]];
    });
  });
}

/** A line that goes up and down, in whole waves between its ends. */
function wavy(ring: readonly MapPoint[], length: number, wave: (isUp: boolean) => string): string {
  return level(ring, PITCH)
    .map(([y, left, right]) => {
      const [first, last] = [Math.ceil(left / length), Math.floor(right / length)];
      if (last - first < 2) return '';
      const waves = Array.from({ length: last - first }, (_, at) => wave((first + at) % 2 === 0));
      return `M${first * length} ${y}${waves.join('')}`;
    })
    .join('');
}

/** The multiples of a step in a range. */
function steps(from: number, to: number, step: number, offset = 0): readonly number[] {
  const first = Math.ceil((from - offset) / step);
  const count = Math.max(0, Math.floor((to - offset) / step) - first + 1);
  return Array.from({ length: count }, (_, at) => (first + at) * step + offset);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
