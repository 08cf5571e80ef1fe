// Notices in one process, through a real PostgreSQL and through a real NATS server.

import { findPart, startNats, startPostgres, type TestNats, type TestPostgres } from '@flagfall/testkit/parts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../forTests/untilForTests.ts';
import { noticesContract } from './contractForTests.ts';
import { LocalBus } from './localBus.ts';
import { openNatsBus, serversIn } from './nats.ts';
import { openNoticeBus } from './open.ts';
import { decodeNotice, encodeNotice } from './payload.ts';
import { openPostgresBus } from './postgres.ts';

const postgresPart = findPart('postgres');
const natsPart = findPart('nats');

describe('in one process', () => {
  const bus = new LocalBus();
  noticesContract(() => ({ open: async () => bus.open() }), false);
});

describe.skipIf(!postgresPart.found)(postgresPart.found ? 'through PostgreSQL' : `through PostgreSQL (${postgresPart.why})`, () => {
  let server: TestPostgres;
  beforeAll(async () => {
    if (postgresPart.found) server = await startPostgres(postgresPart.folder);
  });
  afterAll(() => server?.stop());

  describe('the server killed', () =>
    noticesContract(() => ({ open: () => openPostgresBus(server.url), breakAll: () => server.kill().then(server.start) }), true));
  describe('connections cut', () =>
    noticesContract(() => ({ open: () => openPostgresBus(server.url), breakAll: () => cutConnections(server.url) }), true));

  test('a foreign text on the same channel is ignored', async () => {
    const notices = await openNoticeBus({ databaseUrl: server.url });
    const heard: unknown[] = [];
    notices.subscribe({ heard: (notice) => heard.push(notice), maybeMissed: () => undefined });
    await query(server.url, `SELECT pg_notify('flagfall_notices', text) FROM unnest(ARRAY['', 'hello', '-1 g', '7 g']) AS text`);
    await until(() => heard.length > 0, 'the notice among them');
    expect(heard).toEqual([{ game: 'g', seq: 7 }]);
    await notices.close();
  });
});

describe.skipIf(!natsPart.found)(natsPart.found ? 'through NATS' : `through NATS (${natsPart.why})`, () => {
  let server: TestNats;
  beforeAll(async () => {
    if (natsPart.found) server = await startNats(natsPart.folder);
  });
  afterAll(() => server?.stop());

  noticesContract(() => ({ open: () => openNatsBus(server.url), breakAll: () => server.kill().then(server.start) }), true);
});

test('without a server, opening fails at once', async () => {
  await expect(openPostgresBus('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
  await expect(openNatsBus('nats://127.0.0.1:1')).rejects.toThrow();
});

test('a notice survives its encoding, and other texts are rejected', () => {
  expect(decodeNotice(encodeNotice({ game: 'AbC-1', seq: 0 }))).toEqual({ game: 'AbC-1', seq: 0 });
  for (const text of ['', '1', '1 ', ' g', '1.5 g', '-1 g', '1 g h', `1 ${'g'.repeat(2000)}`]) expect(decodeNotice(text)).toBeUndefined();
});

test('the URL of NATS gives host and credentials', () => {
  expect(serversIn('nats://a:4222')).toEqual({ servers: ['nats://a:4222'] });
  expect(serversIn('nats://me:p%40ss@a:4222, nats://b:4223')).toEqual({
    servers: ['nats://a:4222', 'nats://b:4223'],
    user: 'me',
    pass: 'p@ss',
  });
  expect(serversIn('tls://token@a:4222')).toEqual({ servers: ['tls://a:4222'], token: 'token', tls: {} });
});

async function cutConnections(url: string): Promise<void> {
  await query(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flagfall notices'");
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
