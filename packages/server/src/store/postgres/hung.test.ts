// A PostgreSQL that does not answer: held locks, endless statements, silent connections, and more queries than connections. No caller waits for
// ever, and afterwards everything goes on by itself.

import { findPart, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../forTests/untilForTests.ts';
import { openGame, step } from '../contract/storeBenchForTests.ts';
import { SeqTaken, StorageUnavailable } from '../errors.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './open.ts';
import { DEFAULT_TIMEOUTS, type PostgresTimeouts } from './pool.ts';
import { DatabaseProxy } from './proxyForTests.ts';

const part = findPart('postgres');
/** How many a node has. */
const CONNECTIONS = 10;

describe.skipIf(!part.found)(part.found ? 'on PostgreSQL' : `on PostgreSQL (${part.why})`, () => {
  let server: TestPostgres;
  const stops: (() => Promise<void> | void)[] = [];

  beforeAll(async () => {
    if (part.found) server = await startPostgres(part.folder);
  });
  afterAll(() => server?.stop());
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  async function open(changes: Partial<PostgresTimeouts>, url = server.url): Promise<Store> {
    const store = await openPostgresStore(url, 1, { ...DEFAULT_TIMEOUTS, ...changes });
    stops.push(() => store.close());
    return store;
  }

  /** A foreign session that holds a table. */
  async function lock(table: string): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return () => client.end();
  }

  /** PostgreSQL's errors after a timeout of a lock or a statement. */
  const [LOCKED, CANCELLED] = ['55P03', '57014'];
  const givenUp = (code: string) => expect.objectContaining({ name: 'StorageUnavailable', cause: expect.objectContaining({ code }) });

  /** Stores the second fact of a game, as soon as it has a connection. */
  function stored(store: Store, game: string): Promise<void> {
    const isStored = () =>
      store.facts.append(step(game, 1, 1)).then(
        () => true,
        (error: unknown) => error instanceof SeqTaken,
      );
    return until(isStored, 'a step is stored');
  }

  async function waitingForLocks(): Promise<number> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query("SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    await client.end();
    return rows[0].count;
  }

  test('no caller waits for a lock that another session holds', async () => {
    const store = await open({ lockMs: 200 });
    const game = await openGame(store, {}, 1);
    const unlock = await lock('facts');
    await expect(store.facts.append(step(game, 1, 1))).rejects.toEqual(givenUp(LOCKED));
    await expect(store.facts.read(game)).rejects.toEqual(givenUp(LOCKED));
    await unlock();
    await store.facts.append(step(game, 1, 1));
    expect(await store.facts.read(game)).toHaveLength(2);
  });

  test('nor for an endless statement, nor does a stalled node hold a transaction', async () => {
    const impatient = await open({ statementMs: 200, lockMs: 10_000 });
    const store = await open({ idleInTransactionMs: 4321 });
    const unlock = await lock('settings');
    await expect(impatient.settings.find('key')).rejects.toEqual(givenUp(CANCELLED));
    await unlock();
    // The database itself tells the setting of our session: it stores that instead of the value.
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`
      CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.value := current_setting('idle_in_transaction_session_timeout'); RETURN NEW; END $$;
      CREATE TRIGGER tell BEFORE INSERT ON settings FOR EACH ROW EXECUTE FUNCTION tell()`);
    await store.settings.set('key', 'value');
    await client.query('DROP TRIGGER tell ON settings; DROP FUNCTION tell');
    await client.end();
    expect(await store.settings.find('key')).toBe('4321ms');
  });

  test('a silent connection is dropped, and a new one is made', async () => {
    const line = new DatabaseProxy(Number(new URL(server.url).port));
    const url = server.url.replace(/:\d+\//, `:${await line.open()}/`);
    stops.push(() => line.close());
    const game = await openGame(await open({}), {}, 1);
    const store = await open({ answerMs: 1000, connectMs: 1000 }, url);
    line.isStuck = true;
    const asked = Array.from({ length: 30 }, () => store.facts.read(game));
    for (const result of await Promise.allSettled([...asked, store.facts.append(step(game, 1, 1)), store.games.open({} as never)]))
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailable) });
    line.isStuck = false;
    // No old connection will ever answer, so each of these needs a new one, which a busy machine may not make within a second.
    const reading = async () => (await store.facts.read(game).catch(() => [])).length;
    await until(async () => (await Promise.all(Array.from({ length: CONNECTIONS }, reading))).every((length) => length === 1), 'answers');
    await stored(store, game);
  });

  test('when all connections are in use others wait for a while, moves go on, and nothing is lost for good', async () => {
    const game = await openGame(await open({}), {}, 1);
    const store = await open({ connectMs: 300, lockMs: 20_000 });
    const unlock = await lock('accounts');
    const slow = new Set<Promise<unknown>>();
    const ask = () => {
      const asked: Promise<unknown> = store.accounts
        .find('x')
        .catch(() => 'given up')
        .finally(() => slow.delete(asked));
      slow.add(asked);
    };
    // On a busy machine a new connection may come too late, and is requested again.
    await until(async () => {
      while (slow.size < CONNECTIONS) ask();
      return (await waitingForLocks()) === CONNECTIONS;
    }, 'all connections wait');
    await expect(store.facts.read(game)).rejects.toThrow(StorageUnavailable);
    await stored(store, game);
    await unlock();
    await Promise.all(slow);
    expect(await store.facts.read(game)).toHaveLength(2);
  });
});
