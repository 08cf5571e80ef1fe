// Keeps a second server away from an embedded store: a lock on a file beside it, which the system releases when the process dies.
// Others can still read the store itself, so a backup can be made while the server runs.

import { DatabaseSync } from 'node:sqlite';
import { StoreInUse } from '../errors.ts';

const SQLITE_BUSY = 5;

/** Holds the lock until `close`. It uses SQLite's locking because Node has no other lock that a kill releases. */
export function lockStore(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY) throw new StoreInUse(file);
    throw error;
  }
}
