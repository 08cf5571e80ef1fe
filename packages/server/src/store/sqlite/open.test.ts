// The embedded store on a real disk.

import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeContract } from '../contract/indexForTests.ts';
import { openGame, type StoreBench, step } from '../contract/storeBenchForTests.ts';
import { StorageUnavailable, StoreInUse, StoreTooNew } from '../errors.ts';
import { type EmbeddedStore, openEmbeddedStore, openMemoryStore } from './open.ts';

const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-store-'));
const file = path.join(folder, 'deep', 'flagfall.db');
let store: EmbeddedStore;

beforeAll(async () => {
  store = await openEmbeddedStore(file, 1);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const bench: StoreBench = {
  store: () => store,
  async reopen() {
    await store.close();
    store = await openEmbeddedStore(file, 2);
  },
  async dump() {
    const raw = new DatabaseSync(file, { readOnly: true });
    try {
      const tables = raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
      return tables.map(({ name }) => JSON.stringify(raw.prepare(`SELECT * FROM ${name}`).all())).join('\n');
    } finally {
      raw.close();
    }
  },
};

describe('the contract', () => storeContract(() => bench));

test('the file has a write-ahead log, so that others can read it while the server writes', async () => {
  const reader = new DatabaseSync(file, { readOnly: true });
  expect(reader.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM facts').get();
  await openGame(store, {}, 1);
  reader.close();
});

test('a store in memory works alike, and two of them are separate', async () => {
  const [one, two] = [await openMemoryStore(1), await openMemoryStore(1)];
  const game = await openGame(one, {}, 2);
  expect(await one.facts.read(game)).toHaveLength(2);
  expect(await two.games.find(game)).toBeUndefined();
  await one.close();
  await two.close();
});

test('a second store on the same file is refused with a clear line, and the first goes on', async () => {
  await expect(openEmbeddedStore(file, 3)).rejects.toThrow(StoreInUse);
  await expect(openEmbeddedStore(file, 3)).rejects.toThrow(/is in use by another Flagfall server/);
  const game = await openGame(store, {}, 1);
  expect(await store.facts.read(game)).toHaveLength(1);
});

test('a store of a newer Flagfall is refused with a clear line, and left as it is', async () => {
  const newer = path.join(folder, 'newer.db');
  await (await openEmbeddedStore(newer, 1)).close();
  const raw = new DatabaseSync(newer);
  raw.exec('INSERT INTO store_version (version, at) VALUES (99, 1)');
  raw.close();
  await expect(openEmbeddedStore(newer, 2)).rejects.toThrow(StoreTooNew);
  await expect(openEmbeddedStore(newer, 2)).rejects.toThrow(/version 99.*start a newer Flagfall/);
});

test('when the file cannot be written it is reported, nothing is stored, and later it works again', async () => {
  const game = await openGame(store, {}, 1);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.facts.append(step(game, 1, 1))).rejects.toThrow(StorageUnavailable);
  await expect(store.settings.set('key', 'value')).rejects.toThrow(StorageUnavailable);
  other.exec('ROLLBACK');
  other.close();
  expect(await store.facts.read(game)).toHaveLength(1);
  await store.facts.append(step(game, 1, 1));
  expect(await store.facts.read(game)).toHaveLength(2);
});

test('no byte of an erased account is left in the file', async () => {
  const own = path.join(folder, 'erased.db');
  const erasing = await openEmbeddedStore(own, 1);
  await erasing.accounts.create({ id: 'gone', name: 'Unforgettable', bot: false, createdAt: 1 });
  await erasing.accounts.change('gone', { profile: { note: 'Unmistakable' } });
  const game = await openGame(erasing, {}, 1);
  const person = { type: 'account', account: 'gone' } as const;
  for (let n = 0; n < 50; n += 1)
    await erasing.chat.say({ id: `line-${n}`, game, room: 'seats', person, name: 'Unforgettable', text: `Unspeakable ${n}`, at: n });
  await erasing.privacy.erase('gone');
  await erasing.close();
  expect(readFileSync(own, 'latin1')).not.toMatch(/Unforgettable|Unmistakable|Unspeakable/);
});

test('a file that is no store is reported every time, and left as it is', async () => {
  const other = path.join(folder, 'letter.txt');
  writeFileSync(other, 'Dear Sir or Madam, '.repeat(100));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(openEmbeddedStore(other, 1)).rejects.toThrow(/the store is not available: file is not a database/);
  }
  expect(readFileSync(other, 'utf8')).toMatch(/^Dear Sir/);
});

test('a place that is no folder is reported', async () => {
  await expect(openEmbeddedStore(path.join(file, 'below a file', 'x.db'), 1)).rejects.toThrow(StorageUnavailable);
});

test('a backup made while facts are written is a whole store', async () => {
  const game = await openGame(store, {}, 1);
  let seq = 1;
  let going = true;
  const writing = (async () => {
    for (; going; seq += 1) await store.facts.append(step(game, seq, 1));
  })();
  const copy = path.join(folder, 'copy.db');
  await store.backUp(copy);
  going = false;
  await writing;
  const restored = await openEmbeddedStore(copy, 5);
  const facts = await restored.facts.read(game);
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.map((one) => one.seq)).toEqual(facts.map((_, index) => index));
  await restored.facts.append(step(game, facts.length, 1));
  await restored.close();
});
