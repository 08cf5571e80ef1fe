// A node stops when told to, also while its database or NATS is away: clients are told, nothing acknowledged is lost, and it does not wait for them to return.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { endProgram, findPart, startNats, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn, openGames, TestLoad } from './forTests/clients/loadForTests.ts';
import { RawSocket } from './forTests/clients/rawSocketForTests.ts';
import { smallGame } from './forTests/gameSpecsForTests.ts';
import { testNode } from './forTests/nodeForTests.ts';
import { until } from './forTests/untilForTests.ts';
import { startWhole, storeFolder } from './forTests/wholeServerForTests.ts';
import { SOCKET_PATH } from './sockets/socketServer.ts';
import { STOP_LIMIT_MS } from './start.ts';
import { openStore } from './store/open.ts';
import { DEFAULT_TIMEOUTS } from './store/postgres/pool.ts';
import { DatabaseProxy } from './store/postgres/proxyForTests.ts';

const postgres = findPart('postgres');
const nats = findPart('nats');
const script = fileURLToPath(new URL('./serve.ts', import.meta.url));

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const TOO_LONG = 'took too long to stop';

test('the limit leaves a process two of the ten seconds that it has', () => {
  expect(STOP_LIMIT_MS).toBeLessThanOrEqual(8000);
});

const socketOf = (url: string): string => `${url.replace(/^http/, 'ws')}${SOCKET_PATH}`;

/** A connected client; `goodbye` resolves when the server has sent it. */
async function visitor(url: string) {
  const socket = await RawSocket.joined(socketOf(url));
  ends.push(() => socket.close());
  return { goodbye: () => socket.next(({ type }) => type === 'goodbye') };
}

const SHUTDOWN = { type: 'goodbye', reason: 'shutdown', retryMs: expect.any(Number) };

/** A server in its own process. */
function startProcess(environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...environment };
  const child: ChildProcess = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  ends.push(() => endProgram(child, 'SIGKILL'));
  const heard = { out: '', error: '' };
  child.stdout?.on('data', (text: Buffer) => (heard.out += text));
  child.stderr?.on('data', (text: Buffer) => (heard.error += text));
  const exit = once(child, 'close');
  /** Tells it to stop. It may use its limit, but not the timeout of a hanging database: then it would not have ended by itself. */
  const stop = async (signal: NodeJS.Signals) => {
    const told = performance.now();
    child.kill(signal);
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(DEFAULT_TIMEOUTS.answerMs);
  };
  const listening = async () => {
    await until(() => heard.error.includes('in another terminal') || child.exitCode !== null, 'the server listens');
    return /listens on (\S+)/.exec(heard.error)?.[1] ?? '';
  };
  return { child, heard, exit, stop, listening };
}

test('a client that is being identified is refused at once', async () => {
  const asked = Promise.withResolvers<void>();
  const unknown = Promise.withResolvers<undefined>();
  const personOf = () => {
    asked.resolve();
    return unknown.promise;
  };
  const node = await testNode({ personOf });
  const refusal = RawSocket.open(node.url).catch((error: Error) => error.message);
  await asked.promise;
  await node.sockets.close();
  expect(await node.lines()).toBe(0);
  expect(await refusal).toBe('status 503');
  unknown.resolve(undefined);
  await node.stop();
});

