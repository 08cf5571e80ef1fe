/** The places of the territories: four quarters of six, each of three zones. Display names are in `names.ts`. */

import { ZONES } from './plan.ts';

/** Clockwise, as the plan is turned: the bay of each opens to the side that names it. */
export const QUARTERS = ['east', 'south', 'west', 'north'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** A place in the plan of a quarter, the same in all four. */
export const TERRITORY_ROLES = ['crown', 'heart', 'bay', 'corner', 'cliff', 'gate'] as const;
export type TerritoryRole = (typeof TERRITORY_ROLES)[number];

/** Each place of each quarter by the id of its territory; a zone is called after it: key1, key2, key3. */
const TERRITORY_AT: Readonly<Record<Quarter, Readonly<Record<TerritoryRole, string>>>> = {
  east: { crown: 'key', heart: 'har', bay: 'mam', corner: 'oxm', cliff: 'gul', gate: 'bra' },
  south: { crown: 'rav', heart: 'vin', bay: 'sal', corner: 'lar', cliff: 'jun', gate: 'dus' },
  west: { crown: 'roc', heart: 'eld', bay: 'loo', corner: 'gre', cliff: 'tho', gate: 'iro' },
  north: { crown: 'cas', heart: 'fro', bay: 'nor', corner: 'wol', cliff: 'ice', gate: 'pin' },
};

/** CQ-6, D-90: eight cities, one on the lake and one in the bay of each quarter. The city stands in this zone of the plan. */
const CITY_AT: Readonly<Partial<Record<TerritoryRole, string>>> = { crown: 'crown3', bay: 'bay1' };

export interface Territory {
  /** Three letters, the same in every language. */
  readonly id: string;
  readonly quarter: Quarter;
  readonly place: TerritoryRole;
  readonly zones: readonly string[];
  /** The zone in which the city stands, where there is one. It counts for the seat that controls the territory (CQ-22). */
  readonly cityZone: string | undefined;
}

export const TERRITORIES: readonly Territory[] = QUARTERS.flatMap((quarter) =>
  TERRITORY_ROLES.map((place) => {
    const city = CITY_AT[place];
    return {
      id: TERRITORY_AT[quarter][place],
      quarter,
      place,
      zones: Object.keys(ZONES)
        .filter((plan) => placeOf(plan) === place)
        .map((plan) => zoneName(plan, quarter)),
      cityZone: city === undefined ? undefined : zoneName(city, quarter),
    };
  }),
);

/** crown3 of the east is key3. */
export function zoneName(plan: string, quarter: Quarter): string {
  return `${TERRITORY_AT[quarter][placeOf(plan)]}${plan.at(-1)}`;
}

function placeOf(plan: string): TerritoryRole {
  return plan.slice(0, -1) as TerritoryRole;
}
