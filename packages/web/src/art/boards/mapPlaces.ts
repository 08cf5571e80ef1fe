/** How large things are on the sheet of a map, and the corners of its zones. */

import type { MapPoint, ZoneLook } from '@flagfall/editions/look';
import { keptFor } from './keptFor.ts';

/** How wide a piece is. */
export const MAP_PIECE_SIZE = 84;
/** How large names are written, and how wide the disc of a number and a city are. */
export const MAP_NAME_SIZE = 25;
export const MAP_NUMBER_SIZE = 34;
export const MAP_CITY_SIZE = 66;

/** How wide a name is to be drawn, whatever letters a machine has. */
export function mapNameWidth(name: string): number {
  const ems = [...name].reduce((sum, letter) => sum + (NARROW.includes(letter) ? 0.33 : WIDE.includes(letter) ? 0.8 : 0.54), 0);
  return Math.round(ems * MAP_NAME_SIZE);
}

const NARROW = "fijlrtI' ";
const WIDE = 'mwMWO';

/** The corners of a zone, in the order of its outline. They lie close together. */
export const ringOfZone = keptFor(({ outline }: ZoneLook): readonly MapPoint[] =>
  outline
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number))
    .map(([x, y]) => [x, y]),
);
