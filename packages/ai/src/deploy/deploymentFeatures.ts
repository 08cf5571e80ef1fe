/** What is good and bad about a sketch, in plain numbers between 0 and 1. */

import { NO_KIND, type Rules } from '@flagfall/engine';
import type { PackedDeployment } from '@flagfall/engine/internal';
import { priorKindOf } from '../belief/prior/deploymentStyle.ts';
import { PriorKind } from '../belief/prior/prior.ts';
import type { HomeGeometry } from './homeGeometry.ts';

export const DEPLOYMENT_FEATURES = [
  /** How deep the flag stands, and how far from the middle file. */
  'flagDepth',
  'flagAside',
  /** Of the sides from which the flag can be attacked: how many hold what never moves, and how many somebody who can move. */
  'flagWalls',
  'flagGuards',
  /** Walls that do not touch the flag and draw the enemy elsewhere; walls in the way of one's own first moves. */
  'decoys',
  'frontWalls',
  /** Pieces that cannot come out until a wall falls. */
  'locked',
  /** How deep the two highest ranks stand, and how evenly the strong are shared out between left and right. */
  'chiefsDepth',
  'evenness',
  /** Whether who fells the highest rank stands near one of ours. */
  'assassinNear',
  /** Runners in front, and whether there are some both in front and behind. */
  'runnersFront',
  'runnersBoth',
  'defusersDepth',
] as const;
export type DeploymentFeature = (typeof DEPLOYMENT_FEATURES)[number];
export type DeploymentFeatures = Readonly<Record<DeploymentFeature, number>>;

/** The strong are one in so many of those that can move. */
const STRONG_PIECE_RATIO = 4;
/** Steps. */
const NEAR = 2;

export function deploymentFeatures(rules: Rules, ground: HomeGeometry, sketch: PackedDeployment): DeploymentFeatures {
  const cells = [...sketch.keys()].filter((at) => sketch[at] !== NO_KIND);
  const roleOn = (at: number): number => priorKindOf(rules.kinds[sketch[at]]);
  const having = (test: (role: number) => boolean): number[] => cells.filter((at) => test(roleOn(at)));
  const [flag] = having((role) => role === PriorKind.FLAG);
  const walls = having((role) => role === PriorKind.BOMB);
  const movers = having((role) => role !== PriorKind.BOMB && role !== PriorKind.FLAG);
  const runners = having((role) => role === PriorKind.SCOUT);
  const assassins = having((role) => role === PriorKind.SPY);
  const byRank = [...movers].sort((one, other) => (rules.kinds[sketch[other]].rank ?? 0) - (rules.kinds[sketch[one]].rank ?? 0));
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

/** The cells from which there is a way out, past whatever can make room. */
function freeCells({ touching, isExit }: HomeGeometry, walls: ReadonlySet<number>): ReadonlySet<number> {
  const open = touching.map((_, at) => at).filter((at) => isExit[at] && !walls.has(at));
  const free = new Set(open);
  for (const at of free) for (const next of touching[at]) if (!walls.has(next)) free.add(next);
  return free;
}
