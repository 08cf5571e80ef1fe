// Which nodes are alive: each stores a beat every few seconds. From this the others know when to take over its games, and a node that starts
// when all were down knows since when no clock may run.

import type { Database } from './tables.ts';

export interface StoredNode {
  readonly id: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

export interface NodeRepository {
  /** Stores a beat of a node; the first time also its start. */
  beat(node: string, now: number): Promise<void>;
  /** All nodes that did not sign off, the latest beat first. A dead node keeps its last beat. */
  all(): Promise<readonly StoredNode[]>;
  /**
   * The last beat of any node, also of those that signed off; undefined in a new store. The time between it and the start of
   * the next node is downtime.
   */
  lastSeen(): Promise<number | undefined>;
  /** A node that shuts down in order signs off, so the others need not take it for dead. */
  leave(node: string, now: number): Promise<void>;
  /** Deletes nodes that have been dead for long. */
  forget(seenBefore: number): Promise<void>;
}

const LAST_LEAVE = 'lastLeave';

export function nodeRepository(db: Database): NodeRepository {
  const all = () => db.selectFrom('nodes').selectAll().orderBy('seenAt', 'desc').orderBy('id').execute();
  const noteSeen = (inside: Database, at: number) =>
    inside
      .insertInto('settings')
      .values({ key: LAST_LEAVE, value: String(at) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(at) }))
      .execute();
  return {
    async beat(node, now) {
      await db
        .insertInto('nodes')
        .values({ id: node, startedAt: now, seenAt: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt: now }))
        .execute();
    },

    all,

    async lastSeen() {
      const [latest] = await all();
      const left = await db.selectFrom('settings').select('value').where('key', '=', LAST_LEAVE).executeTakeFirst();
      const times = [latest?.seenAt, left === undefined ? undefined : Number(left.value)].filter((time) => time !== undefined);
      return times.length === 0 ? undefined : Math.max(...times);
    },

    leave: (node, now) =>
      db.transaction().execute(async (inside) => {
        await inside.deleteFrom('nodes').where('id', '=', node).execute();
        await noteSeen(inside, now);
      }),

    forget: (seenBefore) =>
      db.transaction().execute(async (inside) => {
        const dead = await inside.deleteFrom('nodes').where('seenAt', '<', seenBefore).returning('seenAt').execute();
        const left = await inside.selectFrom('settings').select('value').where('key', '=', LAST_LEAVE).executeTakeFirst();
        const latest = Math.max(Number(left?.value ?? 0), ...dead.map(({ seenAt }) => seenAt));
        if (dead.length > 0) await noteSeen(inside, latest);
      }),
  };
}
