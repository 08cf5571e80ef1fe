// Rates a finished game once, however often and on however many nodes it is called. The store guarantees that.

import type { SeatOutcome, StoredGame } from '../store/games/games.ts';
import type { Store } from '../store/store.ts';
import { afterIdleTime, INITIAL_RATING } from './idleRating.ts';
import { ratingMethodFor } from './method.ts';

/** True when it was rated now; false when it was rated before, or does not count. Call it when a game has ended. */
export async function rateGame(store: Store, id: string): Promise<boolean> {
  const game = await store.games.find(id);
  if (game?.status !== 'ended' || game.endedAt === undefined || !game.rated || game.ratedAt !== undefined) return false;
  const { edition, speed, endedAt: at } = game;
  const players = playersOf(game);
  const done = await store.ratings.rateGame(
    { game: id, edition, speed, at, accounts: players.map(({ account }) => account) },
    INITIAL_RATING,
    (before) =>
      players.length === 0
        ? []
        : ratingMethodFor(edition).rate(
            before.map((one) => afterIdleTime(one, at - one.updatedAt)),
            players.map(({ outcome }) => outcome),
          ),
  );
  return done && players.length > 0;
}

/** Rates what a crash has left unrated; call it at the start, and now and then. Returns how many it rated. */
export async function rateUnrated(store: Store): Promise<number> {
  let count = 0;
  for (const game of await store.ratings.unrated()) if (await rateGame(store, game)) count += 1;
  return count;
}

/** None when a player has been erased meanwhile: then the game counts for none of them. */
function playersOf({ seats }: StoredGame): readonly { readonly account: string; readonly outcome: SeatOutcome }[] {
  const players = seats.flatMap(({ sitter, outcome }) =>
    sitter.type === 'account' && outcome !== undefined ? [{ account: sitter.account, outcome }] : [],
  );
  const isWhole = players.length === seats.length && new Set(players.map(({ account }) => account)).size === players.length;
  return isWhole && players.length > 1 ? players : [];
}
