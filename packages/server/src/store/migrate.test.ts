// A store is migrated to the newest version step by step, and a failed step leaves it as it was.

import { DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { StoreTooNew } from './errors.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations/index.ts';
import { nodeSqliteDialect } from './sqlite/dialect.ts';
import type { Tables } from './tables.ts';

const first: Migration = () => ['CREATE TABLE one (a TEXT)', "INSERT INTO one (a) VALUES ('kept')"];
const second: Migration = () => ['CREATE TABLE two (a TEXT)'];
const broken: Migration = () => ['CREATE TABLE three (a TEXT)', 'CREATE TABLE one (a TEXT)'];

function emptyStore() {
  const raw = new DatabaseSync(':memory:');
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw), plugins: [new CamelCasePlugin()] });
  const tables = () =>
    raw
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all()
      .map(({ name }) => name);
  const versions = () =>
    raw
      .prepare('SELECT version, at FROM store_version ORDER BY version')
      .all()
      .map(({ version, at }) => [version, at]);
  return { raw, db, tables, versions };
}

test('a new migration runs once, and what is stored stays', async () => {
  const { raw, db, tables, versions } = emptyStore();
  await migrate(db, 'sqlite', 10, [first]);
  await migrate(db, 'sqlite', 20, [first]);
  await migrate(db, 'sqlite', 30, [first, second]);
  expect(tables()).toEqual(['one', 'store_version', 'two']);
  expect(versions()).toEqual([
    [1, 10],
    [2, 30],
  ]);
  expect(raw.prepare('SELECT a FROM one').all()).toMatchObject([{ a: 'kept' }]);
});

test('a migration that fails leaves the version before it, whole', async () => {
  const { db, tables, versions } = emptyStore();
  await migrate(db, 'sqlite', 10, [first]);
  await expect(migrate(db, 'sqlite', 20, [first, second, broken])).rejects.toThrow(/already exists/);
  expect(tables()).toEqual(['one', 'store_version']);
  expect(versions()).toEqual([[1, 10]]);
});

test('a store of a newer Flagfall is refused and not touched', async () => {
  const { db, tables, versions } = emptyStore();
  await migrate(db, 'sqlite', 10, [first, second]);
  await expect(migrate(db, 'sqlite', 20, [first])).rejects.toThrow(StoreTooNew);
  expect(tables()).toEqual(['one', 'store_version', 'two']);
  expect(versions()).toHaveLength(2);
});
