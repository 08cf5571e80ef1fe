// Settings that all nodes share, such as the keys that sign cookies.

import type { Database } from './tables.ts';

export interface SettingRepository {
  find(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** The stored value, or `value` if there is none: nodes that start together all get the same. */
  ensure(key: string, value: string): Promise<string>;
}

export function settingRepository(db: Database): SettingRepository {
  async function find(key: string): Promise<string | undefined> {
    return (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;
  }
  return {
    find,

    async set(key, value) {
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },

    async ensure(key, value) {
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await find(key)) ?? value;
    },
  };
}
