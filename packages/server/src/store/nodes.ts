// Which nodes are alive: each says so every few seconds. From this the others know when to take over its games, and a node that starts
// when all were down knows since when no clock may have run.

import type { Database } from './tables.ts';

export interface StoredNode {
  readonly id: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

export interface NodeRepository {
  /** Says that a node is alive; the first time also when it started. */
  beat(node: string, now: number): Promise<void>;
  /** All nodes that did not take leave, the one seen last first. A node that died keeps its last sign of life. */
  all(): Promise<readonly StoredNode[]>;
  /**
   * The last sign of life of any node, also of those that took leave; undefined in a new store. What lies between it and the start of
   * the first node after it is downtime.
   */
  lastSeen(): Promise<number | undefined>;
  /** A node that shuts down in order takes leave, and nobody has to notice that it is gone. */
  leave(node: string, now: number): Promise<void>;
  /** Forgets nodes that have been dead for long. */
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
