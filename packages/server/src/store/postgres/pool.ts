// Connections to PostgreSQL that nobody waits for for ever: neither for one that is free, nor for a lock, a statement or an answer. A connection whose answer did not come is
// thrown away, because the next question on it would wait behind the last.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

export interface PostgresTimeouts {
  /**
   * Until there is a connection: to be made, or to be given back by somebody when all are in use. No shorter than an answer may take: after a crash of another
   * node hundreds of games are read at once, and who gives up in the queue only begins again at its end.
   */
  readonly connectMs: number;
  /** As PostgreSQL counts them: a statement, the wait for a lock, a transaction in which nothing happens. 0 for ever. */
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
  /** As we count: longer than a statement, because then PostgreSQL says nothing at all. */
  readonly answerMs: number;
}

export const DEFAULT_TIMEOUTS: PostgresTimeouts = {
  connectMs: 20_000,
  statementMs: 15_000,
  lockMs: 5000,
  idleInTransactionMs: 10_000,
  answerMs: 20_000,
};

/** Large tables are changed slowly, and nodes that start together wait for each other. */
export const MIGRATION_TIMEOUTS: PostgresTimeouts = { ...DEFAULT_TIMEOUTS, statementMs: 600_000, lockMs: 600_000, answerMs: 660_000 };

/** A connection that died without a word is found out by the machine after this and ten seconds more. */
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
  // A connection that breaks while nobody waits for it is simply replaced; without these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { options: {}, connect: async () => watched(await pool.connect()), end: () => pool.end() };
}

/** A client that is not used again once an answer has failed to come. Nobody here asks for cursors, the other way to use one. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (isBroken) throw new Error('the connection has not answered before');
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      // An error of PostgreSQL has a code; without one it is the line that failed.
      isBroken = !(error instanceof Error && 'code' in error);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isUnwanted) => client.release(isBroken || isUnwanted === true),
  };
}

/** A database that answers before the disk has the commit would lose acknowledged moves, so our sessions never let it. */
function settingsOf({ statementMs, lockMs, idleInTransactionMs }: PostgresTimeouts): string {
  return `
    SET statement_timeout = ${statementMs};
    SET lock_timeout = ${lockMs};
    SET idle_in_transaction_session_timeout = ${idleInTransactionMs};
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;
}

/** Our large numbers are times and counters, far below 2^53; the driver would hand them out as texts. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}
