// The summary of a game, as one reader may see it.

import type { Seat } from '@flagfall/engine';
import type { GameSummary } from '@flagfall/protocol/http';
import type { Setup } from '@flagfall/table';
import { defined } from '../defined.ts';
import type { StoredGame, StoredSeat } from '../store/games/games.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { viewerFor } from './live/viewerFor.ts';

type SeatSummary = NonNullable<GameSummary['seats'][Seat]>;

export async function summariesOf(store: Store, games: readonly StoredGame[], reader: Person | undefined): Promise<readonly GameSummary[]> {
  const accounts = games.flatMap(({ seats }) => seats.flatMap(({ sitter }) => (sitter.type === 'account' ? [sitter.account] : [])));
  const ratings = await store.ratings.ofSeveral([...new Set(accounts)]);
  const ratingIn =
    ({ edition, speed }: StoredGame) =>
    (account: string) =>
      ratings.find((one) => one.account === account && one.edition === edition && one.speed === speed)?.rating;
  return games.map((game) => summaryOf(game, reader, ratingIn(game)));
}

export async function summaryFor(store: Store, game: StoredGame, reader: Person | undefined): Promise<GameSummary> {
  const [summary] = await summariesOf(store, [game], reader);
  return summary;
}

/** Built field by field: the setup holds the secret of the game, and the seats their secrets. */
function summaryOf(game: StoredGame, reader: Person | undefined, ratingOf: (account: string) => number | undefined): GameSummary {
  const { id, edition, speed, rated, status, createdAt, startedAt, endedAt, ending, winners } = game;
  const { revision, options, clock, friendly } = game.setup as Setup;
  return {
    ...{ game: id, edition, revision, options: { ...options }, clock, speed, rated, friendly, status, createdAt },
    ...defined({ startedAt, endedAt, ending }),
    ...(winners === undefined ? {} : { winners: [...winners] }),
    seats: Object.fromEntries(game.seats.map((one) => [one.seat, seatSummary(one, ratingOf)])),
    viewer: viewerFor(game, reader === undefined ? {} : { person: reader }) ?? 'audience',
  };
}

function seatSummary({ sitter, outcome }: StoredSeat, ratingOf: (account: string) => number | undefined): SeatSummary {
  const ended = outcome === undefined ? {} : { outcome };
  switch (sitter.type) {
    case 'open':
    case 'gone':
      return { type: sitter.type, ...ended };
    case 'computer':
      return { type: 'computer', level: sitter.level, ...ended };
    case 'guest':
      return { type: 'person', name: sitter.name, bot: false, ...ended };
    case 'account': {
      const rating = ratingOf(sitter.account);
      const rated = rating === undefined ? {} : { rating: Math.round(rating) };
      return { type: 'person', name: sitter.name, bot: sitter.bot ?? false, ...rated, ...ended };
    }
  }
}
