// Brings a store to the version of this Flagfall, in one transaction: a crash leaves the old version.

import { sql, type Transaction } from 'kysely';
import { StoreTooNew } from './errors.ts';
import { SQL_DIALECTS, type StoreBackend } from './migrations/dialects.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import type { Database, Tables } from './tables.ts';

/** Any number that no other program uses on the same database. */
const MIGRATION_LOCK = 1_179_402_823;

export async function migrate(db: Database, host: StoreBackend, now: number, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await db.transaction().execute(async (inside) => {
    // Nodes that start together wait for each other here; the later ones have nothing left to do.
    if (host === 'postgres') await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(inside);
    await sql`CREATE TABLE IF NOT EXISTS store_version (version INTEGER PRIMARY KEY, at ${sql.raw(SQL_DIALECTS[host].time)} NOT NULL)`.execute(
      inside,
    );
    const found = await versionOf(inside);
    if (found > migrations.length) throw new StoreTooNew(found, migrations.length);
    for (const [index, migration] of migrations.entries()) {
      if (index < found) continue;
      for (const statement of migration(SQL_DIALECTS[host])) await sql.raw(statement).execute(inside);
      await inside
        .insertInto('storeVersion')
        .values({ version: index + 1, at: now })
        .execute();
    }
  });
}

async function versionOf(db: Transaction<Tables>): Promise<number> {
  const row = await db
    .selectFrom('storeVersion')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(row?.version ?? 0);
}
