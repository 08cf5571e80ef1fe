/** What a weight would change: the value of a moment as it stands, on average over some worlds, and how it grows with each weight. */

import { type Chance, seatIndex } from '@flagfall/engine';
import type { Belief } from '../belief/belief.ts';
import { Appraisal } from '../search/appraisal.ts';
import { look } from '../search/sight.ts';
import { TERMS, type Weights } from '../search/weights.ts';

const WORLDS = 4;
const DRAWS = 60;
const STEP = 0.01;

export interface Slopes {
  readonly value: number;
  /** In the order of TERMS. */
  readonly slopes: readonly number[];
}

export function slopesOf(belief: Belief, weights: Weights, chance: Chance): Slopes {
  const sight = look(belief, seatIndex(belief.seat), chance, DRAWS);
  const worlds = Array.from({ length: WORLDS }, () => belief.imagine(chance));
  const valueUnder = (one: Weights): number => {
    const appraisal = new Appraisal(sight, one);
    return worlds.reduce((sum, world) => sum + appraisal.total(world) + appraisal.outlook(world), 0) / WORLDS;
  };
  const value = valueUnder(weights);
  return { value, slopes: TERMS.map((term) => (valueUnder({ ...weights, [term]: weights[term] + STEP }) - value) / STEP) };
}
