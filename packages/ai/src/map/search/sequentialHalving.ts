/**
 * Sequential halving: tries each candidate in one determinization after the other, the same for all, and drops the worse half from time to time. It stops
 * when the budget is used up or one is left.
 */

import { type Chance, type Position, seededChance } from '@flagfall/engine';
import type { SearchClock } from '../../searchClock.ts';
import type { Playout } from './playout.ts';

/** The cost of a determinization, in nodes. */
const WORLD_NODES = 40;
const WORLDS_MAX = 48;
/** After so many determinizations the worse half is dropped, then after twice as many, and so on. */
const FIRST_HALVING = 4;
const ROUNDS_MAX = 512;

export interface HalvingResult {
  readonly intent: number;
  /** Its estimated chance to win. */
  readonly expectation: number;
  /** In how many determinizations it was tried. */
  readonly worlds: number;
}

/** A candidate, and its heuristic value in points. */
export interface PlayoutCandidate {
  readonly intent: number;
  readonly worth: number;
}

interface PlayoutScore {
  readonly intent: number;
  /** The heuristic value combined with the results so far. */
  readonly trust: number;
  sum: number;
}

/** The heuristic value counts like `trust` determinizations, which are made one by one when they are needed. */
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
      // A determinization in which not all were tried is not comparable.
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
