// Ratings of accounts by edition and speed, their history, and the leaderboard. The caller computes the ratings.

import type { StoreBackend } from '../migrations/dialects.ts';
import type { Database, RatingHistoryTable, RatingsTable } from '../tables.ts';

export interface RatingNumbers {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export type StoredRating = Readonly<RatingsTable>;
export type RatingPoint = Readonly<Omit<RatingHistoryTable, 'account'>>;

export interface RatedGame {
  readonly game: string;
  readonly edition: string;
  readonly speed: string;
  /** The rated accounts, in the order that `rate` gets them. */
  readonly accounts: readonly string[];
  readonly at: number;
}

export interface Leader {
  readonly account: string;
  readonly name: string;
  readonly bot: boolean;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface LeaderQuery {
  readonly edition: string;
  readonly speed: string;
  /** A rating with a larger deviation does not count yet. */
  readonly deviationMax: number;
  /** A player without a game since then does not count any more. */
  readonly activeSince: number;
  readonly bots: boolean;
  readonly size: number;
  readonly skip: number;
}

export interface BestRating {
  readonly edition: string;
  readonly speed: string;
  readonly rating: number;
}

export interface RatingRepository {
  of(account: string): Promise<readonly StoredRating[]>;
  /** All ratings of several accounts. */
  ofSeveral(accounts: readonly string[]): Promise<readonly StoredRating[]>;
  find(account: string, edition: string, speed: string): Promise<StoredRating | undefined>;
  history(account: string, edition: string, speed: string): Promise<readonly RatingPoint[]>;
  /** The best rating of an account in each edition and speed, among those at least this sure. */
  bestOf(account: string, deviationMax: number): Promise<readonly BestRating[]>;
  leaders(query: LeaderQuery): Promise<readonly Leader[]>;
  /**
   * Rates a game once, however often it is called: reads the ratings before it, calls `rate` with them (a newcomer's are `first`), and
   * stores the result. False when the game is rated already. Games of the same player that end at once wait for each other here.
   */
  rateGame(game: RatedGame, first: RatingNumbers, rate: (before: readonly StoredRating[]) => readonly RatingNumbers[]): Promise<boolean>;
  /** Ended rated games whose ratings a crash has prevented. */
  unrated(): Promise<readonly string[]>;
}

export function ratingRepository(db: Database, host: StoreBackend): RatingRepository {
  return {
    of: (account) => db.selectFrom('ratings').selectAll().where('account', '=', account).orderBy('edition').orderBy('speed').execute(),

    async ofSeveral(accounts) {
      return accounts.length === 0 ? [] : db.selectFrom('ratings').selectAll().where('account', 'in', accounts).execute();
    },

    find: (account, edition, speed) => ratingOf(db, account, edition, speed).executeTakeFirst(),

    history: (account, edition, speed) =>
      db
        .selectFrom('ratingHistory')
        .select(['game', 'edition', 'speed', 'at', 'rating', 'deviation'])
        .where('account', '=', account)
        .where('edition', '=', edition)
        .where('speed', '=', speed)
        .orderBy('at')
        .orderBy('game')
        .execute(),

    bestOf: (account, deviationMax) =>
      db
        .selectFrom('ratingHistory')
        .select((select) => ['edition', 'speed', select.fn.max('rating').as('rating')])
        .where('account', '=', account)
        .where('deviation', '<=', deviationMax)
        .groupBy(['edition', 'speed'])
        .orderBy('edition')
        .orderBy('speed')
        .execute(),

    async leaders({ edition, speed, deviationMax, activeSince, bots, size, skip }) {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('accounts', 'accounts.id', 'ratings.account')
        .select(['ratings.account', 'accounts.name', 'accounts.bot', 'ratings.rating', 'ratings.deviation', 'ratings.games'])
        .where('ratings.edition', '=', edition)
        .where('ratings.speed', '=', speed)
        .where('ratings.deviation', '<=', deviationMax)
        .where('ratings.updatedAt', '>=', activeSince)
        .where('accounts.bot', '=', bots ? 1 : 0)
        .orderBy('ratings.rating', 'desc')
        .orderBy('ratings.account')
        .limit(size)
        .offset(skip)
        .execute();
      return rows.map((row) => ({ ...row, bot: row.bot === 1 }));
    },

    rateGame: (game, first, rate) =>
      db.transaction().execute(async (inside) => {
        const claimed = await inside
          .updateTable('games')
          .set({ ratedAt: game.at })
          .where('id', '=', game.game)
          .where('ratedAt', 'is', null)
          .executeTakeFirst();
        if (claimed.numUpdatedRows !== 1n) return false;
        const before = await ratingsBefore(inside, host, game, first);
        const after = rate(before);
        for (const [index, account] of game.accounts.entries()) {
          await storeRating(inside, game, account, after[index], before[index].games + 1);
        }
        return true;
      }),

    async unrated() {
      const rows = await db
        .selectFrom('games')
        .select('id')
        .where('rated', '=', 1)
        .where('ratedAt', 'is', null)
        .where('status', '=', 'ended')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** The ratings in the order of the accounts, each locked until the transaction ends. */
async function ratingsBefore(
  inside: Database,
  host: StoreBackend,
  game: RatedGame,
  first: RatingNumbers,
): Promise<readonly StoredRating[]> {
  const { edition, speed, at } = game;
  // Always locked in the same order, or two games between the same players could deadlock.
  const locked = new Map<string, StoredRating>();
  for (const account of game.accounts.toSorted()) {
    await inside
      .insertInto('ratings')
      .values({ account, edition, speed, ...first, games: 0, updatedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = ratingOf(inside, account, edition, speed);
    locked.set(account, await (host === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow());
  }
  return game.accounts.map((account) => locked.get(account)!);
}

async function storeRating(inside: Database, game: RatedGame, account: string, numbers: RatingNumbers, games: number): Promise<void> {
  const { edition, speed, at } = game;
  const { rating, deviation, volatility } = numbers;
  await inside
    .updateTable('ratings')
    .set({ rating, deviation, volatility, games, updatedAt: at })
    .where('account', '=', account)
    .where('edition', '=', edition)
    .where('speed', '=', speed)
    .execute();
  await inside.insertInto('ratingHistory').values({ game: game.game, account, edition, speed, at, rating, deviation }).execute();
}

function ratingOf(db: Database, account: string, edition: string, speed: string) {
  return db.selectFrom('ratings').selectAll().where('account', '=', account).where('edition', '=', edition).where('speed', '=', speed);
}
