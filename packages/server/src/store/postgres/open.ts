// The store that several nodes can share: a PostgreSQL.

import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { StorageUnavailable, StoreError, ValueRefused } from '../errors.ts';
import { GroupCommit } from '../games/groupCommit.ts';
import { migrate } from '../migrate.ts';
import { type Store, storeOn } from '../store.ts';
import type { Database, Tables } from '../tables.ts';
import { DEFAULT_TIMEOUTS, MIGRATION_TIMEOUTS, openPool, type PostgresTimeouts } from './pool.ts';
import { postgresWriteSteps } from './writeSteps.ts';

const CONNECTIONS_MAX = 10;
/** Moves and beats have their own connections, so that they never wait for a search of the archive. */
const WRITERS_MAX = 2;

/** Connects to a database by its URL (`postgresql://user:password@host:port/name`). Throws StoreTooNew when a newer Flagfall has changed it. */
export async function openPostgresStore(url: string, now: number, timeouts: PostgresTimeouts = DEFAULT_TIMEOUTS): Promise<Store> {
  await bringUpToDate(url, now);
  const db = connect(url, CONNECTIONS_MAX, timeouts);
  const writer = connect(url, WRITERS_MAX, timeouts);
  const commit = new GroupCommit(postgresWriteSteps(writer), named);
  const close = async () => {
    await commit.idle();
    await writer.destroy();
    await db.destroy();
  };
  return storeOn({ db, backend: 'postgres', commit, signs: writer, named, close });
}

async function bringUpToDate(url: string, now: number): Promise<void> {
  const db = connect(url, 1, MIGRATION_TIMEOUTS);
  try {
    await migrate(db, 'postgres', now);
  } catch (error) {
    throw named(error);
  } finally {
    await db.destroy();
  }
}

function connect(url: string, connectionsMax: number, timeouts: PostgresTimeouts): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(url, connectionsMax, timeouts) }),
    plugins: [new CamelCasePlugin()],
  });
}

/** Classes of SQLSTATE for values that the database cannot hold: data, constraints. */
const VALUE_REFUSED: ReadonlySet<string> = new Set(['22', '23']);
/** Names and syntax: a bug in our statements. */
const OUR_MISTAKE = '42';
/** In the same class, but the operator's: the role lacks a right. */
const NO_PRIVILEGE = '42501';

/** Other errors of the database, the network or the pool of connections are not ours. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  if ('code' in error && typeof error.code === 'string') {
    const category = error.code.slice(0, 2);
    if (VALUE_REFUSED.has(category)) return new ValueRefused(error);
    return category === OUR_MISTAKE && error.code !== NO_PRIVILEGE ? error : new StorageUnavailable(error);
  }
  return /connect|client|pool|timeout/i.test(error.message) ? new StorageUnavailable(error) : error;
}
