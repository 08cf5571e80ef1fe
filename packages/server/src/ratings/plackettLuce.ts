// Ratings of games that more than two can play: Plackett-Luce by Weng and Lin, on the scale of our other ratings.

import { rate } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { RatingNumbers } from '../store/games/ratings.ts';
import { INITIAL_RATING } from './idleRating.ts';

/** openskill's own proportions: chance in one game is half the first deviation, and a hundredth of it is added before each game. */
const SCALE = {
  mu: INITIAL_RATING.rating,
  sigma: INITIAL_RATING.deviation,
  beta: INITIAL_RATING.deviation / 2,
  tau: INITIAL_RATING.deviation / 100,
};

/** The ratings after a game, in the order of those before. Places count from 1, and equal places are shared. */
export function rateByPlackettLuce(before: readonly RatingNumbers[], places: readonly number[]): readonly RatingNumbers[] {
  const teams = before.map(({ rating, deviation }) => [{ mu: rating, sigma: deviation }]);
  const after = rate(teams, { ...SCALE, model: plackettLuce, rank: [...places] });
  return after.map(([{ mu, sigma }], index) => ({
    rating: mu,
    deviation: Math.min(INITIAL_RATING.deviation, sigma),
    volatility: before[index].volatility,
  }));
}
