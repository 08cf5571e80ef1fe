// Opens the configured store: a PostgreSQL by its URL, else an embedded file.

import { openPostgresStore } from './postgres/open.ts';
import { openEmbeddedStore } from './sqlite/open.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** `DATABASE_URL`: a PostgreSQL, which several nodes can share. */
  readonly databaseUrl?: string;
  /** The embedded file, used without a URL. */
  readonly file: string;
}

export async function openStore({ databaseUrl, file }: StoreSettings, now: number): Promise<Store> {
  if (databaseUrl === undefined || databaseUrl === '') return openEmbeddedStore(file, now);
  return openPostgresStore(databaseUrl, now);
}
