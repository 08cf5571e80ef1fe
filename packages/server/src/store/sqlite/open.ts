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

/** Nobody else writes, but a tool of the operator may hold the file for a moment. The whole server waits that long, so it is short. */
const BUSY_TIMEOUT_MS = 1000;
/** More than any store has. */
const PAGES_MAX = 2 ** 31 - 1;

export interface EmbeddedStore extends Store {
  /** Copies the store into a new file while it goes on; the copy is complete and can be opened like the original. */
  backUp(file: string): Promise<void>;
}

/** Opens the file, or makes it. Throws StoreInUse when another server has it, StoreTooNew when a newer Flagfall changed it. */
export async function openEmbeddedStore(file: string, now: number): Promise<EmbeddedStore> {
  const { lock, raw } = openFiles(path.resolve(file));
  const backUp = (target: string): Promise<void> => copyOf(path.resolve(file), target);
  return openOn(raw, now, () => lock.close(), backUp);
}

/** A store that is gone when it is closed, for tests and simulations: the same code on no file. */
export function openMemoryStore(now: number): Promise<EmbeddedStore> {
  const raw = new DatabaseSync(':memory:');
  const backUp = async (target: string): Promise<void> => {
    await backup(raw, target);
  };
  return openOn(raw, now, () => undefined, backUp);
}

/** By a connection of its own and in one go: the writer goes on beside it, and what it writes meanwhile does not start the copy again. */
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
    // The lock goes last: nobody else may open the file while it is still being closed.
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
    // FULL: a commit is acknowledged only when it is on the disk, also through a power cut.
    raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // What is deleted is overwritten, or an erased account could still be read in the file.
    raw.exec('PRAGMA secure_delete = ON');
    return { lock, raw };
  } catch (error) {
    lock?.close();
    throw named(error);
  }
}

/** Results of SQLite that mean a value which it does not take: too big, constraint, mismatch. */
const VALUE_REFUSED: ReadonlySet<number> = new Set([18, 19, 20]);
/** And a mistake in our statements: error, misuse, range. */
const OUR_MISTAKES: ReadonlySet<number> = new Set([1, 21, 25]);

/** Whatever else SQLite or the file system complains about is the disk's trouble. */
function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('errcode' in error) {
    const result = Number(error.errcode) % 256;
    if (VALUE_REFUSED.has(result)) return new ValueRefused(error);
    return OUR_MISTAKES.has(result) ? error : new StorageUnavailable(error);
  }
  return 'syscall' in error ? new StorageUnavailable(error) : error;
}
