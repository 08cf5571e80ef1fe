import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coastOutline, conquestMap, mapEdges, massifNames, outlineOf } from './conquestMap.ts';
import { mountainPeaks } from './mountains.ts';
import { isInside } from './outline.ts';
import type { SheetPoint } from './sheet.ts';

/** Everything here is read back from the SVG paths alone, as a player sees the drawing. */
const faces = [...conquestMap.zones.map((zone) => zone.name), ...massifNames, 'lake'];
const rings = new Map(faces.map((face) => [face, pointsIn(outlineOf(face))]));
const segments = new Map<string, { readonly faces: string[]; readonly ends: readonly [SheetPoint, SheetPoint] }>();
for (const [face, ring] of rings)
  ring.forEach((from, at) => {
    const ends = [from, ring[(at + 1) % ring.length]] as const;
    const shared = segments.get(segmentKey(ends)) ?? { faces: [], ends };
    segments.set(segmentKey(ends), { ends, faces: [...shared.faces, face] });
  });

const ridgeSegments = new Set(
  mapEdges('ridge').flatMap(({ path: line }) => {
    const points = pointsIn(line);
    return points.slice(1).map((to, at) => segmentKey([points[at], to]));
  }),
);

describe('the outlines show which zones are neighbours', () => {
  const open = new Map<string, number>();
  const covered = new Map<string, number>();
  const zones = new Set(conquestMap.zones.map((zone) => zone.name));
  for (const [key, { faces: sides, ends }] of segments) {
    if (sides.length !== 2 || !sides.every((side) => zones.has(side))) continue;
    const lengths = ridgeSegments.has(key) ? covered : open;
    const pair = sides.toSorted().join(' ');
    lengths.set(pair, (lengths.get(pair) ?? 0) + distance(...ends));
  }
  const pairs = (list: typeof conquestMap.borders) => list.map((pair) => pair.toSorted().join(' ')).toSorted();

  test('[CQ-5] [U-61] two zones are neighbours exactly when they share a stretch of outline without mountains', () => {
    expect([...open.keys()].toSorted()).toEqual(pairs(conquestMap.borders));
  });

  test('[D-82] two zones are kept apart exactly when mountains cover all they share', () => {
    expect([...covered.keys()].toSorted()).toEqual(pairs(conquestMap.blocked));
    expect([...covered.keys()].filter((pair) => open.has(pair))).toEqual([]);
  });

  test('[U-61] no border is doubtful: each is long enough to see, and nowhere do four zones meet in a point', () => {
    expect(Math.min(...open.values(), ...covered.values())).toBeGreaterThan(50);
    const meeting = new Map<string, Set<string>>();
    for (const [face, ring] of rings)
      for (const point of ring) meeting.set(point.join(), (meeting.get(point.join()) ?? new Set()).add(face));
    expect(Math.max(...[...meeting.values()].map((around) => around.size))).toBe(3);
  });
});

describe('the drawing is clean', () => {
  test('[CQ-5] no two outlines overlap, and together they fill the land', () => {
    const all = [...rings].map(([face, ring]) => ({ face, ring, box: boxOf(ring) }));
    const coast = pointsIn(coastOutline());
    const wrong: string[] = [];
    for (let x = 5.37; x < conquestMap.sheet.width; x += 11)
      for (let y = 5.37; y < conquestMap.sheet.height; y += 11) {
        const around = all.filter(
          ({ ring, box }) => x > box.left && x < box.right && y > box.top && y < box.bottom && isInside([x, y], ring),
        );
        if (around.length !== (isInside([x, y], coast) ? 1 : 0)) wrong.push(`${around.map(({ face }) => face).join(' ')} at ${x}, ${y}`);
      }
    expect(wrong).toEqual([]);
  });

  test('[CQ-5] no line crosses another or itself', () => {
    const all = [...segments.values()].map(({ ends }) => ends).toSorted((a, b) => west(a) - west(b));
    const crossings = all.flatMap((one, at) => {
      const found: string[] = [];
      for (let next = at + 1; next < all.length && west(all[next]) <= Math.max(one[0][0], one[1][0]); next++)
        if (cross(one, all[next])) found.push(`${one.join(' ')} x ${all[next].join(' ')}`);
      return found;
    });
    expect(crossings).toEqual([]);
  });

  test('[CQ-5] a label stands in its zone, well inside the sheet', () => {
    for (const { name, label } of conquestMap.zones) {
      expect(isInside(label, rings.get(name)!), name).toBe(true);
      expect(Math.min(...rings.get(name)!.map((point) => distance(point, label))), name).toBeGreaterThan(25);
    }
  });
});

describe('mountains are seen', () => {
  const all = mountainPeaks();

  test('[D-82] peaks cover every blocked border from end to end and fill every massif', () => {
    for (const { faces: pair, points } of mapEdges('ridge'))
      for (const point of points) expect(Math.min(...all.map(({ at }) => distance(at, point))), pair.join(' ')).toBeLessThan(20);
    for (const massif of massifNames) expect(all.filter(({ at }) => isInside(at, rings.get(massif)!)).length, massif).toBeGreaterThan(7);
  });

  test('[D-82] no peak stands where a piece may pass', () => {
    const ridges = mapEdges('ridge').flatMap((line) => line.points.map((point) => point.join()));
    const astray = all.filter(({ at }) => !ridges.includes(at.join()) && !massifNames.some((massif) => isInside(at, rings.get(massif)!)));
    expect(astray).toEqual([]);
  });

  test('[U-61] the picture in docs is drawn from this data', () => {
    const picture = readFileSync(path.join(import.meta.dirname, '../../../../../docs/conquest-map.svg'), 'utf8');
    expect(faces.filter((face) => !picture.includes(`"${outlineOf(face)}"`))).toEqual([]);
    expect(mapEdges('ridge').filter((line) => !picture.includes(`"${line.path}"`))).toEqual([]);
  });
});

function pointsIn(line: string): readonly SheetPoint[] {
  return [...line.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function boxOf(ring: readonly SheetPoint[]): {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
} {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function segmentKey(ends: readonly [SheetPoint, SheetPoint]): string {
  return ends
    .map((end) => end.join())
    .toSorted()
    .join(' ');
}

function distance([x1, y1]: SheetPoint, [x2, y2]: SheetPoint): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function west([[x1], [x2]]: readonly [SheetPoint, SheetPoint]): number {
  return Math.min(x1, x2);
}

/** Whether two segments without a common end meet. */
function cross([a, b]: readonly [SheetPoint, SheetPoint], [c, d]: readonly [SheetPoint, SheetPoint]): boolean {
  if (new Set([a, b, c, d].map((point) => point.join())).size < 4) return false;
  const side = ([x1, y1]: SheetPoint, [x2, y2]: SheetPoint, [x, y]: SheetPoint) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}
