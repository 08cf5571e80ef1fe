/**
 * Ways to set up an army on whatever land the draft has brought (CQ-12, CQ-13). Zones cannot be written down beforehand, so a way says for each kind, in the
 * order in which they are placed, what sort of zone it wants. Nobody leaves a territory empty as long as there are pieces for it (002:59-61).
 */

import { type Cell, type Deployment, neighboursOf, type Rules } from '@flagfall/engine';
import { hasCity, territoryOf, zonesOfTerritory } from './holdings.ts';

/** `inside`: few borders, and none with strangers. `border`: many with strangers. `city`: in a territory with a city. `flag`: near the own flag. */
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
  // The curses look as if they guarded something.
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

export const landPlans: readonly string[] = PLANS.map(({ name }) => name);

/** The army of a seat on its zones, by the plan of this number. */
export function settledBy(plan: number, { board, edition }: Rules, home: readonly Cell[]): Deployment {
  const own = new Set(home);
  const around = new Map(home.map((cell) => [cell, neighboursOf(board, board.indexOf.get(cell)!).map((zone) => board.cells[zone])]));
  const strangers = (cell: Cell): number => around.get(cell)!.filter((next) => !own.has(next)).length;
  const army = PLANS[plan].order.flatMap(([kind, place]) => Array.from({ length: edition.army[kind] }, () => ({ kind, place })));
  const placed = new Map<Cell, string>();
  const empty = new Set(home.map((cell) => territoryOf(board, cell)));
  const holds = (cell: Cell, kind: string): boolean => zonesOfTerritory(board, cell).some((zone) => placed.get(zone) === kind);
  const worth: Readonly<Record<Place, (cell: Cell, kind: string) => number>> = {
    inside: (cell) => -4 * strangers(cell) - around.get(cell)!.length,
    border: strangers,
    // One of a kind in each city; its zone at the border holds the others off.
    city: (cell, kind) =>
      (hasCity(board, cell) ? 8 + (holds(cell, kind) ? 0 : 8) + (empty.has(territoryOf(board, cell)) ? 4 : 0) : 0) + strangers(cell),
    flag: (cell) => -stepsTo(flagOf(placed), cell, around),
  };
  for (const [at, { kind, place }] of army.entries()) {
    const mustSpread = army.length - at <= empty.size;
    const free = home.filter((cell) => !placed.has(cell) && (!mustSpread || empty.has(territoryOf(board, cell))));
    const [best] = free.toSorted((one, other) => worth[place](other, kind) - worth[place](one, kind));
    placed.set(best, kind);
    empty.delete(territoryOf(board, best));
  }
  return Object.fromEntries(placed);
}

function flagOf(placed: ReadonlyMap<Cell, string>): Cell | undefined {
  return [...placed].find(([, kind]) => kind === 'flag')?.[0];
}

/** Through zones of one's own; as far as can be where no way leads. */
function stepsTo(from: Cell | undefined, to: Cell, around: ReadonlyMap<Cell, readonly Cell[]>): number {
  let [reached, edge] = [new Set([from]), from === undefined ? [] : [from]];
  for (let steps = 0; edge.length > 0; steps++) {
    if (reached.has(to)) return steps;
    edge = [...new Set(edge.flatMap((cell) => around.get(cell) ?? []))].filter((cell) => around.has(cell) && !reached.has(cell));
    reached = new Set([...reached, ...edge]);
  }
  return around.size;
}
