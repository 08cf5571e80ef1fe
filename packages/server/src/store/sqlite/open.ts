// The embedded store: one SQLite file, nothing to install. Every commit is on the disk before it is acknowledged.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely } from 'kysely';
import { StorageUnavailable, ValueRefused } from '../errors.ts';
import { GroupCommit } from '../games/groupCommit.ts';
import { migrate } from '../migrate.ts';
import { type Store, storeOn } from '../store.ts';
import type { Tables } from '../tables.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { lockStore } from './lock.ts';
import { sqliteWriteSteps } from './writeSteps.ts';

/** There is no other writer, but a tool of the operator may lock the file briefly. The whole server waits for it, so the limit is short. */
const BUSY_TIMEOUT_MS = 1000;
/** More pages than any store has. */
const PAGES_MAX = 2 ** 31 - 1;

export interface EmbeddedStore extends Store {
  /** Copies the store into a new file while it is in use; the copy is complete and opens like the original. */
  backUp(file: string): Promise<void>;
}

/** Opens or creates the file. Throws StoreInUse when another server has it, StoreTooNew when a newer Flagfall has changed it. */
export async function openEmbeddedStore(file: string, now: number): Promise<EmbeddedStore> {
  const { lock, raw } = openFiles(path.resolve(file));
  const backUp = (target: string): Promise<void> => copyOf(path.resolve(file), target);
  return openOn(raw, now, () => lock.close(), backUp);
}

/** A store in memory, for tests and simulations: the same code without a file. */
export function openMemoryStore(now: number): Promise<EmbeddedStore> {
  const raw = new DatabaseSync(':memory:');
  const backUp = async (target: string): Promise<void> => {
    await backup(raw, target);
  };
  return openOn(raw, now, () => undefined, backUp);
}

/** On its own connection and in one step: writes meanwhile do not restart the copy. */
async function copyOf(file: string, target: string): Promise<void> {
  const reader = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(reader, target, { rate: PAGES_MAX });
  } finally {
    reader.close();
  }
}

async function openOn(
  raw: DatabaseSync,
  now: number,
  unlock: () => void,
  backUp: (target: string) => Promise<void>,
): Promise<EmbeddedStore> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw), plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db, 'sqlite', now);
  } catch (error) {
    await db.destroy();
    unlock();
    throw named(error);
  }
  const commit = new GroupCommit(sqliteWriteSteps(db, raw), named);
  const close = async () => {
    await commit.idle();
    await db.destroy();
    // The lock goes last: no other server may open the file before it is closed.
    unlock();
  };
  return {
    ...storeOn({ db, backend: 'sqlite', commit, named, close }),
    async backUp(target) {
      await backUp(target).catch((error: unknown) => {
        throw named(error);
      });
    },
  };
}

function openFiles(file: string): { readonly lock: DatabaseSync; readonly raw: DatabaseSync } {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    lock = lockStore(file);
    const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // FULL: a commit is acknowledged only when it is on the disk, so it survives a power cut.
    raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // Deleted data is overwritten, or an erased account could still be read in the file.
    raw.exec('PRAGMA secure_delete = ON');
    return { lock, raw };
  } catch (error) {
    lock?.close();
    throw named(error);
  }
}

/** Results of SQLite for values that it rejects: too big, constraint, mismatch. */
const VALUE_REFUSED: ReadonlySet<number> = new Set([18, 19, 20]);
/** A bug in our statements: error, misuse, range. */
const OUR_MISTAKES: ReadonlySet<number> = new Set([1, 21, 25]);

/** Other errors of SQLite or the file system are the disk's. */
function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('errcode' in error) {
    const result = Number(error.errcode) % 256;
    if (VALUE_REFUSED.has(result)) return new ValueRefused(error);
    return OUR_MISTAKES.has(result) ? error : new StorageUnavailable(error);
  }
  return 'syscall' in error ? new StorageUnavailable(error) : error;
}
