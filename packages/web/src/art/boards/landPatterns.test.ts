// What is drawn on land: the weave of an owner, the stripes of those who contest it.

import type { MapPoint } from '@flagfall/editions/look';
import { SEATS } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { LAND_WEAVES, landStripes, STRIPE_STEP } from './landPatterns.ts';

const SQUARE: readonly MapPoint[] = [
  [100, 100],
  [400, 100],
  [400, 400],
  [100, 400],
];

/** Every point that a path begins a line at, or goes to by absolute numbers. */
function points(path: string): readonly MapPoint[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): MapPoint => [Number(x), Number(y)]);
}

test('the four seats have weaves of different strokes, all inside of the outline', () => {
  const weaves = SEATS.map((seat) => LAND_WEAVES[seat](SQUARE));
  expect(weaves.map((path) => path.replace(/[-\d. ]/g, '').slice(0, 3))).toEqual(['MVM', 'Mqq', 'Mll', 'MhM']);
  for (const path of weaves)
    for (const [x, y] of points(path)) for (const value of [x, y]) expect(value > 100 && value < 400, path.slice(0, 60)).toBe(true);
});

test('a weave goes on from zone to zone at the same heights', () => {
  const moved = SQUARE.map(([x, y]): MapPoint => [x + 300, y + 7]);
  const heights = (ring: readonly MapPoint[]): readonly number[] => [...new Set(points(LAND_WEAVES.blue(ring)).map(([, y]) => y))];
  expect(heights(moved).filter((y) => y < 400)).toEqual(heights(SQUARE).filter((y) => y > 107));
});

test.each([2, 3, 4])('%s seats that contest a territory get bands in turn, each its share', (seats) => {
  const paths = landStripes(SQUARE, seats);
  const lengths = paths.map((path) => {
    const ends = points(path);
    return ends.reduce((sum, [x, y], at) => (at % 2 === 0 ? sum : sum + Math.hypot(x - ends[at - 1][0], y - ends[at - 1][1])), 0);
  });
  // Lines side by side fill the square, and nobody has more than a band or two above the others.
  expect(lengths.reduce((sum, length) => sum + length, 0) * STRIPE_STEP).toBeCloseTo(300 * 300, -4);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.6);
  for (const [x, y] of paths.flatMap(points)) for (const value of [x, y]) expect(value >= 99.9 && value <= 400.1).toBe(true);
});
