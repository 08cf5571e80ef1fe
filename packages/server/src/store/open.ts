// Opens the store that the configuration names: a PostgreSQL by its URL, else a file of our own.

import { openPostgresStore } from './postgres/open.ts';
import { openEmbeddedStore } from './sqlite/open.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  /** `DATABASE_URL`: a PostgreSQL, which several nodes can share. */
  readonly databaseUrl?: string;
  /** Where the embedded store is when there is no URL. */
  readonly file: string;
}

export async function openStore({ databaseUrl, file }: StoreSettings, now: number): Promise<Store> {
  if (databaseUrl === undefined || databaseUrl === '') return openEmbeddedStore(file, now);
  return openPostgresStore(databaseUrl, now);
}
