// Finds places for pieces, numbers, cities and names on the map of Conquest: `node tools/draw/placeOnMap.ts` writes them into the table that the pages draw from.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { conquestMap, type Zone } from '../../packages/editions/src/conquest/map/conquestMap.ts';
import { mountainPeaks } from '../../packages/editions/src/conquest/map/mountains.ts';
import { placeNames } from '../../packages/editions/src/conquest/map/names.ts';
import { faceNamed, isInside, ringOf } from '../../packages/editions/src/conquest/map/outline.ts';
import type { MapPoint, ZonePlaces } from '../../packages/editions/src/core/editionLook.ts';
import { MAP_CITY_SIZE, MAP_NUMBER_SIZE, MAP_PIECE_SIZE, mapNameWidth } from '../../packages/web/src/art/boards/mapPlaces.ts';

const NAME_HEIGHT = 30;
/** Places are looked for on a lattice with this step. */
const STEP = 4;
/** What it costs to cover a corner of the outline: words have to lie in their zone, pieces may touch its border. */
const [OF_WORDS, OF_PIECES] = [60, 14];
/** What it costs to cover a mountain, and to write the name of a city away from it. A distance costs a quarter of itself. */
const [PEAK, AWAY] = [25, 60];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Ground {
  readonly zone: Zone;
  readonly ring: readonly MapPoint[];
  /** Mountains, and whatever else is better not covered. */
  readonly peaks: readonly Box[];
}

interface Place {
  readonly at: MapPoint;
  readonly box: Box;
  readonly cost: number;
}

interface Placing {
  readonly places: ZonePlaces;
  readonly cost: number;
}

function placesOnMap(): Readonly<Record<string, ZonePlaces>> {
  const untitled = new Map(conquestMap.zones.map((zone) => [zone.name, placing(groundOf(zone))]));
  const found = conquestMap.territories.map(({ id, zones }) => {
    const grounds = zones.map((name) => groundOf(conquestMap.zones.find((zone) => zone.name === name)!));
    const width = Math.max(...Object.values(placeNames).map((names) => mapNameWidth(names[id])));
    const plain = zones.map((name) => untitled.get(name)!);
    // A piece may stand over a border, so a name keeps clear of those in other zones too.
    const titled = grounds.map((ground) => {
      const others = [...untitled].flatMap(([name, { places }]) =>
        name === ground.zone.name ? [] : [boxAround(places.piece, MAP_PIECE_SIZE, MAP_PIECE_SIZE)],
      );
      return placing({ ...ground, peaks: [...ground.peaks, ...others] }, width);
    });
    const hasCity = grounds.some(({ zone }) => zone.city);
    const extra = grounds.map(({ zone }, at) => titled[at].cost - plain[at].cost + (hasCity && !zone.city ? AWAY : 0));
    const bearer = extra.indexOf(Math.min(...extra));
    return grounds.map(({ zone }, at) => [zone.name, (at === bearer ? titled : plain)[at].places] as const);
  });
  return Object.fromEntries(found.flat());
}

function groundOf(zone: Zone): Ground {
  const ring = ringOf(faceNamed(zone.name));
  const peaks = mountainPeaks().map(
    ({ at: [x, y], size }): Box => ({ left: x - 0.4 * size, right: x + 0.4 * size, top: y - 0.5 * size, bottom: y + 0.2 * size }),
  );
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const extent: Box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return { zone, ring, peaks: peaks.filter((peak) => overlap(peak, extent)) };
}

/** The cheapest places for all that stands in a zone, which give way to each other. */
function placing(ground: Ground, nameWidth?: number): Placing {
  const [x, y] = ground.zone.label;
  const pieces = placesAround(ground, OF_PIECES, [x, y], 40, MAP_PIECE_SIZE);
  const cities = ground.zone.city ? placesAround(ground, OF_PIECES, [x - 60, y], 70, MAP_CITY_SIZE) : [undefined];
  const titles = nameWidth === undefined ? [undefined] : placesAround(ground, OF_WORDS, [x, y], 72, nameWidth, NAME_HEIGHT);
  const numbers = placesAround(ground, OF_WORDS, [x, y + 30], 92, MAP_NUMBER_SIZE);
  let best: Placing | undefined;
  let limit = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    if (piece.cost >= limit) break;
    for (const city of cities) {
      const withCity = piece.cost + (city?.cost ?? 0);
      if (withCity >= limit) break;
      if (city !== undefined && overlap(piece.box, city.box)) continue;
      for (const title of titles) {
        const withTitle = withCity + (title?.cost ?? 0);
        if (withTitle >= limit) break;
        if (title !== undefined && (overlap(title.box, piece.box) || (city !== undefined && overlap(title.box, city.box)))) continue;
        const number = numbers.find(({ box }) => [piece, city, title].every((other) => other === undefined || !overlap(box, other.box)));
        if (number === undefined || withTitle + number.cost >= limit) continue;
        limit = withTitle + number.cost;
        best = {
          cost: limit,
          places: { piece: piece.at, number: number.at, ...(city && { city: city.at }), ...(title && { title: title.at }) },
        };
      }
    }
  }
  if (best === undefined) throw new Error(`${ground.zone.name} has room for a piece and its number`);
  return best;
}

/** Places on a lattice around a point that cost little enough, the cheapest first. */
function placesAround(
  { ring, peaks }: Ground,
  corner: number,
  [x, y]: MapPoint,
  reach: number,
  width: number,
  height = width,
): readonly Place[] {
  const places: Place[] = [];
  for (let dx = -reach; dx <= reach; dx += STEP)
    for (let dy = -reach; dy <= reach; dy += STEP) {
      const at: MapPoint = [x + dx, y + dy];
      if (!isInside(at, ring)) continue;
      const box = boxAround(at, width, height);
      const cost = corner * cornersIn(box, ring) + PEAK * peaks.filter((peak) => overlap(box, peak)).length + Math.hypot(dx, dy) / 4;
      places.push({ at, box, cost });
    }
  return places.toSorted((one, other) => one.cost - other.cost);
}

function boxAround([x, y]: MapPoint, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** The corners of an outline are so close together that it cannot cross a box without one of them. */
function cornersIn({ left, right, top, bottom }: Box, ring: readonly MapPoint[]): number {
  return ring.filter(([x, y]) => left < x && x < right && top < y && y < bottom).length;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function lineOf([name, { piece, number, city, title }]: readonly [string, ZonePlaces]): string {
  const parts = Object.entries({ piece, number, city, title }).flatMap(([what, at]) => (at ? [`${what}: [${at.join(', ')}]`] : []));
  return `  ${name}: { ${parts.join(', ')} },\n`;
}

const table = path.join(import.meta.dirname, '../../packages/editions/src/conquest/map/placeTable.ts');
writeFileSync(
  table,
  `/** Places on the map of Conquest, as \`node tools/draw/placeOnMap.ts\` finds them from its outlines: searching takes longer than a reader waits. */

import type { ZonePlaces } from '../../core/editionLook.ts';

export const MAP_PLACES: Readonly<Record<string, ZonePlaces>> = {
${Object.entries(placesOnMap()).map(lineOf).join('')}};
`,
);
