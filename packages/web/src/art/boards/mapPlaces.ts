/** Where things go on a map: a piece in every zone, and the name of each territory in the one of its zones that has most room beside a piece. */

import type { MapLook, MapPoint, ZoneLook } from '@flagfall/editions/look';
import { keptFor } from './keptFor.ts';

/** How wide a piece is on the sheet. */
export const MAP_PIECE_SIZE = 84;

export interface MapZone extends ZoneLook {
  /** The middle of a piece that stands here. */
  readonly spot: MapPoint;
  /** The middle of the name of its territory, in the one zone that bears it. */
  readonly title: MapPoint | undefined;
}

/** Every zone, in the order of the board's cells. */
export const mapZones = keptFor((map: MapLook): readonly MapZone[] => {
  const territories = [...new Set(map.zones.map(({ territory }) => territory))];
  const chosen = territories.map((territory) => candidatesOf(map, territory).toSorted((a, b) => b.room - a.room)[0]);
  return map.zones.map((zone) => {
    const title = chosen.find((one) => one.zone.name === zone.name);
    return { ...zone, spot: spotOf(zone, title), title: title?.at };
  });
});

/** How far a name stands from the middle of its zone, how far the piece gives way, and how far it leaves room for a city. */
const TITLE_BELOW = 50;
const TITLE_ABOVE = -36;
const PIECE_ASIDE = 18;
const CITY_ASIDE = 26;

interface Candidate {
  readonly zone: ZoneLook;
  readonly at: MapPoint;
  readonly isBelow: boolean;
  readonly room: number;
}

/** Two for each zone of a territory, below the piece and above it; the name of a city stays with its city. */
function candidatesOf({ zones: all, peaks }: MapLook, territory: string): readonly Candidate[] {
  const mountains = peaks.map(({ at }) => at);
  const own = all.filter((zone) => zone.territory === territory);
  const zones = own.some((zone) => zone.city) ? own.filter((zone) => zone.city) : own;
  return zones.flatMap((zone) =>
    [true, false].map((isBelow) => {
      const [x, y] = zone.label;
      const line = y + (isBelow ? TITLE_BELOW : TITLE_ABOVE);
      const chords = [line - 18, line + 2].map((height) => chordAt(zone.outline, x, height));
      const [left, right] = [Math.max(...chords.map(([from]) => from)), Math.min(...chords.map(([, to]) => to))];
      const at: MapPoint = [Math.round((left + right) / 2), line];
      return { zone, at, isBelow, room: right - left - 45 * peaksIn(at, mountains) };
    }),
  );
}

function spotOf({ label: [x, y], city }: ZoneLook, title: Candidate | undefined): MapPoint {
  if (title === undefined) return [x, y];
  return [x + (city ? CITY_ASIDE : 0), y + (title.isBelow ? -PIECE_ASIDE : PIECE_ASIDE)];
}

/** Peaks that would stand in a name of middling length. */
function peaksIn([x, y]: MapPoint, mountains: readonly MapPoint[]): number {
  return mountains.filter(([px, py]) => Math.abs(px - x) < 82 && py > y - 30 && py < y + 40).length;
}

/** Whether a small thing at this point lies inside the zone. */
export function liesWithin(zone: MapZone, [x, y]: MapPoint): boolean {
  return [y - 22, y + 4].every((height) => {
    const [left, right] = chordAt(zone.outline, zone.label[0], height);
    return left + 20 < x && x < right - 20;
  });
}

/** The part of a horizontal line through a zone that passes its middle. */
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
