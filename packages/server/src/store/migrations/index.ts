// All migrations in order. A released migration is never changed: later changes are a new one at the end.

import { begin } from './0001begin.ts';
import { meeting } from './0002meeting.ts';
import { listed } from './0003listed.ts';
import type { SqlDialect } from './dialects.ts';

/** The statements from one version to the next; the first leads to version 1. */
export type Migration = (words: SqlDialect) => readonly string[];

export const MIGRATIONS: readonly Migration[] = [begin, meeting, listed];
