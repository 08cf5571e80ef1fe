// Ratings as they are shown: rounded, with today's deviation, marked while provisional; and the leaderboard.

import { DAY_MS } from '@flagfall/protocol';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { afterIdleTime, INITIAL_RATING } from './idleRating.ts';
import { ratingMethodFor } from './method.ts';

export interface PublicRating {
  readonly edition: string;
  readonly speed: string;
  readonly rating: number;
  readonly deviation: number;
  readonly isProvisional: boolean;
  readonly games: number;
}

export interface LeaderboardEntry {
  readonly place: number;
  readonly account: string;
  readonly name: string;
  readonly rating: number;
  readonly games: number;
}

export interface LeaderboardQuery {
  readonly edition: string;
  readonly speed: string;
  /** Bots have their own leaderboard. */
  readonly bots: boolean;
  /** From 0. */
  readonly page: number;
}

/** A player without a game for so long is on no leaderboard. */
const ACTIVE_MS = 30 * DAY_MS;
const PAGE = 50;

/** All ratings of an account. */
export async function ratingsOf(store: Store, account: string, now: number): Promise<readonly PublicRating[]> {
  const ratings = await store.ratings.of(account);
  return ratings.map((stored) => {
    const { edition, speed, rating, deviation, games } = afterIdleTime(stored, now - stored.updatedAt);
    const isProvisional = deviation > ratingMethodFor(edition).provisionalAbove;
    return { edition, speed, rating: Math.round(rating), deviation: Math.round(deviation), isProvisional, games };
  });
}

/** The rating for quick pairing and offers; a player without one counts as a newcomer. */
export async function pairingRating(
  store: Store,
  person: Person,
  edition: string,
  speed: string,
  now: number,
): Promise<{ readonly rating: number; readonly deviation: number }> {
  const stored = person.type === 'account' ? await store.ratings.find(person.account, edition, speed) : undefined;
  const { rating, deviation } = stored === undefined ? INITIAL_RATING : afterIdleTime(stored, now - stored.updatedAt);
  return { rating, deviation };
}

/** A page of a leaderboard: only sure ratings of recent players. */
export async function leaderboard(
  store: Store,
  { edition, speed, bots, page }: LeaderboardQuery,
  now: number,
): Promise<readonly LeaderboardEntry[]> {
  const leaders = await store.ratings.leaders({
    ...{ edition, speed, bots, activeSince: now - ACTIVE_MS, deviationMax: ratingMethodFor(edition).leaderMax },
    ...{ size: PAGE, skip: page * PAGE },
  });
  return leaders.map(({ account, name, rating, games }, index) => ({
    ...{ place: page * PAGE + index + 1, account, name, rating: Math.round(rating), games },
  }));
}
