// Where words stand on the map: every number and name inside of its zone, and nothing upon anything else.

import { conquest, namesOf } from '@flagfall/editions';
import type { MapPoint, ZoneLook } from '@flagfall/editions/look';
import { expect, test } from 'vitest';
import { mapLookOf } from '../looks.ts';
import { MAP_CITY_SIZE, MAP_NUMBER_SIZE, MAP_PIECE_SIZE, mapNameWidth, ringOfZone } from './mapPlaces.ts';

const { zones } = mapLookOf('conquest');

const NAME_HEIGHT = 26;

interface Box {
  readonly at: MapPoint;
  readonly width: number;
  readonly height: number;
}

function square(at: MapPoint, width: number): Box {
  return { at, width, height: width };
}

function nameBoxes({ territory, places: { title } }: ZoneLook): readonly Box[] {
  if (title === undefined) return [];
  return Object.values(namesOf(conquest, 'en')).map(({ places: names }) => ({
    at: title,
    width: mapNameWidth(names[territory]),
    height: NAME_HEIGHT,
  }));
}

function doOverlap(one: Box, other: Box): boolean {
  const [dx, dy] = [Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1])];
  return dx < (one.width + other.width) / 2 && dy < (one.height + other.height) / 2;
}

/** Inside, and no corner of the outline in the box: they lie too close together to pass it by. */
function holds(zone: ZoneLook, { at: [x, y], width, height }: Box): boolean {
  const ring = ringOfZone(zone);
  const crossings = ring.filter(([x1, y1], from) => {
    const [x2, y2] = ring[(from + 1) % ring.length];
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  });
  const covered = ring.filter(([px, py]) => Math.abs(px - x) < width / 2 && Math.abs(py - y) < height / 2);
  return crossings.length % 2 === 1 && covered.length === 0;
}

test.each(zones)('$name: its number and name lie inside of it, clear of the piece and the city', (zone) => {
  const { piece, number, city } = zone.places;
  const words = [square(number, MAP_NUMBER_SIZE), ...nameBoxes(zone)];
  for (const box of words) expect(holds(zone, box), JSON.stringify(box)).toBe(true);
  const things = [square(piece, MAP_PIECE_SIZE), ...(city === undefined ? [] : [square(city, MAP_CITY_SIZE)])];
  const [own, ...titles] = words;
  for (const box of [...things, ...titles]) expect(doOverlap(own, box)).toBe(false);
  for (const title of titles) for (const box of things) expect(doOverlap(title, box)).toBe(false);
});

test('[CQ-5] a city stands in the eight zones that have one, and nowhere else', () => {
  const drawn = zones.filter(({ places }) => places.city !== undefined);
  expect(drawn.map(({ name }) => name)).toEqual(zones.flatMap(({ name, city }) => (city ? [name] : [])));
  expect(drawn).toHaveLength(8);
});
