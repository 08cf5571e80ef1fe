// The store that several nodes share: a PostgreSQL.

import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StorageUnavailable, StoreError, ValueRefused } from '../errors.ts';
import { GroupCommit } from '../groupCommit.ts';
import { migrate } from '../migrate.ts';
import { type Store, storeOn } from '../store.ts';
import type { Database, Tables } from '../tables.ts';
import { postgresWriteSteps } from './writeSteps.ts';

const INT8 = 20;
const CONNECTIONS_MAX = 10;
/** Moves have connections of their own, so that they never wait behind somebody's search of the archive. */
const WRITERS_MAX = 2;
const CONNECT_TIMEOUT_MS = 10_000;
/** A statement that takes longer than this has met a broken database; nobody waits for a move so long. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Connects to a database by its URL (`postgresql://user:password@host:port/name`). Throws StoreTooNew when a newer Flagfall changed it. */
export async function openPostgresStore(url: string, now: number): Promise<Store> {
  const db = connect(url, CONNECTIONS_MAX);
  try {
    await migrate(db, 'postgres', now);
  } catch (error) {
    await db.destroy();
    throw named(error);
  }
  const writer = connect(url, WRITERS_MAX);
  const commit = new GroupCommit(postgresWriteSteps(writer), named);
  const close = async () => {
    await commit.idle();
    await writer.destroy();
    await db.destroy();
  };
  return storeOn({ db, host: 'postgres', commit, named, close });
}

function connect(url: string, connectionsMax: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'flagfall',
    types: { getTypeParser },
  });
  // A connection that breaks while nobody waits for it is simply replaced; without these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(DURABLE));
    },
  });
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** A database that answers before the disk has the commit would lose acknowledged moves, so our sessions never let it. */
const DURABLE = `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/** Our large numbers are times and counters, far below 2^53; the driver would hand them out as texts. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}

/** Classes of SQLSTATE that mean a value which the database cannot hold: data, constraints. */
const VALUE_REFUSED: ReadonlySet<string> = new Set(['22', '23']);
/** Names and syntax: a mistake in our statements. */
const OUR_MISTAKE = '42';
/** In the same class, and the operator's: the role may not do what it has to. */
const NO_PRIVILEGE = '42501';

/** Whatever else the database, the network or the pool of connections complains about is not ours. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  if ('code' in error && typeof error.code === 'string') {
    const category = error.code.slice(0, 2);
    if (VALUE_REFUSED.has(category)) return new ValueRefused(error);
    return category === OUR_MISTAKE && error.code !== NO_PRIVILEGE ? error : new StorageUnavailable(error);
  }
  return /connect|client|pool|timeout/i.test(error.message) ? new StorageUnavailable(error) : error;
}
