// Connections to PostgreSQL with a limit to every wait: for a free connection, a lock, a statement and an answer. A connection without an answer is
// dropped, because the next query on it would wait behind the last.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

export interface PostgresTimeouts {
  /**
   * The wait for a connection: a new one, or one that is returned when all are in use. At least as long as an answer may take: after a crash of another
   * node hundreds of games are read at once, and giving up in the queue only means queueing again at its end.
   */
  readonly connectMs: number;
  /** Timeouts of PostgreSQL: a statement, the wait for a lock, an idle transaction. 0 for none. */
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
  /** Our own timeout: longer than a statement's, for when PostgreSQL does not answer at all. */
  readonly answerMs: number;
}

export const DEFAULT_TIMEOUTS: PostgresTimeouts = {
  connectMs: 20_000,
  statementMs: 15_000,
  lockMs: 5000,
  idleInTransactionMs: 10_000,
  answerMs: 20_000,
};

/** Large tables change slowly, and nodes that start together wait for each other. */
export const MIGRATION_TIMEOUTS: PostgresTimeouts = { ...DEFAULT_TIMEOUTS, statementMs: 600_000, lockMs: 600_000, answerMs: 660_000 };

/** The system notices a silently dead connection after this and ten seconds more. */
const KEEP_ALIVE_MS = 10_000;
const INT8 = 20;

export function openPool(url: string, connectionsMax: number, timeouts: PostgresTimeouts): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.answerMs,
    application_name: 'flagfall',
    types: { getTypeParser },
    // Here and not in Kysely's own hook: a connection for which that hook fails is never given back.
    onConnect: (client) => client.query(settingsOf(timeouts)),
  });
  // An idle connection that breaks is simply replaced; without these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { options: {}, connect: async () => watched(await pool.connect()), end: () => pool.end() };
}

/** A client that is not used again once an answer has failed to come. We use no cursors, the other way to use one. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (isBroken) throw new Error('the connection has not answered before');
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      // An error of PostgreSQL has a code; without one the connection failed.
      isBroken = !(error instanceof Error && 'code' in error);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isUnwanted) => client.release(isBroken || isUnwanted === true),
  };
}

/** A database that answers before the commit is on disk would lose acknowledged moves, so our sessions forbid it. */
function settingsOf({ statementMs, lockMs, idleInTransactionMs }: PostgresTimeouts): string {
  return `
    SET statement_timeout = ${statementMs};
    SET lock_timeout = ${lockMs};
    SET idle_in_transaction_session_timeout = ${idleInTransactionMs};
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;
}

/** Our large numbers are times and counters, far below 2^53; the driver would return them as texts. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}
