/** How a computer player on a map settles down: which territory it drafts, and where its pieces stand. */

import {
  type Cell,
  type Chance,
  type Deployment,
  deploymentFaults,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  shuffled,
  type View,
} from '@flagfall/engine';
import { isFlag } from '../weights.ts';
import type { Land } from './land.ts';

/** What a territory is worth in the draft: its city, its neighbours of one's own, and room to grow. */
export function draftWorth(land: Land, homes: View['homes'], seat: Seat, zone: number, indexOf: ReadonlyMap<string, number>): number {
  const territory = land.territoryOf[zone];
  const around = new Set(land.territories[territory].flatMap((each) => land.neighbours[each].map((next) => land.territoryOf[next])));
  around.delete(territory);
  const owners = new Map<number, string>();
  for (const [owner, cells] of Object.entries(homes)) for (const cell of cells) owners.set(land.territoryOf[indexOf.get(cell)!], owner);
  let worth = land.hasCity[territory] ? 4 : 0;
  for (const next of around) {
    const owner = owners.get(next);
    worth += owner === seat ? 2 : owner === undefined ? 0.3 : -0.5;
  }
  return worth;
}

/** The flag inside, cursed lands and strong pieces round it, the others where strangers may come, and somebody in every territory. */
export function settle(rules: Rules, land: Land, cells: readonly Cell[], seat: Seat, chance: Chance): Deployment {
  const home = cells.map((cell) => rules.board.indexOf.get(cell)!);
  const deployment = settled(rules, land, home, chance);
  // Whatever a rule forbids that this player does not know of: chance knows what is allowed.
  return deploymentFaults(rules, seatIndex(seat), deployment, home).length === 0
    ? deployment
    : sampleDeployment(rules, seatIndex(seat), chance, home);
}

function settled(rules: Rules, land: Land, home: readonly number[], chance: Chance): Deployment {
  const isHome = new Set(home);
  const exposure = (zone: number): number => land.neighbours[zone].filter((next) => !isHome.has(next)).length;
  const cover = (zone: number): number => land.neighbours[zone].filter((next) => isHome.has(next)).length;
  const ranked = (zones: readonly number[], worth: (zone: number) => number): readonly number[] =>
    zones
      .map((zone) => ({ zone, worth: worth(zone) + chance.below(100) / 60 }))
      .sort((one, other) => other.worth - one.worth)
      .map(({ zone }) => zone);
  const [flag] = ranked(home, (zone) => Math.min(4, cover(zone)) - 3 * exposure(zone));
  const guards = ranked(
    land.neighbours[flag].filter((zone) => isHome.has(zone)),
    (zone) => 2 * exposure(zone),
  );
  const chosen = new Set([flag, ...guards]);
  const isEmpty = (zone: number): boolean => !land.territories[land.territoryOf[zone]].some((each) => chosen.has(each));
  for (const zone of ranked(home, exposure)) if (isEmpty(zone)) chosen.add(zone);
  for (const zone of ranked(home, exposure)) chosen.add(zone);
  const zones = [...chosen].slice(0, rules.armySize);
  const kinds = armyOf(rules, chance);
  const stays = kinds.filter((kind) => rules.kinds[kind].moves === 'never' && !isFlag(rules.kinds[kind]));
  const walks = kinds.filter((kind) => rules.kinds[kind].moves !== 'never');
  const placed = new Map<number, number>([[flag, kinds.find((kind) => isFlag(rules.kinds[kind]))!]]);
  // One way out of the flag's ring is left to somebody who can strike back.
  const walls = [...guards.slice(0, Math.max(1, guards.length - 1)), ...zones.slice(1 + guards.length).reverse()];
  stays.forEach((kind, at) => {
    placed.set(walls[at], kind);
  });
  const fronts = ranked(
    zones.filter((zone) => !placed.has(zone)),
    (zone) => exposure(zone) + (guards.includes(zone) ? 2 : 0),
  );
  fronts.forEach((zone, at) => {
    placed.set(zone, walks[at]);
  });
  return Object.fromEntries([...placed].map(([zone, kind]) => [rules.board.cells[zone], rules.kinds[kind].id]));
}

/** Every piece by its kind: the strong first, roughly. */
function armyOf(rules: Rules, chance: Chance): readonly number[] {
  const all = Array.from(rules.army).flatMap((count, kind) => Array<number>(count).fill(kind));
  return shuffled(chance, all)
    .map((kind) => ({ kind, order: (rules.kinds[kind].rank ?? 0) + chance.below(9) }))
    .sort((one, other) => other.order - one.order)
    .map(({ kind }) => kind);
}
