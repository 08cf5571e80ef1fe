/** The map as a graph: territories, cities, zones and their neighbours. */

import type { Board, PieceKind } from '@flagfall/engine';
import type { MapWeights } from './mapWeights.ts';

export interface TerritoryGraph {
  /** The zones of each territory. */
  readonly territories: readonly (readonly number[])[];
  readonly hasCity: readonly boolean[];
  /** The territory of each zone. */
  readonly territoryOf: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

export function territoryGraphOf({ cells, tags, indexOf, neighbours, degree, offBoard }: Board): TerritoryGraph {
  const zonesOf = (names: readonly string[]): readonly number[] => names.map((cell) => indexOf.get(cell)!);
  const territories = [...tags].filter(([tag]) => tag.startsWith('territory:')).map(([, names]) => zonesOf(names));
  const cities = new Set(zonesOf(tags.get('city') ?? []));
  return {
    territories,
    hasCity: territories.map((zones) => zones.some((zone) => cities.has(zone))),
    territoryOf: cells.map((_, zone) => territories.findIndex((zones) => zones.includes(zone))),
    neighbours: cells.map((_, zone) => [...neighbours.subarray(zone * degree, (zone + 1) * degree)].filter((next) => next !== offBoard)),
  };
}

/** The value of controlling a territory: half a card, and with a city a move. */
export function territoryValue({ hasCity }: TerritoryGraph, territory: number, { city, territory: plain }: MapWeights): number {
  return hasCity[territory] ? city : plain;
}

/** The flag is the kind that every movable kind captures. */
export function isFlagKind(kind: PieceKind): boolean {
  return kind.prize === true || kind.powers.some(({ id }) => id === 'surrender');
}
