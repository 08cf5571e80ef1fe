// Ratings of games between two: Glicko-2, each game a period of its own.

import glicko from 'glicko2-lite';
import type { RatingNumbers } from '../store/games/ratings.ts';
import { INITIAL_RATING } from './idleRating.ts';

/** How readily volatility changes; Glickman suggests 0.3 to 1.2. */
const TAU = 0.5;

/** The ratings after a game, in the order of those before. A score is 1 for a win, 0 for a loss, a half for a draw. */
export function rateByGlicko2(
  [one, other]: readonly [RatingNumbers, RatingNumbers],
  [scoreOfOne, scoreOfOther]: readonly [number, number],
): readonly RatingNumbers[] {
  return [rated(one, other, scoreOfOne), rated(other, one, scoreOfOther)];
}

function rated(before: RatingNumbers, opponent: RatingNumbers, score: number): RatingNumbers {
  const after = glicko(before.rating, before.deviation, before.volatility, [[opponent.rating, opponent.deviation, score]], {
    rating: INITIAL_RATING.rating,
    tau: TAU,
  });
  return { rating: after.rating, deviation: Math.min(INITIAL_RATING.deviation, after.rd), volatility: after.vol };
}
