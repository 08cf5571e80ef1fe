/** Where things go on the map of Conquest: a piece in every zone, and the name of each territory in the one of its zones that has most room beside a piece. */

import { conquestMap, outlineOf, peaks, type Zone } from '@flagfall/editions';

export type Point = readonly [x: number, y: number];

/** How wide a piece is on the sheet. */
export const MAP_PIECE_SIZE = 84;

export interface MapZone extends Zone {
  /** Its outline on the sheet, closed: to fill, to click, to focus. */
  readonly path: string;
  /** The middle of a piece that stands here. */
  readonly spot: Point;
}

/** The name of a territory: the middle of its line. */
export interface NamePlace {
  readonly territory: string;
  readonly at: Point;
}

const LETTER = 12.5;
const PEAKS = peaks();

/** How far the name and the piece move apart in the zone that holds both; a tower stands beside the piece. */
const NAME_BELOW = 50;
const NAME_ABOVE = -36;
const PIECE_ASIDE = 18;
const CITY_ASIDE = 26;

interface Candidate {
  readonly zone: Zone;
  readonly at: Point;
  readonly isBelow: boolean;
  readonly room: number;
}

/** One candidate for each zone of a territory, above and below; a city keeps its name. */
function candidatesOf(territory: (typeof conquestMap.territories)[number]): readonly Candidate[] {
  const own = conquestMap.zones.filter((zone) => zone.territory === territory.id);
  const zones = own.some((zone) => zone.city) ? own.filter((zone) => zone.city) : own;
  return zones.flatMap((zone) =>
    [true, false].map((isBelow) => {
      const [x, y] = zone.label;
      const line = y + (isBelow ? NAME_BELOW : NAME_ABOVE);
      const chords = [line - 18, line + 2].map((height) => chordAt(outlineOf(zone.name), x, height));
      const [left, right] = [Math.max(...chords.map(([from]) => from)), Math.min(...chords.map(([, to]) => to))];
      const at: Point = [Math.round((left + right) / 2), line];
      return { zone, at, isBelow, room: right - left - 45 * peaksNear(at) };
    }),
  );
}

const CHOSEN: readonly Candidate[] = conquestMap.territories.map(
  (territory) => candidatesOf(territory).toSorted((a, b) => b.room - a.room)[0],
);

export const NAME_PLACES: readonly NamePlace[] = CHOSEN.map(({ zone, at }) => ({ territory: zone.territory, at }));

/** Every zone, in the order of the board's cells. */
export const MAP_ZONES: readonly MapZone[] = conquestMap.zones.map((zone) => ({ ...zone, path: outlineOf(zone.name), spot: spotOf(zone) }));

function spotOf(zone: Zone): Point {
  const [x, y] = zone.label;
  const named = CHOSEN.find((one) => one.zone.name === zone.name);
  if (named === undefined) return [x, y];
  return [x + (zone.city ? CITY_ASIDE : 0), y + (named.isBelow ? -PIECE_ASIDE : PIECE_ASIDE)];
}

/** Whether something a little wide at this point lies inside the zone. */
export function liesWithin(zone: MapZone, [x, y]: Point): boolean {
  return [y - 22, y + 4].every((height) => {
    const [left, right] = chordAt(zone.path, zone.label[0], height);
    return left + 20 < x && x < right - 20;
  });
}

/** The part of a horizontal line through a zone that holds the zone's middle. */
function chordAt(path: string, x: number, y: number): readonly [number, number] {
  const points = path
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
  const crossings = points
    .flatMap(([x1, y1], at) => {
      const [x2, y2] = points[(at + 1) % points.length];
      return y1 > y !== y2 > y ? [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)] : [];
    })
    .toSorted((a, b) => a - b);
  const right = crossings.findIndex((crossing) => crossing > x);
  return right <= 0 ? [x, x] : [crossings[right - 1], crossings[right]];
}

/** Peaks that would stand in a name of middling length. */
function peaksNear([x, y]: Point): number {
  return PEAKS.filter(({ at: [px, py] }) => Math.abs(px - x) < 5 * LETTER + 20 && py > y - 30 && py < y + 40).length;
}
