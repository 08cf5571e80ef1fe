// The players waiting for quick pairing. All nodes share the list; pairing locks the rows it reads, so a player gets one game.

import { insertGame, type NewGame } from '../games/games.ts';
import type { StoreBackend } from '../migrations/dialects.ts';
import { type Person, personColumns, personKey, personOf } from '../rows.ts';
import type { Database, SeekersTable } from '../tables.ts';
import { type Match, matchOf } from './offers.ts';

export interface Seeker {
  readonly id: string;
  readonly person: Person;
  readonly name: string;
  /** What they want to play, as a text that is equal for all who can be paired. */
  readonly pool: string;
  /** The same as plain JSON, to set up the game. */
  readonly setup: unknown;
  readonly rating: number;
  readonly deviation: number;
  /** Recent opponents, and blocked people, by `personKey`. */
  readonly met: readonly string[];
  readonly avoids: readonly string[];
  /** The node that keeps the search alive: one where they are present. */
  readonly node: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** What the nodes need to keep a search alive. */
export type WaitingSeeker = Pick<Seeker, 'id' | 'person' | 'node' | 'expiresAt'>;

/** The players of a game, and the game. */
export interface PairedGame {
  readonly seekers: readonly Seeker[];
  readonly game: NewGame;
}

export interface SeekerRepository {
  /** A player waits in one pool at a time: a new search replaces the old one, and repeating a search keeps the place. */
  seek(seeker: Seeker): Promise<void>;
  /** False when they were not waiting. */
  stop(person: Person): Promise<boolean>;
  /** A player's search; undefined without one, or once they have a game. */
  of(person: Person, now: number): Promise<Seeker | undefined>;
  /** Every waiting player. */
  waiting(now: number): Promise<readonly WaitingSeeker[]>;
  /** Adds to the people that a waiting player does not want to meet. */
  setAvoids(person: Person, avoids: readonly string[]): Promise<void>;
  /** The pools with at least two players. */
  pools(now: number): Promise<readonly string[]>;
  /**
   * Pairs the players of a pool, the longest waiting first: `pair` gets those that no other node is pairing now, and the games it
   * returns are opened in one transaction with the end of their searches. Returns who got a game.
   */
  pair(pool: string, now: number, pair: (waiting: readonly Seeker[]) => readonly PairedGame[]): Promise<readonly Match[]>;
  /** Players who have got a game. They stay until `told`, or until their search expires and is deleted. */
  matches(): Promise<readonly Match[]>;
  told(ids: readonly string[]): Promise<void>;
  /** Assigns the searches of people present on a node to it, and extends them until then. */
  keep(ids: readonly string[], node: string, expiresAt: number): Promise<void>;
}

/** The most players of one pairing: it compares all with all. */
const PAIRED_AT_ONCE_MAX = 400;

export function seekerRepository(db: Database, host: StoreBackend): SeekerRepository {
  return {
    async seek({ person, setup, met, avoids, ...seeker }) {
      const lists = { setup: JSON.stringify(setup), met: JSON.stringify(met), avoids: JSON.stringify(avoids) };
      const columns = { ...seeker, ...personColumns(person), ...lists, who: personKey(person), game: null };
      await db.transaction().execute(async (inside) => {
        // They have waited since their first search, also when their client repeats it.
        const before = inside.selectFrom('seekers').select('createdAt').where('who', '=', columns.who).where('pool', '=', columns.pool);
        const since = await before.where('expiresAt', '>', columns.createdAt).executeTakeFirst();
        const all = { ...columns, createdAt: since?.createdAt ?? columns.createdAt };
        await inside
          .insertInto('seekers')
          .values(all)
          .onConflict((conflict) => conflict.column('who').doUpdateSet(all))
          .execute();
      });
    },

    async stop(person) {
      const result = await db.deleteFrom('seekers').where('who', '=', personKey(person)).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    async of(person, now) {
      const own = db.selectFrom('seekers').selectAll().where('who', '=', personKey(person)).where('expiresAt', '>', now);
      const row = await own.executeTakeFirst();
      return row === undefined ? undefined : seekerOf(row)[0];
    },

    async waiting(now) {
      const columns = ['id', 'account', 'guest', 'node', 'expiresAt'] as const;
      const rows = await db.selectFrom('seekers').select(columns).where('game', 'is', null).where('expiresAt', '>', now).execute();
      return rows.flatMap(({ account, guest, ...row }) => {
        const person = personOf({ account, guest });
        return person === undefined ? [] : [{ ...row, person }];
      });
    },

    async setAvoids(person, avoids) {
      await db
        .updateTable('seekers')
        .set({ avoids: JSON.stringify(avoids) })
        .where('who', '=', personKey(person))
        .execute();
    },

    async pools(now) {
      const rows = await db
        .selectFrom('seekers')
        .select('pool')
        .where('game', 'is', null)
        .where('expiresAt', '>', now)
        .groupBy('pool')
        .having((having) => having.fn.countAll(), '>', 1)
        .orderBy('pool')
        .execute();
      return rows.map(({ pool }) => pool);
    },

    pair: (pool, now, pair) =>
      db.transaction().execute(async (inside) => {
        const waiting = inside
          .selectFrom('seekers')
          .selectAll()
          .where('pool', '=', pool)
          .where('game', 'is', null)
          .where('expiresAt', '>', now)
          .orderBy('createdAt')
          .orderBy('id')
          .limit(PAIRED_AT_ONCE_MAX);
        const rows = await (host === 'postgres' ? waiting.forUpdate().skipLocked() : waiting).execute();
        const matches: Match[] = [];
        for (const { seekers, game } of pair(rows.flatMap(seekerOf))) {
          await insertGame(inside, game);
          const ids = seekers.map(({ id }) => id);
          await inside.updateTable('seekers').set({ game: game.id, who: null }).where('id', 'in', ids).execute();
          matches.push(...seekers.map(({ id, person }) => ({ id, person, game: game.id })));
        }
        return matches;
      }),

    async matches() {
      const rows = await db.selectFrom('seekers').selectAll().where('game', 'is not', null).orderBy('id').execute();
      return rows.flatMap(matchOf);
    },

    async told(ids) {
      if (ids.length > 0) await db.deleteFrom('seekers').where('id', 'in', ids).where('game', 'is not', null).execute();
    },

    async keep(ids, node, expiresAt) {
      if (ids.length === 0) return;
      await db.updateTable('seekers').set({ node, expiresAt }).where('id', 'in', ids).where('game', 'is', null).execute();
    },
  };
}

/** Undefined for an erased person. */
function seekerOf({ setup, met, avoids, who: _, game: __, account, guest, ...row }: SeekersTable): readonly Seeker[] {
  const person = personOf({ account, guest });
  return person === undefined ? [] : [{ ...row, person, setup: JSON.parse(setup), met: JSON.parse(met), avoids: JSON.parse(avoids) }];
}
