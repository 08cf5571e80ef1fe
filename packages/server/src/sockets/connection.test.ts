// A connection on a test transport: slow readers, closing, measuring.

import { decodeServerMessage, PROTOCOL_VERSION, type ServerMessage } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { HostBench } from '../simulation/hostBenchForTests.ts';
import { Connection, type ConnectionContext, DEFAULT_CONNECTION_LIMITS } from './connection.ts';
import { Latency } from './latency.ts';
import { TokenBucket } from './limits/tokenBucket.ts';

async function connected(context: Partial<ConnectionContext> = {}) {
  const bench = await HostBench.open();
  const { host } = await bench.node();
  const opened = await bench.open(host, smallGame());
  const heard: ServerMessage[] = [];
  const wire = {
    backlog: 0,
    isHeld: false,
    code: 0,
    send(text: string) {
      const decoded = decodeServerMessage(text);
      if (decoded.ok) heard.push(decoded.value);
    },
    hold(isHeld: boolean) {
      wire.isHeld = isHeld;
    },
    close(code: number) {
      wire.code = code;
    },
  };
  const errors: object[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (about: object) => errors.push(about) };
  const world = { now: () => bench.time.now, after: () => () => undefined, randomHex: () => '', log };
  const connection = new Connection({ host, runtime: world, limits: DEFAULT_CONNECTION_LIMITS, ...context }, wire, undefined);
  const say = (message: object) => connection.receive(JSON.stringify(message));
  say({ type: 'hello', protocol: PROTOCOL_VERSION });
  say({ type: 'join', game: opened.game, secret: opened.secrets.red });
  await bench.time.pass(1000);
  return { bench, host, opened, wire, heard, connection, say, errors };
}

test('a slow reader is told to reconnect, and nothing is buffered for it', async () => {
  const { wire, heard, connection, say, bench } = await connected();
  wire.backlog = DEFAULT_CONNECTION_LIMITS.backlogMax + 1;
  say({ type: 'ping', id: '1' });
  await bench.time.pass(100);
  expect(heard.at(-1)).toMatchObject({ type: 'goodbye', reason: 'tooSlow' });
  expect(wire.code).toBe(1013);
  const count = heard.length;
  connection.send('{}');
  expect(heard).toHaveLength(count);
});

test('while many messages wait, reading is paused', async () => {
  const { wire, say, bench, opened, heard } = await connected();
  for (let n = 0; n < 16; n += 1) say({ type: 'act', game: opened.game, request: { id: String(n), type: 'resign' } });
  expect(wire.isHeld).toBe(true);
  await bench.time.pass(10_000);
  expect(wire.isHeld).toBe(false);
  expect(heard.filter(({ type }) => type === 'refused')).toHaveLength(16);
});

test('an internal error is reported as unavailable, and the connection goes on', async () => {
  const chat = { say: () => Promise.reject(new Error('no chat today')) };
  const { say, bench, opened, heard, errors } = await connected({ chat });
  say({ type: 'chat', game: opened.game, id: '1', room: 'seats', text: 'hello' });
  say({ type: 'ping', id: 'still there' });
  await bench.time.pass(100);
  expect(heard.slice(-2)).toMatchObject([
    { type: 'error', code: 'unavailable' },
    { type: 'pong', id: 'still there' },
  ]);
  expect(errors).toHaveLength(1);
});

test('a seat whose last connection is gone is away after a while, and not at once', async () => {
  const { bench, host, opened, connection } = await connected();
  const blue = await bench.follow(host, opened, 'blue');
  connection.closed();
  await bench.time.pass(2000);
  expect(blue.all('presence').at(-1)).toMatchObject({ away: [] });
  await bench.time.pass(3000);
  expect(blue.all('presence').at(-1)).toMatchObject({ away: ['red'] });
});

test('a token bucket fills with time, up to its burst', () => {
  const allowance = new TokenBucket({ perSecond: 10, burst: 3 }, 0);
  expect([1, 2, 3, 4].map(() => allowance.take(0))).toEqual([true, true, true, false]);
  expect(allowance.take(99)).toBe(false);
  expect(allowance.take(200)).toBe(true);
  expect([1, 2, 3, 4].map(() => allowance.take(1_000_000))).toEqual([true, true, true, false]);
  // A clock that is put back adds nothing.
  expect(allowance.take(0)).toBe(false);
});

test('one slow answer does not change the measured delay', () => {
  const lag = new Latency();
  expect(lag.ms).toBe(0);
  for (const ms of [40, 30, 2000]) lag.note(ms);
  expect(lag.ms).toBe(40);
  for (const ms of [50, 60, 70]) lag.note(ms);
  expect(lag.ms).toBe(60);
});
