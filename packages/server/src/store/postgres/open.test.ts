// The store on a real PostgreSQL, started here on its own port and data.

import { findPart, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeContract } from '../contract/indexForTests.ts';
import { openGame, type StoreBench, step } from '../contract/storeBenchForTests.ts';
import { SeqTaken, StorageUnavailable, StoreTooNew, ValueRefused } from '../errors.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open.ts';

const part = findPart('postgres');

const TELLTALE = `
  CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.value := current_setting('synchronous_commit'); RETURN NEW; END $$;
  CREATE TRIGGER tell BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION tell()`;

describe.skipIf(!part.found)(part.found ? 'on PostgreSQL' : `on PostgreSQL (${part.why})`, () => {
  let server: TestPostgres;
  let store: Store;

  beforeAll(async () => {
    if (!part.found) return;
    server = await startPostgres(part.folder);
    store = await openPostgresStore(server.url, 1);
  });
  afterAll(async () => {
    await store?.close();
    await server?.stop();
  });

  const query = async (text: string, url = server.url): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  const bench: StoreBench = {
    store: () => store,
    async reopen() {
      await store.close();
      store = await openPostgresStore(server.url, 2);
    },
    async dump() {
      const tables = await query("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'");
      const texts = await Promise.all(tables.map(async ({ table_name }) => JSON.stringify(await query(`SELECT * FROM ${table_name}`))));
      return texts.join('\n');
    },
  };

  describe('the contract', () => storeContract(() => bench));

  test('of two nodes that write the same facts of many games at once, each game has one writer and whole steps', async () => {
    const other = await openPostgresStore(server.url, 3);
    try {
      const games = await Promise.all(Array.from({ length: 50 }, () => openGame(store)));
      for (let round = 0; round < 4; round += 1) {
        const counts = await Promise.all(games.map(async (game) => (await store.facts.read(game)).length));
        const mine = games.map((game, index) => store.facts.append(step(game, counts[index], 3)));
        const theirs = games.toReversed().map((game) => other.facts.append(step(game, counts[games.indexOf(game)], 1)));
        const [a, b] = await Promise.all([Promise.allSettled(mine), Promise.allSettled(theirs)]);
        for (const [index, game] of games.entries()) {
          const [won, lost] = a[index].status === 'fulfilled' ? [3, b.at(-1 - index)] : [1, a[index]];
          expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(SeqTaken) });
          const facts = await store.facts.read(game);
          expect(facts.map(({ seq }) => seq)).toEqual(Array.from({ length: counts[index] + won }, (_, seq) => seq));
        }
      }
    } finally {
      await other.close();
    }
  });

  test('a step that PostgreSQL cannot hold fails alone, without the others of its commit', async () => {
    const games = await Promise.all(Array.from({ length: 9 }, () => openGame(store, {}, 1)));
    const steps = games.map((game, index) => (index === 4 ? { ...step(game, 1, 1), facts: [{ at: 0.5 }] } : step(game, 1, 2)));
    const results = await Promise.allSettled(steps.map((one) => store.facts.append(one)));
    expect(results.map(({ status }) => status)).toEqual(games.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')));
    expect(results[4]).toMatchObject({ reason: expect.any(ValueRefused) });
    expect(await Promise.all(games.map(async (game) => (await store.facts.read(game)).length))).toEqual([3, 3, 3, 3, 1, 3, 3, 3, 3]);
    await store.facts.append(step(games[4], 1, 1));
    await expect(store.games.find('a\0b')).rejects.toThrow(ValueRefused);
  });

  test('nodes that start together on a new database make its tables once', async () => {
    await query('CREATE DATABASE together');
    const url = server.url.replace(/postgres$/, 'together');
    const stores = await Promise.all([1, 2, 3].map((now) => openPostgresStore(url, now)));
    await stores[0].settings.set('key', 'value');
    expect(await stores[2].settings.find('key')).toBe('value');
    for (const one of stores) await one.close();
  });

  test('a store of a newer Flagfall is refused with a clear line', async () => {
    await query('CREATE DATABASE newer');
    const url = server.url.replace(/postgres$/, 'newer');
    const first = await openPostgresStore(url, 1);
    await first.close();
    await query('INSERT INTO store_version (version, at) VALUES (99, 1)', url);
    await expect(openPostgresStore(url, 2)).rejects.toThrow(StoreTooNew);
  });

  test('a database that would answer before the disk does is told not to', async () => {
    await query('CREATE DATABASE hasty');
    await query('ALTER DATABASE hasty SET synchronous_commit = off');
    const url = server.url.replace(/postgres$/, 'hasty');
    const hasty = await openPostgresStore(url, 1);
    // The database itself tells the setting of our session: it stores that instead of the value.
    await query(TELLTALE, url);
    await hasty.settings.set('key', 'value');
    expect(await hasty.settings.find('key')).toBe('on');
    await hasty.close();
  });

  test('while the server is down the store reports it; when it is back the same store goes on', async () => {
    const game = await openGame(store, {}, 2);
    await server.kill();
    await expect(store.facts.append(step(game, 2, 1))).rejects.toThrow(StorageUnavailable);
    await expect(store.facts.read(game)).rejects.toThrow(StorageUnavailable);
    await server.start();
    expect(await store.facts.read(game)).toHaveLength(2);
    await store.facts.append(step(game, 2, 1));
    expect(await store.facts.read(game)).toHaveLength(3);
  });
});
