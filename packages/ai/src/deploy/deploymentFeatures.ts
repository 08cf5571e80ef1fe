/** Features of a deployment, as numbers between 0 and 1. */

import { NO_KIND, type Rules } from '@flagfall/engine';
import type { PackedDeployment } from '@flagfall/engine/internal';
import { priorKindOf } from '../belief/prior/deploymentStyle.ts';
import { PriorKind } from '../belief/prior/prior.ts';
import type { HomeGeometry } from './homeGeometry.ts';

export const DEPLOYMENT_FEATURES = [
  /** How deep the flag stands, and how far from the middle file. */
  'flagDepth',
  'flagAside',
  /** Of the sides from which the flag can be attacked: the share with immovable and with movable pieces. */
  'flagWalls',
  'flagGuards',
  /** Immovable pieces away from the flag, as decoys; immovable pieces that block own first moves. */
  'decoys',
  'frontWalls',
  /** Pieces that cannot come out until an immovable piece is captured. */
  'locked',
  /** How deep the two highest ranks stand, and how evenly the strong are divided between left and right. */
  'chiefsDepth',
  'evenness',
  /** Whether the piece that beats the highest rank stands near one of ours. */
  'assassinNear',
  /** Runners in front, and whether there are some both in front and behind. */
  'runnersFront',
  'runnersBoth',
  'defusersDepth',
] as const;
export type DeploymentFeature = (typeof DEPLOYMENT_FEATURES)[number];
export type DeploymentFeatures = Readonly<Record<DeploymentFeature, number>>;

/** One in so many movable pieces counts as strong. */
const STRONG_PIECE_RATIO = 4;
/** Steps. */
const NEAR = 2;

export function deploymentFeatures(rules: Rules, ground: HomeGeometry, deployment: PackedDeployment): DeploymentFeatures {
  const cells = [...deployment.keys()].filter((at) => deployment[at] !== NO_KIND);
  const roleOn = (at: number): number => priorKindOf(rules.kinds[deployment[at]]);
  const having = (test: (role: number) => boolean): number[] => cells.filter((at) => test(roleOn(at)));
  const [flag] = having((role) => role === PriorKind.FLAG);
  const walls = having((role) => role === PriorKind.BOMB);
  const movers = having((role) => role !== PriorKind.BOMB && role !== PriorKind.FLAG);
  const runners = having((role) => role === PriorKind.SCOUT);
  const assassins = having((role) => role === PriorKind.SPY);
  const byRank = [...movers].sort((one, other) => (rules.kinds[deployment[other]].rank ?? 0) - (rules.kinds[deployment[one]].rank ?? 0));
  const chiefs = byRank.slice(0, 2);
  const strong = byRank.slice(0, Math.ceil(movers.length / STRONG_PIECE_RATIO));
  const middle = (ground.columns - 1) / 2;
  const left = strong.filter((at) => ground.column[at] < middle).length;
  const sides = ground.touching[flag];
  const front = runners.filter((at) => ground.depth[at] < 0.5).length / Math.max(1, runners.length);
  const free = freeCells(ground, new Set([flag, ...walls]));
  const depthOf = (list: readonly number[]): number => list.reduce((sum, at) => sum + ground.depth[at], 0) / Math.max(1, list.length);
  const share = (list: readonly number[], test: (at: number) => boolean): number => list.filter(test).length / Math.max(1, list.length);
  const steps = (one: number, other: number): number =>
    Math.abs(ground.column[one] - ground.column[other]) + Math.abs(ground.depth[one] - ground.depth[other]) * (ground.rows - 1);
  return {
    flagDepth: ground.depth[flag],
    flagAside: Math.abs(ground.column[flag] - middle) / middle,
    flagWalls: share(sides, (at) => walls.includes(at)),
    flagGuards: share(sides, (at) => movers.includes(at)),
    decoys: share(walls, (at) => !sides.includes(at)),
    frontWalls: share(walls, (at) => ground.isExit[at]),
    locked: share(movers, (at) => !free.has(at)),
    chiefsDepth: depthOf(chiefs),
    evenness: 1 - Math.abs(2 * left - strong.length) / strong.length,
    assassinNear: share(assassins, (at) => chiefs.some((chief) => steps(chief, at) <= NEAR)),
    runnersFront: front,
    runnersBoth: 4 * front * (1 - front),
    defusersDepth: depthOf(having((role) => role === PriorKind.MINER)),
  };
}

/** The cells from which a piece can get out, past movable pieces. */
function freeCells({ touching, isExit }: HomeGeometry, walls: ReadonlySet<number>): ReadonlySet<number> {
  const open = touching.map((_, at) => at).filter((at) => isExit[at] && !walls.has(at));
  const free = new Set(open);
  for (const at of free) for (const next of touching[at]) if (!walls.has(next)) free.add(next);
  return free;
}
