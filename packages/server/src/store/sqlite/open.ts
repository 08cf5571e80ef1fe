// The embedded store: one SQLite file, nothing to install. Every commit is on the disk before it is acknowledged.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely } from 'kysely';
import { StorageUnavailable } from '../errors.ts';
import { GroupCommit } from '../groupCommit.ts';
import { migrate } from '../migrate.ts';
import { type Store, storeOn } from '../store.ts';
import type { Tables } from '../tables.ts';
import { nodeSqliteDialect } from './dialect.ts';
import { lockStore } from './lock.ts';
import { sqliteWriteSteps } from './writeSteps.ts';

/** Nobody else writes, but a tool of the operator may hold the file for a moment. The whole server waits that long, so it is short. */
const BUSY_TIMEOUT_MS = 1000;

export interface EmbeddedStore extends Store {
  /** Copies the store into a new file while it goes on; the copy is complete and can be opened like the original. */
  backUp(file: string): Promise<void>;
}

/** Opens the file, or makes it. Throws StoreInUse when another server has it, StoreTooNew when a newer Flagfall changed it. */
export async function openEmbeddedStore(file: string, now: number): Promise<EmbeddedStore> {
  const { lock, raw } = openFiles(path.resolve(file));
  return openOn(raw, now, () => lock.close());
}

/** A store that is gone when it is closed, for tests and simulations: the same code on no file. */
export function openMemoryStore(now: number): Promise<EmbeddedStore> {
  return openOn(new DatabaseSync(':memory:'), now, () => undefined);
}

async function openOn(raw: DatabaseSync, now: number, unlock: () => void): Promise<EmbeddedStore> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw), plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db, 'sqlite', now);
  } catch (error) {
    await db.destroy();
    unlock();
    throw named(error);
  }
  const commit = new GroupCommit(sqliteWriteSteps(db, raw));
  const close = async () => {
    await commit.idle();
    await db.destroy();
    // The lock goes last: nobody else may open the file while it is still being closed.
    unlock();
  };
  return {
    ...storeOn({ db, host: 'sqlite', commit, named, close }),
    async backUp(target) {
      await backup(raw, target).catch((error: unknown) => {
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
    return { lock, raw };
  } catch (error) {
    lock?.close();
    throw named(error);
  }
}

/** Results of SQLite that mean a mistake in our statements or values: error, constraint, mismatch, misuse, range. */
const OUR_MISTAKES: ReadonlySet<number> = new Set([1, 19, 20, 21, 25]);

/** Whatever else SQLite or the file system complains about is the disk's trouble. */
function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('errcode' in error) return OUR_MISTAKES.has(Number(error.errcode) % 256) ? error : new StorageUnavailable(error);
  return 'syscall' in error ? new StorageUnavailable(error) : error;
}
