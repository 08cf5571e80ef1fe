// Muted and blocked people. They are not told that they are on such a list.

import type { BlockType } from '@flagfall/protocol/http';
import { type Person, personKey } from '../rows.ts';
import type { Database } from '../tables.ts';

export interface BlockRepository {
  /** Puts a person on a list; repeating it changes nothing. */
  add(who: Person, about: Person, type: BlockType, now: number): Promise<void>;
  remove(who: Person, about: Person, type: BlockType): Promise<boolean>;
  /** The people on a person's list, by `personKey`. */
  of(who: Person, type: BlockType): Promise<readonly string[]>;
  /** The people who have muted or blocked a person, by `personKey`. */
  mutersOf(about: Person): Promise<readonly string[]>;
  /** How many people are on a person's lists together. */
  count(who: Person): Promise<number>;
  /** The people whom a person has blocked or who have blocked them, by `personKey`. */
  blockedWith(who: Person): Promise<readonly string[]>;
  /** Every block by or about one of these people (by `personKey`), as who and about whom. */
  blocksAround(people: readonly string[]): Promise<readonly { readonly who: string; readonly about: string }[]>;
}

export function blockRepository(db: Database): BlockRepository {
  return {
    async add(who, about, type, now) {
      await db
        .insertInto('aversions')
        .values({ who: personKey(who), about: personKey(about), type, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async remove(who, about, type) {
      const result = await db
        .deleteFrom('aversions')
        .where('who', '=', personKey(who))
        .where('about', '=', personKey(about))
        .where('type', '=', type)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    async of(who, type) {
      const list = db.selectFrom('aversions').select('about').where('who', '=', personKey(who)).where('type', '=', type);
      return (await list.orderBy('about').execute()).map(({ about }) => about);
    },

    async mutersOf(about) {
      const list = db.selectFrom('aversions').select('who').distinct().where('about', '=', personKey(about));
      return (await list.orderBy('who').execute()).map(({ who }) => who);
    },

    async count(who) {
      const count = db.selectFrom('aversions').select((select) => select.fn.countAll<number>().as('count'));
      return (await count.where('who', '=', personKey(who)).executeTakeFirstOrThrow()).count;
    },

    async blockedWith(who) {
      const key = personKey(who);
      const blocks = db.selectFrom('aversions').where('type', '=', 'block');
      const rows = await blocks
        .select(['who', 'about'])
        .where(({ or, eb }) => or([eb('who', '=', key), eb('about', '=', key)]))
        .execute();
      return [...new Set(rows.map((row) => (row.who === key ? row.about : row.who)))].toSorted();
    },

    async blocksAround(people) {
      if (people.length === 0) return [];
      return db
        .selectFrom('aversions')
        .select(['who', 'about'])
        .where('type', '=', 'block')
        .where(({ or, eb }) => or([eb('who', 'in', people), eb('about', 'in', people)]))
        .execute();
    },
  };
}
