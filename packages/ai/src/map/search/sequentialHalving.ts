/**
 * Looks for the best of a few intents: each is tried in one imagined world after the other, the same for all, and from time to time the worse half is
 * left. Stops when the budget is used up or one is left.
 */

import { type Chance, type Position, seededChance } from '@flagfall/engine';
import type { SearchClock } from '../../searchClock.ts';
import type { Playout } from './playout.ts';

/** What it takes to imagine a world, in positions looked at. */
const WORLD_NODES = 40;
const WORLDS_MAX = 48;
/** After so many worlds the worse half is left, then after twice as many, and so on. */
const FIRST_HALVING = 4;
const ROUNDS_MAX = 512;

export interface HalvingResult {
  readonly intent: number;
  /** The chance to win that is expected of it. */
  readonly expectation: number;
  /** In how many worlds it was tried. */
  readonly worlds: number;
}

/** What is tried, and the points that speak for it before anything was tried. */
export interface PlayoutCandidate {
  readonly intent: number;
  readonly worth: number;
}

interface PlayoutScore {
  readonly intent: number;
  /** What its worth says, and what the trials said so far. */
  readonly trust: number;
  sum: number;
}

/** The worth of an intent counts like `trust` worlds. Worlds are imagined one by one when they are needed. */
export function sequentialHalving(
  intents: readonly PlayoutCandidate[],
  trial: Playout,
  imagine: () => Position,
  clock: SearchClock,
  chance: Chance,
  trust: number,
): HalvingResult | undefined {
  const best = Math.max(...intents.map(({ worth }) => worth));
  let candidates: readonly PlayoutScore[] = intents.map(({ intent, worth }) => ({
    intent,
    trust: trust * trial.chanceIn(worth - best),
    sum: 0,
  }));
  const worlds: Position[] = [];
  const seed = chance.below(1 << 30);
  let found: HalvingResult | undefined;
  for (let [round, cut] = [0, FIRST_HALVING]; round < ROUNDS_MAX; round++) {
    if (clock.isOver) return found;
    if (worlds.length < WORLDS_MAX) {
      worlds.push(imagine());
      clock.add(WORLD_NODES);
    }
    const values: number[] = [];
    for (const { intent } of candidates) {
      // A world in which not all were tried says nothing.
      if (clock.isOver) return found;
      values.push(trial.run(worlds[round % worlds.length], intent, seededChance(seed + round)));
    }
    candidates.forEach((candidate, at) => {
      candidate.sum += values[at];
    });
    const order = candidates.toSorted((one, other) => other.trust + other.sum - one.trust - one.sum);
    found = { intent: order[0].intent, expectation: order[0].sum / (round + 1), worlds: worlds.length };
    if (round + 1 < cut) continue;
    cut *= 2;
    if (candidates.length > 2) candidates = order.slice(0, Math.ceil(order.length / 2));
  }
  return found;
}
