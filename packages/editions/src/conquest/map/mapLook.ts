/** The map as it is drawn: its lines come from the same edges as the board of the rules. */

import type { MapLook } from '../../core/editionLook.ts';
import { coastOutline, conquestMap, mapEdges, massifNames, outlineOf } from './conquestMap.ts';
import { mountainPeaks } from './mountains.ts';

let made: MapLook | undefined;

export function mapLook(): MapLook {
  made ??= {
    sheet: conquestMap.sheet,
    zones: conquestMap.zones.map((zone) => ({ ...zone, outline: outlineOf(zone.name) })),
    coast: coastOutline(),
    lake: outlineOf('lake'),
    borders: mapEdges('border').map(({ faces, path }) => ({ zones: faces, path })),
    massifs: massifNames.map((name) => outlineOf(name)),
    ridges: mapEdges('ridge').map(({ path }) => path),
    peaks: mountainPeaks(),
  };
  return made;
}
