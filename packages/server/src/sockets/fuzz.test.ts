// Every kind of message, broken in every way we can think of, over a real socket: a code comes back or the door closes, and nothing changes.

import { CLIENT_LENGTH_MAX, DEPTH_MAX } from '@flagfall/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedGame } from '../games/openGame.ts';
import { smallTable } from '../games/tablesForTests.ts';
import { everyMessage, paths, replaced } from './messagesForTests.ts';
import { type TestNode, testNode } from './nodeForTests.ts';
import { RawSocket } from './rawSocketForTests.ts';

const RUNS = process.env.FLAGFALL_LONG === '1' ? 20_000 : 1500;
const UNLIMITED = { messages: { perSecond: 1e6, burst: 1e6 }, gamesMax: 50, backlogMax: 4_000_000 };

let node: TestNode;
let opened: OpenedGame;
beforeAll(async () => {
  node = await testNode({ limits: UNLIMITED });
  opened = await node.host.open(smallTable());
});
afterAll(() => node.stop());

/** Values that programs have stumbled over. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    ...[
      undefined,
      null,
      '',
      ' ',
      0,
      -1,
      1.5,
      1e308,
      Number.MAX_SAFE_INTEGER,
      true,
      [],
      {},
      '__proto__',
      'constructor',
      'toString',
      '\u0000',
    ],
    ...['\ud800', 'x'.repeat(5000), Array.from({ length: 500 }, () => 1), { length: 1e9 }, { toString: 'x' }, [[[[]]]]],
  ),
);

const broken = fc.record({ which: fc.nat(), where: fc.nat(), by: odd, extra: fc.boolean() }).map(({ which, where, by, extra }) => {
  const all = everyMessage(opened.game);
  const message = all[which % all.length];
  const places = paths(message);
  const changed = replaced(message, places[where % places.length], by);
  return JSON.stringify(extra && typeof changed === 'object' && changed !== null ? { ...changed, extra: by } : changed) ?? 'undefined';
});

/** Sends them over a socket that is opened again whenever the door closes; returns how often it did. */
async function throwAt(texts: readonly (string | Buffer)[], secret?: string): Promise<number> {
  let socket = await RawSocket.joined(node.url, opened.game, secret);
  let closed = 0;
  for (const text of texts) {
    if (!socket.isOpen) {
      closed += 1;
      socket = await RawSocket.joined(node.url, opened.game, secret);
    }
    socket.send(text);
  }
  await socket.settled();
  socket.close();
  return closed;
}

async function expectAlive(): Promise<void> {
  const socket = await RawSocket.joined(node.url, opened.game, opened.secrets.red);
  expect(socket.heard.map(({ type }) => type)).toContain('update');
  expect(node.errors).toEqual([]);
  socket.close();
}

test('broken messages from the audience change nothing', async () => {
  const before = await node.store.facts.read(opened.game);
  const texts = fc.sample(broken, RUNS);
  await throwAt(texts);
  expect(await node.store.facts.read(opened.game)).toEqual(before);
  await expectAlive();
});

test('what is no JSON, too long, too deep, binary or full of values is answered or cut off', async () => {
  const deep = '['.repeat(DEPTH_MAX + 5) + ']'.repeat(DEPTH_MAX + 5);
  const texts = [
    ...['', ' ', '{', '[]', 'null', '1', '"x"', 'undefined', '{"type":"ping"', '{"type":"ping","id":"1"}}', '\ufeff{}', deep],
    `{"type":"ping","id":"${'x'.repeat(CLIENT_LENGTH_MAX)}"}`,
    `{"type":"ping","id":"1","x":${'['.repeat(4000)}${']'.repeat(4000)}}`,
    `{"type":"ping","id":"1","x":[${'1,'.repeat(3000)}1]}`,
    '{"type":"ping","id":"1","__proto__":{"x":1}}',
    '{"type":"ping","type":"hello","id":"1"}',
    Buffer.from([0, 1, 2, 255]),
    Buffer.from('{"type":"ping","id":"1"}'),
    'x'.repeat(40_000),
    Buffer.alloc(200_000),
  ];
  const before = await node.store.facts.read(opened.game);
  for (const text of texts) {
    const socket = await RawSocket.joined(node.url);
    const since = socket.heard.length;
    socket.send(text);
    const end = Date.now() + 5000;
    while (socket.isOpen && socket.heard.length === since && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 2));
    const said = socket.heard[since];
    expect(!socket.isOpen || said?.type === 'error', String(text).slice(0, 60)).toBe(true);
    if (said?.type === 'error') expect(said.code).toBe('badMessage');
    socket.close();
  }
  expect(await node.store.facts.read(opened.game)).toEqual(before);
  await expectAlive();
});

test('broken messages from a seat freeze nothing, and memory stays flat', async () => {
  await throwAt(fc.sample(broken, RUNS), opened.secrets.red);
  const before = process.memoryUsage().heapUsed;
  for (let round = 0; round < 3; round += 1) await throwAt(fc.sample(broken, RUNS), opened.secrets.red);
  const grown = (process.memoryUsage().heapUsed - before) / 1e6;
  expect(grown).toBeLessThan(60);
  expect(node.host.counts.frozen).toBe(0);
  expect(node.errors).toEqual([]);
});
