// Whether connected people may stay. It checks many at once, because every node checks all of its sockets again and again.

import { type Person, personKey, personOf } from '../rows.ts';
import type { Database } from '../tables.ts';

export interface AccessRepository {
  /** The sessions, by id, that have not ended. */
  openSessions(ids: readonly string[], now: number): Promise<readonly string[]>;
  /** The bot tokens, by id, that were not revoked. */
  openTokens(ids: readonly string[]): Promise<readonly string[]>;
  /** The people, by `personKey`, who are banned. */
  banned(people: readonly Person[], now: number): Promise<readonly string[]>;
}

/** No account and no guest has this id: a list in a query must not be empty. */
const NOBODY = '';

export function accessRepository(db: Database): AccessRepository {
  return {
    async openSessions(ids, now) {
      const rows = db.selectFrom('sessions').select('id').where('expiresAt', '>', now);
      return (await rows.where('id', 'in', [NOBODY, ...ids]).execute()).map(({ id }) => id);
    },

    async openTokens(ids) {
      const rows = db.selectFrom('botTokens').select('id');
      return (await rows.where('id', 'in', [NOBODY, ...ids]).execute()).map(({ id }) => id);
    },

    async banned(people, now) {
      const accounts = people.flatMap((person) => (person.type === 'account' ? [person.account] : []));
      const guests = people.flatMap((person) => (person.type === 'guest' ? [person.guest] : []));
      const rows = await db
        .selectFrom('sanctions')
        .select(['account', 'guest'])
        .distinct()
        .where('type', '=', 'ban')
        .where('liftedAt', 'is', null)
        .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
        .where(({ or, eb }) => or([eb('account', 'in', [NOBODY, ...accounts]), eb('guest', 'in', [NOBODY, ...guests])]))
        .execute();
      return rows.flatMap((row) => personOf(row) ?? []).map(personKey);
    },
  };
}
