/**
 * Ways to set up an army on whatever land the draft has brought (CQ-12, CQ-13). The zones are not known beforehand, so a plan says for each kind, in the
 * order in which they are placed, what sort of zone it wants. No territory stays empty as long as there are pieces for it (002:59-61).
 */

import { type Board, type Cell, type Deployment, neighboursOf, type Rules } from '@flagfall/engine';
import type { DraftDeployment } from '../core/editionEntry.ts';
import { hasCity, territoryOf } from './state/holdings.ts';

/** `inside`: few borders, and none with other seats. `border`: many with other seats. `city`: in a territory with a city. `flag`: near the own flag. */
type Place = 'inside' | 'border' | 'city' | 'flag';

interface Plan {
  readonly name: string;
  /** Every kind once: `flag inside`. */
  readonly order: readonly (readonly [kind: string, place: Place])[];
}

const STRONG = ['king', 'queen', 'prince', 'duke', 'count', 'knight', 'baron'];
const LIGHT = ['sorceress', 'spy', 'scout'];

function all(kinds: readonly string[], place: Place): Plan['order'] {
  return kinds.map((kind) => [kind, place]);
}

const PLANS: readonly Plan[] = [
  // 002:281, 695: what the booklet advises.
  {
    name: 'curses in the cities',
    order: [['flag', 'inside'], ['cursedLand', 'city'], ...all(STRONG, 'border'), ...all(LIGHT, 'flag')],
  },
  {
    name: 'flag behind curses',
    order: [['flag', 'inside'], ['cursedLand', 'flag'], ...all(STRONG, 'border'), ...all(LIGHT, 'border')],
  },
  // The curses pretend to guard something.
  {
    name: 'flag in a city, curses elsewhere',
    order: [['flag', 'city'], ['king', 'flag'], ['cursedLand', 'inside'], ...all(STRONG.slice(1), 'border'), ...all(LIGHT, 'border')],
  },
  {
    name: 'strength in the cities',
    order: [['flag', 'inside'], ...all(STRONG, 'city'), ['cursedLand', 'flag'], ...all(LIGHT, 'border')],
  },
  {
    name: 'scouts at the border',
    order: [
      ['flag', 'inside'],
      ['scout', 'border'],
      ['cursedLand', 'flag'],
      ...all(STRONG, 'border'),
      ['sorceress', 'border'],
      ['spy', 'flag'],
    ],
  },
  {
    name: 'king at home',
    order: [
      ['flag', 'inside'],
      ['king', 'flag'],
      ['spy', 'flag'],
      ['cursedLand', 'border'],
      ...all(STRONG.slice(1), 'border'),
      ['sorceress', 'border'],
      ['scout', 'border'],
    ],
  },
];

export const mapDeployments: readonly DraftDeployment[] = PLANS.map((plan) => ({
  name: plan.name,
  deploymentOn: (rules, home) => deploymentBy(plan, rules, home),
}));

/** The army of a seat on its zones. */
function deploymentBy({ order }: Plan, { board, edition }: Rules, home: readonly Cell[]): Deployment {
  const zones = zonesOf(board, home);
  const army = order.flatMap(([kind, place]) => Array.from({ length: edition.army[kind] }, () => ({ kind, place })));
  const placed = new Map<Zone, string>();
  const empty = new Set(zones.map(({ territory }) => territory));
  let fromFlag: ReadonlyMap<Cell, number> = new Map();
  const holds = (territory: string, kind: string): boolean =>
    [...placed].some(([zone, standing]) => zone.territory === territory && standing === kind);
  const worth: Readonly<Record<Place, (zone: Zone, kind: string) => number>> = {
    inside: ({ strangers, borders }) => -4 * strangers - borders,
    border: ({ strangers }) => strangers,
    // One of a kind in each city, in its zone at the border to keep others out.
    city: ({ isCity, territory, strangers }, kind) =>
      (isCity ? 8 + (holds(territory, kind) ? 0 : 8) + (empty.has(territory) ? 4 : 0) : 0) + strangers,
    flag: ({ cell }) => -(fromFlag.get(cell) ?? zones.length),
  };
  for (const [at, { kind, place }] of army.entries()) {
    const mustSpread = army.length - at <= empty.size;
    const free = zones.filter((zone) => !placed.has(zone) && (!mustSpread || empty.has(zone.territory)));
    const best = bestOf(free, (zone) => worth[place](zone, kind));
    placed.set(best, kind);
    empty.delete(best.territory);
    if (kind === 'flag') fromFlag = stepsFrom(best.cell, zones);
  }
  return Object.fromEntries([...placed].map(([{ cell }, kind]) => [cell, kind]));
}

/** A zone of the seat's land. */
interface Zone {
  readonly cell: Cell;
  readonly territory: string;
  readonly isCity: boolean;
  /** Neighbours that belong to other seats, and all of them. */
  readonly strangers: number;
  readonly borders: number;
  /** Own neighbours. */
  readonly around: readonly Cell[];
}

function zonesOf(board: Board, home: readonly Cell[]): readonly Zone[] {
  const own = new Set(home);
  return home.map((cell) => {
    const beside = neighboursOf(board, board.indexOf.get(cell)!).map((zone) => board.cells[zone]);
    const around = beside.filter((next) => own.has(next));
    const [territory = '', isCity] = [territoryOf(board, cell), hasCity(board, cell)];
    return { cell, territory, isCity, strangers: beside.length - around.length, borders: beside.length, around };
  });
}

/** The first zone of the highest value. */
function bestOf(zones: readonly Zone[], worth: (zone: Zone) => number): Zone {
  const [best] = zones.map((zone) => ({ zone, worth: worth(zone) })).toSorted((one, other) => other.worth - one.worth);
  return best.zone;
}

/** Steps through own zones; a zone that cannot be reached is not in the map. */
function stepsFrom(flag: Cell, zones: readonly Zone[]): ReadonlyMap<Cell, number> {
  const around = new Map(zones.map((zone) => [zone.cell, zone.around]));
  const steps = new Map([[flag, 0]]);
  for (const [cell, count] of steps) for (const next of around.get(cell) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  return steps;
}
