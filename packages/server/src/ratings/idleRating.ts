// Ratings as numbers: the first rating of an account, and how a rating gets less sure without games.

import { DAY_MS } from '@flagfall/protocol';
import type { RatingNumbers } from '../store/games/ratings.ts';

export const INITIAL_RATING: RatingNumbers = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Points per unit of Glicko's own scale. */
const POINTS = 173.7178;
/** So that a settled deviation of 60 grows to 110, provisional again, in a year without a game. */
const PERIOD_MS = (365 / 78) * DAY_MS;

/** The same rating some time later: one volatility is added for each period that has passed. */
export function afterIdleTime<Numbers extends RatingNumbers>(before: Numbers, elapsedMs: number): Numbers {
  const periods = Math.max(0, elapsedMs) / PERIOD_MS;
  const deviation = Math.sqrt(before.deviation ** 2 + periods * (before.volatility * POINTS) ** 2);
  return { ...before, deviation: Math.min(INITIAL_RATING.deviation, deviation) };
}
