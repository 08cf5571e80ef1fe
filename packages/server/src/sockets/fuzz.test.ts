// Every message type, broken in every way, over a real socket: a code comes back or the connection closes, and nothing changes.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  CLIENT_LENGTH_MAX,
  CLIENT_MESSAGE_TYPES,
  DEPTH_MAX,
  decodeClientMessage,
  INTENT_TYPES,
  REQUEST_TYPES,
  type ServerMessage,
} from '@flagfall/protocol';
import type { Fact } from '@flagfall/table';
import { fc } from '@flagfall/testkit/fastCheck';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../defined.ts';
import { EVERY_INTENT, EVERY_REQUEST, everyMessage, paths, replaced } from '../forTests/clients/messagesForTests.ts';
import { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { type TestNode, testNode } from '../forTests/nodeForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import type { CreatedGame } from '../games/creation/createGame.ts';

const RUNS = process.env.FLAGFALL_LONG === '1' ? 20_000 : 1500;
const UNLIMITED = { messages: { perSecond: 1e6, burst: 1e6 }, gamesMax: 50, backlogMax: 4_000_000 };
/** After a hundred errors the connection closes, so each socket gets fewer. */
const AT_ONCE = 80;

let node: TestNode;
let opened: CreatedGame;
beforeAll(async () => {
  node = await testNode({ limits: UNLIMITED });
  opened = await node.host.open(smallGame());
});
afterAll(() => node.stop());

/** Values that often break programs. */
const ODD: readonly unknown[] = [
  ...[undefined, null, '', ' ', 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, true, [], {}, '__proto__', 'constructor', 'toString', '\u0000'],
  ...['\ud800', 'x'.repeat(5000), Array.from({ length: 500 }, () => 1), { length: 1e9 }, { toString: 'x' }, [[[[]]]], 'audience', 'red'],
];
const odd = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...ODD));

const broken = fc.record({ which: fc.nat(), where: fc.nat(), by: odd, extra: fc.boolean() }).map(({ which, where, by, extra }) => {
  const all = everyMessage(opened.game);
  const message = all[which % all.length];
  const places = paths(message);
  return textOf(replaced(message, places[where % places.length], by), extra ? by : undefined);
});

function textOf(changed: unknown, extra: unknown): string {
  const isObject = typeof changed === 'object' && changed !== null;
  return JSON.stringify(extra !== undefined && isObject ? { ...changed, extra } : changed) ?? 'undefined';
}

/** Every odd value in every place of every message. */
function allBroken(): readonly string[] {
  return everyMessage(opened.game).flatMap((message) =>
    paths(message).flatMap((place) => ODD.map((by) => textOf(replaced(message, place, by), undefined))),
  );
}

/** Sends them over several sockets; returns the answers to the unreadable ones. */
async function throwAt(texts: readonly string[], secret?: string): Promise<readonly ServerMessage[]> {
  const answers: ServerMessage[] = [];
  for (let start = 0; start < texts.length; start += AT_ONCE) {
    const socket = await RawSocket.joined(node.url, opened.game, secret);
    for (const text of texts.slice(start, start + AT_ONCE)) socket.send(text);
    await socket.settled();
    expect(socket.isOpen).toBe(true);
    answers.push(...socket.heard.filter((message) => message.type === 'error' && message.code === 'badMessage'));
    socket.close();
  }
  return answers;
}

async function expectAlive(): Promise<void> {
  const socket = await RawSocket.joined(node.url, opened.game, opened.secrets.red);
  expect(socket.heard.map(({ type }) => type)).toContain('snapshot');
  expect(node.host.counts.frozen).toBe(0);
  expect(node.errors).toEqual([]);
  socket.close();
}

/** What was carried out on request; on a slow machine time alone may cause more. */
async function factCount(): Promise<number> {
  return (await node.store.facts.read(opened.game)).filter(({ fact }) => (fact as Fact).request !== undefined).length;
}

test('every message type is sent here, whole and valid', () => {
  const messages = everyMessage('g');
  for (const message of messages) expect(decodeClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(CLIENT_MESSAGE_TYPES));
  expect(Object.keys(EVERY_REQUEST).toSorted()).toEqual(REQUEST_TYPES.toSorted());
  expect(Object.keys(EVERY_INTENT).toSorted()).toEqual(INTENT_TYPES.toSorted());
});

test('every odd value in every place of every message is answered, and from the audience it changes nothing', async () => {
  const before = await factCount();
  const texts = allBroken();
  const unreadable = texts.filter((text) => !decodeClientMessage(text).ok).length;
  expect(unreadable).toBeGreaterThan(1000);
  expect(await throwAt(texts)).toHaveLength(unreadable);
  expect(await factCount()).toBe(before);
  await expectAlive();
});

test('random broken messages get an answer, too', async () => {
  const before = await factCount();
  const texts = fc.sample(broken, RUNS);
  expect(await throwAt(texts)).toHaveLength(texts.filter((text) => !decodeClientMessage(text).ok).length);
  expect(await factCount()).toBe(before);
  await expectAlive();
}, 300_000);

test('a message that is no JSON, too long, too deep, binary or full of values is answered or cut off', async () => {
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
  const before = await factCount();
  for (const text of texts) {
    const socket = await RawSocket.joined(node.url);
    const since = socket.heard.length;
    socket.send(text);
    await until(() => !socket.isOpen || socket.heard.length > since, 'an answer');
    const said = socket.heard[since];
    expect(!socket.isOpen || said?.type === 'error', String(text).slice(0, 60)).toBe(true);
    if (said?.type === 'error') expect(said.code).toBe('badMessage');
    socket.close();
  }
  expect(await factCount()).toBe(before);
  await expectAlive();
});

test('from a seat they freeze nothing, and memory stays flat', async () => {
  const texts = fc.sample(broken, RUNS);
  const round = async () => {
    await throwAt(texts, opened.secrets.red);
    return bytesInUse();
  };
  await round();
  const before = await round();
  for (let more = 0; more < 3; more += 1) await round();
  expect(((await bytesInUse()) - before) / 1e6).toBeLessThan(8);
  await expectAlive();
}, 600_000);

test('valid messages, repeated after the end, change nothing', async () => {
  const socket = await RawSocket.joined(node.url, opened.game, opened.secrets.red);
  // One of the messages before may have resigned.
  socket.say({ type: 'act', game: opened.game, request: { id: 'end', type: 'abort' } });
  await socket.settled();
  expect(await node.host.query(opened.game, ({ phase }) => phase)).toBe('over');
  const before = await factCount();
  for (const secret of [opened.secrets.red, opened.secrets.blue, undefined]) {
    const again = await RawSocket.joined(node.url, opened.game, secret);
    for (let round = 0; round < 2; round += 1) {
      // Spectators rejoin with a version from before, from nowhere and from the future.
      for (const message of everyMessage(opened.game)) again.say(message);
      for (const since of [0, 1, 1e9]) again.say({ type: 'join', game: opened.game, ...defined({ secret }), since });
      await again.settled();
    }
    again.close();
  }
  expect(await factCount()).toBe(before);
  await expectAlive();
});

/** Memory after everything unneeded is gone: sockets closed here are gone there, too. */
async function bytesInUse(): Promise<number> {
  await until(() => node.sockets.size === 0, 'all sockets are gone');
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