describe.skipIf(!postgres.found)(postgres.found ? 'on PostgreSQL' : `on PostgreSQL (${postgres.why})`, () => {
  let database: TestPostgres;
  beforeAll(async () => {
    if (postgres.found) database = await startPostgres(postgres.folder);
  });
  afterAll(() => database?.stop());

  let count = 0;

  /** Its own database: the next node waits for one that could not sign off. */
  async function freshDatabase(): Promise<string> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    count += 1;
    await client.query(`CREATE DATABASE fresh${count}`);
    await client.end();
    return database.url.replace(/\/postgres$/, `/fresh${count}`);
  }

  /** The database behind a connection that can hang. */
  async function openLine() {
    const databaseUrl = await freshDatabase();
    const line = new DatabaseProxy(Number(new URL(databaseUrl).port));
    const url = databaseUrl.replace(/:\d+\//, `:${await line.open()}/`);
    ends.push(() => line.close());
    return { line, url, databaseUrl };
  }

  test('the database hangs: the stop ends at its limit', async () => {
    const { line, url } = await openLine();
    const server = await startWhole({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
    const { goodbye } = await visitor(server.url);
    line.isStuck = true;
    // The store waits for this answer before it closes.
    server.store.settings.find('cookieKey').catch(() => undefined);
    await server.stop(100);
    expect(server.errors.join()).toContain(TOO_LONG);
    expect(await goodbye()).toEqual(SHUTDOWN);
  });

  test('the database is gone: the stop goes through all parts', async () => {
    const server = await startWhole({ DATABASE_URL: await freshDatabase(), LOG_LEVEL: 'warn' });
    const { goodbye } = await visitor(server.url);
    await database.kill();
    ends.push(() => database.start());
    await server.stop();
    expect(await goodbye()).toEqual(SHUTDOWN);
    expect(server.errors.join()).toContain('did not stop in order');
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  test('a process whose database hangs under load closes its sockets, ends by itself and has lost nothing that it acknowledged', async () => {
    const { line, url, databaseUrl } = await openLine();
    const store = await openStore({ databaseUrl, file: '' }, Date.now());
    ends.push(() => store.close());
    const tables = Array.from({ length: 3 }, () => smallGame());
    const opened = await openGames(store, tables);
    const { heard, stop, listening } = startProcess({ DATABASE_URL: url });
    const here = await listening();
    const load = new TestLoad(
      opened.map((one, index) => ({ opened: one, table: tables[index] })),
      () => socketOf(here),
      5,
    );
    ends.push(() => load.stop());
    const { goodbye } = await visitor(here);
    await until(() => load.count >= 12, 'moves are acknowledged');
    line.isStuck = true;
    await until(() => load.players.some(({ client }) => client.pending > 0), 'a move waits for the database');
    await stop('SIGTERM');
    expect(await goodbye()).toEqual(SHUTDOWN);
    expect(heard.out).toContain(`"limitMs":${STOP_LIMIT_MS},"msg":"a part ${TOO_LONG}`);
    load.stop();
    expect(await faultsIn(store, load.done)).toEqual([]);
  });

  test('a second signal ends a process at once', async () => {
    const { line, url } = await openLine();
    const { child, heard, exit, listening } = startProcess({ DATABASE_URL: url });
    const { goodbye } = await visitor(await listening());
    line.isStuck = true;
    child.kill('SIGTERM');
    await goodbye();
    const again = setInterval(() => child.kill('SIGTERM'), 50);
    expect(await exit).toEqual([null, 'SIGTERM']);
    clearInterval(again);
    expect(heard.out).not.toContain(TOO_LONG);
  });
});

test('a process that still waits for its database at the start stops as well', async () => {
  // A process that ends hangs up silently.
  const silent = net.createServer((line) => void line.on('error', () => {})).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  ends.push(() => void silent.close());
  const connected = once(silent, 'connection');
  const { port } = silent.address() as net.AddressInfo;
  const { heard, stop } = startProcess({ DATABASE_URL: `postgresql://flagfall@127.0.0.1:${port}/x`, LOG_FORMAT: 'text' });
  const [line] = await connected;
  ends.push(() => line.destroy());
  await stop('SIGINT');
  expect(heard).toEqual({
    out: 'Flagfall, a server for the games of the Stratego family\nFlagfall is stopping. All games are kept.\n',
    error: '',
  });
});

describe.skipIf(!nats.found)(nats.found ? 'with NATS' : `with NATS (${nats.why})`, () => {
  test('NATS is gone: the stop is still in order', async () => {
    if (!nats.found) return;
    const carrier = await startNats(nats.folder);
    ends.push(() => carrier.stop());
    const folder = storeFolder();
    ends.push(() => folder.remove());
    const server = await startWhole({ STORE_FILE: folder.file, NATS_URL: carrier.url, LOG_LEVEL: 'warn' });
    const { goodbye } = await visitor(server.url);
    await carrier.kill();
    await server.stop();
    expect(await goodbye()).toEqual(SHUTDOWN);
    expect(server.errors).toEqual([]);
  });
});
