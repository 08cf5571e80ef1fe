/** One game from which weights are learned: two strategists whose weights differ a little from the best so far, watched on the way. */

import { Belief, FULL_SKILL, type Sample, Strategist, slopesOf, TERMS, type Weights } from '@flagfall/ai';
import { type Chance, type Rules, type Seat, seededChance } from '@flagfall/engine';
import type { Contestant } from '../arena/contestant.ts';
import { playMatch } from '../arena/match.ts';

/** Weights of a player of a lesson lie within this share around the best so far: what all share cannot be learned. */
const SPREAD = 0.3;
const SKILL = { ...FULL_SKILL, worlds: 6, draws: 60 };
/** Moments a game and seat, about so many. */
const MOMENTS = 12;

interface Moment extends Omit<Sample, 'result'> {
  readonly seat: Seat;
}

export async function lesson(rules: Rules, weights: Weights, seed: string, nodes: number): Promise<readonly Sample[]> {
  const moments: Moment[] = [];
  const pupil = (seat: Seat): Contestant => watched(rules, seat, weights, seededChance(`${seed} ${seat}`), moments);
  const { winners } = await playMatch(rules, pupil, seed, { nodes });
  return moments.map(({ seat, constant, slopes }) => ({
    constant,
    slopes,
    result: winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0,
  }));
}

function watched(rules: Rules, seat: Seat, weights: Weights, chance: Chance, moments: Moment[]): Contestant {
  const own = Object.fromEntries(TERMS.map((term) => [term, weights[term] * (1 - SPREAD + (2 * SPREAD * chance.below(1000)) / 1000)]));
  const player = new Strategist(rules, seat, chance, { ...SKILL, weights: own as Weights });
  const belief = new Belief(rules, seat);
  const every = Math.max(2, Math.round((rules.armySize * 8) / MOMENTS));
  let turn = chance.below(every);
  return {
    seat,
    learn(actions) {
      player.learn(actions);
      belief.learn(actions);
    },
    deploy: (view) => player.deploy(view),
    choose(view, budget) {
      if (turn++ % every === 0) {
        const { value, slopes } = slopesOf(belief, weights, chance);
        moments.push({ seat, slopes, constant: value - slopes.reduce((sum, slope, at) => sum + slope * weights[TERMS[at]], 0) });
      }
      return player.choose(view, budget);
    },
  };
}
