// All migrations in order. A migration that has been released is never changed again: what comes after it is a new one at the end.

import { begin } from './0001begin.ts';
import { meeting } from './0002meeting.ts';
import { listed } from './0003listed.ts';
import type { SqlDialect } from './dialects.ts';

/** The statements that lead from the version before to the next; the first leads to version 1. */
export type Migration = (words: SqlDialect) => readonly string[];

export const MIGRATIONS: readonly Migration[] = [begin, meeting, listed];
