/** The computer's deployment on a map: the flag inside and guarded, the others at the border. */

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
} from '@flagfall/engine';
import { bestFirst } from './bestFirst.ts';
import { MapTables } from './mapTables.ts';
import { MAP_WEIGHTS } from './mapWeights.ts';
import { isFlagKind } from './territoryGraph.ts';

/** A deployment for a player who asks for one. */
export function suggestMapDeployment(rules: Rules, home: readonly Cell[], seat: Seat, chance: Chance): Deployment {
  return chooseMapDeployment(new MapTables(rules, MAP_WEIGHTS), home, seat, true, chance);
}

/** With `walls` immovable pieces stand round the flag, otherwise movable ones. */
export function chooseMapDeployment(tables: MapTables, cells: readonly Cell[], seat: Seat, walls: boolean, chance: Chance): Deployment {
  const { rules } = tables;
  const home = cells.map((cell) => rules.board.indexOf.get(cell)!);
  const zones = chooseZones(tables, home, chance);
  const deployment = placeKinds(tables, zones, walls, chance);
  // An edition may forbid it for a reason unknown here; a random legal deployment always works.
  return deploymentFaults(rules, seatIndex(seat), deployment, home).length === 0
    ? deployment
    : sampleDeployment(rules, seatIndex(seat), chance, home);
}

interface DeploymentZones {
  readonly flag: number;
  /** Beside the flag. */
  readonly guards: readonly number[];
  readonly others: readonly number[];
  /** Neighbours of a zone that belong to other seats. */
  exposure(zone: number): number;
}

function chooseZones(
  { territories, rules, weights, distances, zoneCount }: MapTables,
  home: readonly number[],
  chance: Chance,
): DeploymentZones {
  const isHome = new Set(home);
  const exposure = (zone: number): number => territories.neighbours[zone].filter((next) => !isHome.has(next)).length;
  const cover = (zone: number): number => territories.neighbours[zone].length - exposure(zone);
  const [flag] = rankedWithNoise(home, (zone) => weights.flagCover * cover(zone) + weights.flagExposed * exposure(zone), chance);
  const guards = rankedWithNoise(
    territories.neighbours[flag].filter((zone) => isHome.has(zone)),
    exposure,
    chance,
  );
  const chosen = new Set([flag, ...guards]);
  const isEmpty = (zone: number): boolean => !territories.territories[territories.territoryOf[zone]].some((each) => chosen.has(each));
  const worth = (zone: number): number =>
    weights.settleFront * exposure(zone) +
    (isEmpty(zone) ? weights.settleSpread + (territories.hasCity[territories.territoryOf[zone]] ? weights.settleCity : 0) : 0) +
    weights.settleNear / distances[flag * zoneCount + zone];
  while (chosen.size < rules.armySize) {
    const free = home.filter((zone) => !chosen.has(zone));
    chosen.add(rankedWithNoise(free, worth, chance)[0]);
  }
  return { flag, guards, others: [...chosen].slice(1 + guards.length), exposure };
}

function placeKinds(
  { rules, weights }: MapTables,
  { flag, guards, others, exposure }: DeploymentZones,
  walls: boolean,
  chance: Chance,
): Deployment {
  const army = shuffled(
    chance,
    Array.from(rules.army).flatMap((count, kind) => Array<number>(count).fill(kind)),
  );
  const strength = (kind: number): number => (rules.kinds[kind].rank ?? 0) + chance.below(weights.mixed);
  const walks = army
    .filter((kind) => rules.kinds[kind].moves !== 'never')
    .map((kind) => ({ kind, strength: strength(kind) }))
    .sort((one, other) => other.strength - one.strength);
  const stays = army.filter((kind) => rules.kinds[kind].moves === 'never' && !isFlagKind(rules.kinds[kind]));
  const inner = others.toReversed();
  const wallZones = (walls ? [...guards, ...inner] : [...inner, ...guards]).slice(0, stays.length);
  const fronts = rankedWithNoise(
    [...guards, ...others].filter((zone) => !wallZones.includes(zone)),
    (zone) => exposure(zone) + (guards.includes(zone) ? weights.frontGuard : 0),
    chance,
  );
  const kinds = new Map<number, number>([[flag, army.find((kind) => isFlagKind(rules.kinds[kind]))!]]);
  for (const [at, zone] of wallZones.entries()) kinds.set(zone, stays[at]);
  for (const [at, zone] of fronts.entries()) kinds.set(zone, walks[at].kind);
  return Object.fromEntries([...kinds].map(([zone, kind]) => [rules.board.cells[zone], rules.kinds[kind].id]));
}

/** The best first, with some noise. */
function rankedWithNoise(zones: readonly number[], worth: (zone: number) => number, chance: Chance): readonly number[] {
  const weighed = zones.map((zone) => ({ zone, worth: worth(zone) + chance.below(100) / 60 }));
  return bestFirst(weighed, chance).map(({ zone }) => zone);
}
