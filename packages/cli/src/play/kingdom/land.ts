/** The land as a player reads it on the map: territories and their cities, who holds what, which zones touch. */

import type { Board, Seat } from '@flagfall/engine';

export interface Land {
  /** The zones of each territory. */
  readonly territories: readonly (readonly number[])[];
  readonly hasCity: readonly boolean[];
  /** The territory of each zone. */
  readonly territoryOf: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

export type SeatOn = (zone: number) => Seat | undefined;

/** What a territory is worth to whoever controls it: half a card, and with a city a move. */
const WORTH = { territory: 3, city: 7 } as const;

export function landOf({ cells, tags, indexOf, neighbours, degree, wall }: Board): Land {
  const zonesOf = (names: readonly string[]): readonly number[] => names.map((cell) => indexOf.get(cell)!);
  const territories = [...tags].filter(([tag]) => tag.startsWith('territory:')).map(([, names]) => zonesOf(names));
  const cities = new Set(zonesOf(tags.get('city') ?? []));
  return {
    territories,
    hasCity: territories.map((zones) => zones.some((zone) => cities.has(zone))),
    territoryOf: cells.map((_, zone) => territories.findIndex((zones) => zones.includes(zone))),
    neighbours: cells.map((_, zone) => [...neighbours.subarray(zone * degree, (zone + 1) * degree)].filter((next) => next !== wall)),
  };
}

/** CQ-26: the only seat with pieces in a territory. */
export function controllerOf({ territories }: Land, territory: number, seatOn: SeatOn): Seat | undefined {
  const seats = new Set(territories[territory].map(seatOn));
  seats.delete(undefined);
  return seats.size === 1 ? [...seats][0] : undefined;
}

export function territoryWorth({ hasCity }: Land, territory: number): number {
  return hasCity[territory] ? WORTH.city : WORTH.territory;
}

/** What a seat gains in land, and half of what others lose, when zones change hands. */
export function landGain(land: Land, seat: Seat, before: SeatOn, after: SeatOn, zones: readonly number[]): number {
  const touched = new Set(zones.map((zone) => land.territoryOf[zone]));
  let gain = 0;
  for (const territory of touched) {
    const [was, becomes] = [controllerOf(land, territory, before), controllerOf(land, territory, after)];
    if (was === becomes) continue;
    const worth = territoryWorth(land, territory);
    if (was !== undefined) gain += was === seat ? -worth : worth / 2;
    if (becomes !== undefined) gain += becomes === seat ? worth : -worth / 2;
  }
  return gain;
}
