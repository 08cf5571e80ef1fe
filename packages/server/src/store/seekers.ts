// Who waits for quick pairing. All nodes share the list; whoever pairs holds the rows it looks at, so nobody gets two games.

import { insertGame, type NewGame } from './games.ts';
import { type Match, matchOf } from './lobby.ts';
import type { HostType } from './migrations/words.ts';
import { type Person, personColumns, personKey, personOf } from './rows.ts';
import type { Database, SeekersTable } from './tables.ts';

export interface Seeker {
  readonly id: string;
  readonly person: Person;
  readonly name: string;
  /** What they want to play, as a text that is the same for all who can be paired. */
  readonly pool: string;
  /** The same as plain JSON, for who sets up the game. */
  readonly setup: unknown;
  readonly rating: number;
  readonly deviation: number;
  /** People they met lately, and people they do not want to meet, by `personKey`. */
  readonly met: readonly string[];
  readonly avoids: readonly string[];
  /** The node that they are connected to. */
  readonly node: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Those who play a game together, and that game. */
export interface PairedGame {
  readonly seekers: readonly Seeker[];
  readonly game: NewGame;
}

export interface Seekers {
  /** Somebody waits in one pool at a time: a new search replaces the one before, and whoever searches the same again keeps waiting. */
  seek(seeker: Seeker): Promise<void>;
  /** False when they were not waiting (any more). */
  stop(person: Person): Promise<boolean>;
  /** The pools in which at least two wait. */
  pools(now: number): Promise<readonly string[]>;
  /**
   * Pairs the people of a pool, the longest waiting first: `pair` gets those whom nobody else is pairing at this moment, and the games it
   * returns are opened together with their ends of waiting. Returns whom it found a game for.
   */
  pair(pool: string, now: number, pair: (waiting: readonly Seeker[]) => readonly PairedGame[]): Promise<readonly Match[]>;
  /** People of a node who have got a game. They stay until `told`, or until their search runs out. */
  matches(node: string): Promise<readonly Match[]>;
  told(ids: readonly string[]): Promise<void>;
  /** Lets those of a node wait on, as long as the node lives. */
  keepAlive(node: string, expiresAt: number): Promise<void>;
}

/** More are not looked at together: pairing compares everybody with everybody. */
const PAIRED_AT_ONCE_MAX = 400;

export function seekersIn(db: Database, host: HostType): Seekers {
  return {
    async seek({ person, setup, met, avoids, ...seeker }) {
      const lists = { setup: JSON.stringify(setup), met: JSON.stringify(met), avoids: JSON.stringify(avoids) };
      const columns = { ...seeker, ...personColumns(person), ...lists, who: personKey(person), game: null };
      await db.transaction().execute(async (inside) => {
        // They have waited since they first asked, also when their client asks again.
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

    async matches(node) {
      const rows = await db
        .selectFrom('seekers')
        .selectAll()
        .where('node', '=', node)
        .where('game', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.flatMap(matchOf);
    },

    async told(ids) {
      if (ids.length > 0) await db.deleteFrom('seekers').where('id', 'in', ids).where('game', 'is not', null).execute();
    },

    async keepAlive(node, expiresAt) {
      const open = db.updateTable('seekers').set({ expiresAt }).where('node', '=', node).where('game', 'is', null);
      await open.where('expiresAt', '<', expiresAt).execute();
    },
  };
}

/** None when it is nobody's. */
function seekerOf({ setup, met, avoids, who: _, game: __, account, guest, ...row }: SeekersTable): readonly Seeker[] {
  const person = personOf({ account, guest });
  return person === undefined ? [] : [{ ...row, person, setup: JSON.parse(setup), met: JSON.parse(met), avoids: JSON.parse(avoids) }];
}
