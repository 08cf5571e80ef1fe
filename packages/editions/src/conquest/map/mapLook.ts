/** The map as it is drawn: its lines come from the same edges as the board of the rules. */

import type { MapLook } from '../../core/editionLook.ts';
import { coastOutline, conquestMap, mapEdges, massifNames, outlineOf } from './conquestMap.ts';
import { mountainPeaks } from './mountains.ts';
import { MAP_PLACES } from './placeTable.ts';

let made: MapLook | undefined;

export function mapLook(): MapLook {
  made ??= {
    sheet: conquestMap.sheet,
    zones: conquestMap.zones.map(({ name, territory, quarter, city }) => {
      return { name, territory, quarter, city, places: MAP_PLACES[name], outline: outlineOf(name) };
    }),
    coast: coastOutline(),
    lake: outlineOf('lake'),
    borders: mapEdges('border').map(({ faces, path }) => ({ zones: faces, path })),
    rims: Object.fromEntries(conquestMap.territories.map(({ id, zones }) => [id, rimOf(zones)])),
    massifs: massifNames.map((name) => outlineOf(name)),
    ridges: mapEdges('ridge').map(({ path }) => path),
    peaks: mountainPeaks(),
  };
  return made;
}

/** The lines that have these zones on one side alone. */
function rimOf(zones: readonly string[]): string {
  return (['border', 'ridge', 'slope', 'shore', 'coast'] as const)
    .flatMap(mapEdges)
    .filter(({ faces }) => faces.filter((face) => zones.includes(face)).length === 1)
    .map(({ path }) => path)
    .join('');
}
