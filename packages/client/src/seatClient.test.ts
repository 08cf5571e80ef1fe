// One seat's end of a game, message by message.

import { barrage } from '@flagfall/editions';
import { compileRules, newGame, observe, seededChance, type Viewer } from '@flagfall/engine';
import {
  type About,
  type ClientMessage,
  decodeClientMessage,
  encodeServerMessage,
  type ServerMessage,
  type Update,
} from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { Line } from './line.ts';
import { SeatClient, type SeatClientListener } from './seatClient.ts';

const view = observe(newGame(compileRules(barrage), seededChance('client')), 'red');
const about: About = {
  edition: 'barrage',
  revision: 1,
  options: {},
  clock: { type: 'unlimited' },
  rated: false,
  friendly: true,
  audienceDelay: 0,
};

function update(from: number, version: number, changes: Partial<Update> = {}): ServerMessage {
  return {
    ...{ type: 'update', game: 'g', version, from, now: 1, phase: 'playing', isPaused: false, actions: [], news: [], view },
    ...{ seats: {}, clocks: { leftMs: { red: 5000 }, running: ['red'] }, offers: [], marks: {}, ...changes },
  };
}

function follow(listener: SeatClientListener = {}, now: () => number = () => 0) {
  const client = new SeatClient({ game: 'g', nonce: () => 'a'.repeat(64), now }, listener);
  const line = new Line();
  line.add(client);
  const sent: ClientMessage[] = [];
  const open = (): void =>
    line.opened((text) => {
      const read = decodeClientMessage(text);
      if (!read.ok) throw new Error(`the server could not read ${text}`);
      sent.push(read.value);
    });
  const hear = (...messages: readonly ServerMessage[]): void => {
    for (const message of messages) expect(line.heard(encodeServerMessage(message)).ok).toBe(true);
  };
  const join = (viewer: Viewer = 'red'): void => hear({ type: 'joined', game: 'g', viewer });
  return { client, line, sent, open, hear, join, take: () => sent.splice(0) };
}

test('it greets, joins, and asks again with the same id over the next wire until it is answered, once', async () => {
  const { client, line, open, hear, join, take } = follow();
  const answer = client.ask({ type: 'resign' });
  open();
  expect(take()).toEqual([
    { type: 'hello', protocol: 1 },
    { type: 'join', game: 'g', since: 0 },
  ]);
  join();
  const [asked] = take();
  expect(asked).toMatchObject({ type: 'act', request: { type: 'resign' } });
  hear(update(0, 3, { about }));
  line.closed();
  open();
  join();
  expect(take().slice(1)).toEqual([{ type: 'join', game: 'g', since: 3 }, asked]);
  hear({ type: 'error', code: 'unavailable', game: 'g' });
  line.remind();
  expect(take()).toEqual([asked]);
  const { id } = (asked as Extract<ClientMessage, { type: 'act' }>).request;
  hear({ type: 'refused', game: 'g', id, refusal: { code: 'notBegun' } });
  expect(await answer).toEqual({ code: 'notBegun' });
  line.remind();
  expect(take()).toEqual([]);
});

test('it gives its nonce once the host is committed, and not as audience', () => {
  const commitments = { chance: 'b'.repeat(64), deployments: {}, nonces: {} };
  const waiting = update(0, 1, { phase: 'waiting', commitments, about });
  const seat = follow();
  seat.open();
  seat.join();
  seat.take();
  seat.hear(update(0, 1, { phase: 'waiting', about }));
  expect(seat.take()).toEqual([]);
  seat.hear(waiting, waiting);
  expect(seat.take()).toEqual([
    { type: 'act', game: 'g', request: { type: 'nonce', id: expect.stringContaining('nonce'), nonce: 'a'.repeat(64) } },
  ]);
  const watcher = follow();
  watcher.open();
  watcher.join('audience');
  watcher.take();
  watcher.hear(waiting);
  expect(watcher.take()).toEqual([]);
});

test('what was missed is asked for; what is never told again is not asked for for ever', () => {
  const told: boolean[] = [];
  const { client, open, hear, join, take } = follow({ updated: (_, isWhole) => told.push(isWhole) });
  open();
  join();
  hear(update(0, 2, { about }));
  take();
  hear(update(4, 5));
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 2 }]);
  // A game from memory: the server tells the board and nothing of what led to it.
  hear(update(5, 5, { about }));
  expect(take()).toEqual([]);
  expect(client.last?.version).toBe(5);
  hear(update(3, 7));
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 5 }]);
  hear(update(5, 7, { about }), update(2, 4));
  expect(client.last?.version).toBe(7);
  expect(told).toEqual([true, false, true]);
});

test('what is told a second time says how things stand, and nothing that has happened', () => {
  const told: (readonly [actions: number, news: number, isPaused: boolean])[] = [];
  const { client, open, hear, join } = follow({
    updated: ({ actions, news, isPaused }) => told.push([actions.length, news.length, isPaused]),
  });
  open();
  join();
  const step = { actions: [[]], news: [{ type: 'begun' as const }] };
  hear(update(0, 1, { about, ...step }), update(0, 1, { ...step, isPaused: true }));
  expect(told).toEqual([
    [1, 1, false],
    [0, 0, true],
  ]);
  expect(client.actions).toHaveLength(1);
});

test('a line of chat is said again until its writer hears it, and heard once', () => {
  const { client, line, open, hear, join, take } = follow();
  const own = client.talk('hello');
  open();
  join();
  line.remind();
  expect(take().filter(({ type }) => type === 'chat')).toEqual(
    Array(2).fill({ type: 'chat', game: 'g', id: own, room: 'seats', text: 'hello' }),
  );
  const said = { type: 'chat', game: 'g', id: 'c1', room: 'seats', from: 'Ann', text: 'hello', at: 1 } as const;
  hear({ ...said, own }, { ...said, own });
  line.remind();
  expect(take()).toEqual([]);
  expect(client.chat).toHaveLength(1);
});

test('clocks run on until the next update', () => {
  let now = 100;
  const { client, open, hear, join } = follow({}, () => now);
  open();
  join();
  hear(update(0, 1, { about }));
  now = 1600;
  expect(client.clocks()?.leftMs).toEqual({ red: 3500 });
});
