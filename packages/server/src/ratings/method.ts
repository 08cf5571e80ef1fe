// The rating method of an edition. It depends only on how many can play, so all games of an edition are rated alike.

import { findEdition } from '@flagfall/editions';
import { assert } from '@flagfall/engine';
import type { SeatOutcome } from '../store/games/games.ts';
import type { RatingNumbers } from '../store/games/ratings.ts';
import { rateByGlicko2 } from './glicko2.ts';
import { rateByPlackettLuce } from './plackettLuce.ts';

export interface RatingMethod {
  /** The ratings after a game, in the order of those before. */
  readonly rate: (before: readonly RatingNumbers[], outcomes: readonly SeatOutcome[]) => readonly RatingNumbers[];
  /** A rating with a larger deviation is marked as provisional. */
  readonly provisionalAbove: number;
  /** A rating with a larger deviation is on no leaderboard. */
  readonly leaderMax: number;
}

const SCORES: Readonly<Record<SeatOutcome, number>> = { won: 1, drawn: 0.5, lost: 0 };

const two: RatingMethod = {
  rate([one, other, ...more], outcomes) {
    assert(other !== undefined && more.length === 0, 'a game for two has two ratings');
    return rateByGlicko2([one, other], [SCORES[outcomes[0]], SCORES[outcomes[1]]]);
  },
  provisionalAbove: 110,
  leaderMax: 90,
};

/** A game of four says less about each player, so these deviations shrink more slowly: forty games count like ten of two. */
const many: RatingMethod = {
  rate: (before, outcomes) =>
    rateByPlackettLuce(
      before,
      outcomes.map((outcome) => (outcome === 'lost' ? 2 : 1)),
    ),
  provisionalAbove: 220,
  leaderMax: 180,
};

export function ratingMethodFor(edition: string): RatingMethod {
  return (findEdition(edition)?.seats.length ?? 2) > 2 ? many : two;
}
