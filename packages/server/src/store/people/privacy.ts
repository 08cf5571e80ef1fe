// What the owner of an account can ask for at any time: an export of all stored data, and its deletion.

import { personKey, withoutNulls } from '../rows.ts';
import type { Database } from '../tables.ts';
import { eraseFromGames, eraseOperator } from './erasure.ts';

/** Everything stored about an account, as plain JSON; of credentials only that they exist. */
export type AccountExport = Readonly<Record<string, unknown>>;

export interface PrivacyRepository {
  /** Undefined when there is no such account. */
  export(account: string): Promise<AccountExport | undefined>;
  /**
   * Deletes an account and its data. Games stay, because they are the other players' games too; the seat then says that its
   * player is gone, and their name is removed. Their chat is deleted, and so are their words in reports about others.
   */
  erase(account: string): Promise<boolean>;
}

export function privacyRepository(db: Database): PrivacyRepository {
  return {
    async export(account) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', account).executeTakeFirst();
      if (row === undefined) return undefined;
      const { passwordHash, nameKey: _, profile, ...own } = withoutNulls(row);
      return {
        account: { ...own, profile: JSON.parse(profile), hasPassword: passwordHash !== undefined },
        ...(await belongings(db, account)),
      };
    },

    erase: (account) =>
      db.transaction().execute(async (inside) => {
        const row = await inside.selectFrom('accounts').select('name').where('id', '=', account).executeTakeFirst();
        if (row === undefined) return false;
        await eraseFromGames(inside, account);
        await eraseOperator(inside, row.name);
        const lines = inside.selectFrom('chatLines').select('id').where('account', '=', account);
        await inside.updateTable('reports').set({ line: null }).where('line', 'in', lines).execute();
        await inside.updateTable('reports').set({ byAccount: null, reason: '' }).where('byAccount', '=', account).execute();
        for (const table of ['reports', 'sanctions', 'chatLines', 'offers', 'seekers', 'ratingHistory', 'ratings'] as const) {
          await inside.deleteFrom(table).where('account', '=', account).execute();
        }
        await inside.deleteFrom('offers').where('invited', '=', account).execute();
        const key = personKey({ type: 'account', account });
        await inside
          .deleteFrom('aversions')
          .where(({ or, eb }) => or([eb('who', '=', key), eb('about', '=', key)]))
          .execute();
        for (const table of ['botTokens', 'recoveryCodes', 'passkeys', 'sessions'] as const) {
          await inside.deleteFrom(table).where('account', '=', account).execute();
        }
        const result = await inside.deleteFrom('accounts').where('id', '=', account).executeTakeFirst();
        return result.numDeletedRows === 1n;
      }),
  };
}

async function belongings(db: Database, account: string): Promise<AccountExport> {
  const sessions = db.selectFrom('sessions').select(['label', 'createdAt', 'seenAt', 'expiresAt']).orderBy('createdAt');
  const passkeys = db.selectFrom('passkeys').select(['label', 'createdAt', 'usedAt']).orderBy('createdAt');
  const botTokens = db.selectFrom('botTokens').select(['label', 'scopes', 'createdAt', 'usedAt']).orderBy('createdAt');
  const ratings = db.selectFrom('ratings').select(['edition', 'speed', 'rating', 'deviation', 'volatility', 'games', 'updatedAt']);
  const history = db.selectFrom('ratingHistory').select(['game', 'edition', 'speed', 'at', 'rating', 'deviation']).orderBy('at');
  const games = db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['game', 'seat', 'name', 'outcome', 'edition', 'speed', 'rated', 'status', 'createdAt', 'startedAt', 'endedAt', 'ending'])
    .orderBy('createdAt')
    .orderBy('game');
  const chat = db.selectFrom('chatLines').select(['game', 'room', 'seat', 'text', 'at', 'hidden']).orderBy('at').orderBy('id');
  const sanctions = db.selectFrom('sanctions').select(['type', 'reason', 'at', 'until', 'liftedAt']).orderBy('at');
  const offers = db.selectFrom('offers').select(['edition', 'speed', 'rated', 'setup', 'createdAt', 'expiresAt']).orderBy('createdAt');
  const seekers = db.selectFrom('seekers').select(['pool', 'createdAt', 'expiresAt']).orderBy('createdAt');
  // The data of the person they are about.
  const aversions = db.selectFrom('aversions').select(['type', 'at']).orderBy('at').orderBy('about');
  const codes = db.selectFrom('recoveryCodes').select((select) => select.fn.countAll<number>().as('count'));
  const reports = db.selectFrom('reports').select(['at', 'game', 'reason']).orderBy('at');
  return {
    sessions: (await sessions.where('account', '=', account).execute()).map(withoutNulls),
    recoveryCodes: Number((await codes.where('account', '=', account).executeTakeFirstOrThrow()).count),
    passkeys: (await passkeys.where('account', '=', account).execute()).map(withoutNulls),
    botTokens: (await botTokens.where('account', '=', account).execute()).map(withoutNulls),
    ratings: (await ratings.where('account', '=', account).orderBy('edition').orderBy('speed').execute()).map(withoutNulls),
    ratingHistory: (await history.where('account', '=', account).execute()).map(withoutNulls),
    games: (await games.where('account', '=', account).execute()).map(withoutNulls),
    chat: (await chat.where('account', '=', account).execute()).map(withoutNulls),
    sanctions: (await sanctions.where('account', '=', account).execute()).map(withoutNulls),
    offers: (await offers.where('account', '=', account).execute()).map(withoutNulls),
    seekers: (await seekers.where('account', '=', account).execute()).map(withoutNulls),
    aversions: (await aversions.where('who', '=', personKey({ type: 'account', account })).execute()).map(withoutNulls),
    reports: (await reports.where('byAccount', '=', account).execute()).map(withoutNulls),
  };
}
