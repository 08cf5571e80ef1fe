// One seat's end of a game, message by message.

import { barrage } from '@flagfall/editions';
import { compileRules, newGame, type SeenEvent, type Snapshot, seededChance, snapshotOf, type Viewer } from '@flagfall/engine';
import {
  CHAT_LENGTH_MAX,
  type ClientMessage,
  decodeClientMessage,
  encodeServerMessage,
  PROTOCOL_VERSION,
  type SeenStep,
  type ServerMessage,
  type TableInfo,
  type TableSnapshot,
} from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { SeatClient, type SeatClientListener } from './seatClient.ts';
import { ServerChannel } from './serverChannel.ts';

const rules = compileRules(barrage);
const known = snapshotOf(newGame(rules, seededChance('client')), 'red', undefined);
const about: TableInfo = {
  edition: 'barrage',
  revision: 1,
  options: {},
  clock: { type: 'unlimited' },
  rated: false,
  friendly: true,
  audienceDelay: 0,
};

const clocks = { leftMs: { red: 5000 }, running: ['red' as const] };

/** So many steps without visible events. */
function blank(from: number, version: number): readonly SeenStep[] {
  return Array.from({ length: version - from }, () => ({}));
}

function update(from: number, version: number, answer: { readonly done?: string } = {}): ServerMessage {
  return { type: 'update', game: 'g', version, steps: blank(from, version), now: 1, clocks, ...answer };
}

/** A step with this event alone. */
function told(version: number, event: SeenEvent): ServerMessage {
  return { type: 'update', game: 'g', version, steps: [{ events: [event] }], now: 1, clocks };
}

const deployed = { type: 'seatDeployed', seat: 'blue' } as SeenEvent;
/** An event that these rules do not know. */
const strange = { type: 'deedDone', seat: 'blue', deed: 'tunnel' } as SeenEvent;

function snapshot(from: number, version: number, changes: Partial<TableSnapshot> = {}): ServerMessage {
  return {
    ...{ type: 'snapshot', game: 'g', version, steps: blank(from, version), now: 1, phase: 'playing', isPaused: false, known, about },
    ...{ seats: {}, clocks, offers: [], marks: {}, commitments: { chance: 'b'.repeat(64), deployments: {}, nonces: {} }, ...changes },
  };
}

function follow(listener: SeatClientListener = {}, now: () => number = () => 0) {
  const client = new SeatClient(
    { game: 'g', rulesOf: ({ edition }) => (edition === 'barrage' ? rules : undefined), nonce: () => 'a'.repeat(64), now },
    listener,
  );
  const line = new ServerChannel();
  line.add(client);
  const sent: ClientMessage[] = [];
  const open = (): void =>
    line.opened((text) => {
      const read = decodeClientMessage(text);
      if (!read.ok) throw new Error(`the server could not read ${text}`);
      sent.push(read.value);
    });
  const hear = (...messages: readonly ServerMessage[]): void => {
    for (const message of messages) expect(line.received(encodeServerMessage(message)).ok).toBe(true);
  };
  const join = (viewer: Viewer = 'red'): void => hear({ type: 'joined', game: 'g', viewer });
  return { client, line, sent, open, hear, join, take: () => sent.splice(0) };
}

test('it greets, joins, and repeats a request with the same id over the next connection until it is answered, once', async () => {
  const { client, line, open, hear, join, take } = follow();
  const answer = client.ask({ type: 'resign' });
  open();
  expect(take()).toEqual([
    { type: 'hello', protocol: PROTOCOL_VERSION },
    { type: 'join', game: 'g', since: 0 },
  ]);
  join();
  const [asked] = take();
  expect(asked).toMatchObject({ type: 'act', request: { type: 'resign' } });
  hear(snapshot(0, 3));
  line.closed();
  open();
  join();
  expect(take().slice(1)).toEqual([{ type: 'join', game: 'g', since: 3 }, asked]);
  hear({ type: 'error', code: 'unavailable', game: 'g' });
  line.resend();
  expect(take()).toEqual([asked]);
  const { id } = (asked as Extract<ClientMessage, { type: 'act' }>).request;
  hear({ type: 'refused', game: 'g', id, refusal: { code: 'notBegun' } });
  expect(await answer).toEqual({ code: 'notBegun' });
  line.resend();
  expect(take()).toEqual([]);
});

test('it gives its nonce once the host is committed, and none as audience', () => {
  const waiting = snapshot(0, 1, { phase: 'waiting' });
  const seat = follow();
  seat.open();
  seat.join();
  seat.take();
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

test('it asks for missed steps; steps that are never told again are not asked for for ever', () => {
  const told: boolean[] = [];
  const { client, open, hear, join, take } = follow({ updated: (_, isWhole) => told.push(isWhole) });
  open();
  join();
  hear(snapshot(0, 2));
  take();
  hear(update(4, 5));
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 2 }]);
  // A game from memory: the server tells the board and no earlier steps.
  join();
  hear(snapshot(5, 5));
  expect(take()).toEqual([]);
  expect(client.last?.version).toBe(5);
  hear(snapshot(3, 7));
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 5 }]);
  join();
  hear(snapshot(5, 7), update(2, 4), update(6, 7));
  expect(take()).toEqual([]);
  expect(client.last?.version).toBe(7);
  expect(told).toEqual([true, false, true]);
});

test('a repeated update brings the status, and no steps', () => {
  const told: (readonly [actions: number, news: number, isPaused: boolean])[] = [];
  const { open, hear, join } = follow({
    updated: ({ actions, news, isPaused }) => told.push([actions.length, news.length, isPaused]),
  });
  open();
  join();
  const step = { steps: [{ events: [deployed], news: [{ type: 'begun' as const }] }] };
  hear(snapshot(0, 1, step), snapshot(0, 1, { ...step, isPaused: true }));
  expect(told).toEqual([
    [1, 1, false],
    [0, 0, true],
  ]);
});

test('a chat line is sent again until its writer receives it', () => {
  const { client, line, open, hear, join, take } = follow();
  const own = client.talk('hello');
  open();
  join();
  line.resend();
  expect(take().filter(({ type }) => type === 'chat')).toEqual(
    Array(2).fill({ type: 'chat', game: 'g', id: own, room: 'seats', text: 'hello' }),
  );
  const said = { type: 'chat', game: 'g', id: 'c1', room: 'seats', from: 'Ann', text: 'hello', at: 1 } as const;
  hear({ ...said, own });
  line.resend();
  expect(take()).toEqual([]);
});

test('a line that is too long is cut, and no character is split', () => {
  const { client, open, join, take } = follow();
  open();
  join();
  take();
  client.talk(`${'x'.repeat(CHAT_LENGTH_MAX - 1)}🚩 and more`);
  expect(take()).toMatchObject([{ type: 'chat', text: 'x'.repeat(CHAT_LENGTH_MAX - 1) }]);
});

test('clocks run on until the next update', () => {
  let now = 100;
  const { client, open, hear, join } = follow({}, () => now);
  open();
  join();
  hear(snapshot(0, 1));
  now = 1600;
  expect(client.clocks()?.leftMs).toEqual({ red: 3500 });
});

test('an update before any snapshot is useless, and an unknown game is reported', () => {
  const faults: string[] = [];
  const { client, open, hear, join, take } = follow({ failed: ({ code }) => faults.push(code) });
  open();
  join();
  take();
  hear(update(0, 1));
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 0 }]);
  const foreign = snapshot(0, 1, { about: { ...about, edition: 'bridge' } });
  hear(foreign, ...[2, 3, 4].map((version) => update(version - 1, version)), foreign);
  expect(faults).toEqual(['otherEdition']);
  expect(client.last).toBeUndefined();
  // Another join would bring the same.
  expect(take()).toEqual([]);
});

test('an update that cannot be applied leads to a snapshot; a second one is reported', () => {
  const faults: (string | undefined)[] = [];
  const { client, open, hear, join, take } = follow({ failed: ({ code, path }) => faults.push(`${code} ${path}`) });
  open();
  join();
  hear(snapshot(0, 3));
  take();
  hear(told(4, strange));
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 3 }]);
  expect(client.last?.version).toBe(3);
  join();
  hear(snapshot(3, 4), told(5, deployed));
  expect(client.last?.version).toBe(5);
  // An update that applies in between resets this.
  hear(told(6, strange));
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 5 }]);
  join();
  hear(snapshot(5, 6));
  expect(faults).toEqual([]);
  hear(told(7, strange), told(8, deployed), told(9, deployed));
  expect(take()).toEqual([]);
  expect(faults).toEqual(['badMessage steps']);
  expect(client.last?.version).toBe(6);
});

test('steps that this program cannot read count as missed', () => {
  const faults: (string | undefined)[] = [];
  const { line, open, hear, join, take } = follow({ failed: ({ code, path }) => faults.push(`${code} ${path}`) });
  const hearText = (message: object): void => {
    expect(line.received(JSON.stringify({ game: 'g', ...message })).ok).toBe(false);
  };
  open();
  join();
  hear(snapshot(0, 3));
  take();
  // No step of these is missing here.
  hearText({ type: 'applause', by: 'red' });
  hearText({ ...update(3, 4), game: 'other', steps: [{ events: [] }] });
  expect(take()).toEqual([]);
  const unreadable = { ...update(3, 4), steps: [{ events: [{ type: 'pieceVanished' }] }] };
  hearText(unreadable);
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 3 }]);
  join();
  hearText({ ...unreadable, type: 'snapshot' });
  expect(take()).toEqual([]);
  expect(faults).toEqual(['badMessage steps.0.events.0.type']);
});

test('an unreadable snapshot is reported once, and a readable one helps', () => {
  const faults: (string | undefined)[] = [];
  const { client, line, open, hear, join, take } = follow({ failed: ({ code, path }) => faults.push(`${code} ${path}`) });
  const others: ServerMessage[] = [];
  line.add({ opened: () => {}, closed: () => {}, resend: () => {}, received: (message) => others.push(message) });
  open();
  join();
  take();
  const unreadable = snapshot(0, 3, { known: {} as Snapshot });
  hear(unreadable, update(3, 4), update(4, 5), unreadable);
  expect(faults).toEqual(['badMessage known']);
  expect(take()).toEqual([]);
  expect(others).toHaveLength(5);
  hear(snapshot(0, 5), update(5, 6));
  expect(client.last?.version).toBe(6);
});

test('after a request that led further than what was told here, it asks for the rest', () => {
  const { client, open, hear, join, take } = follow();
  const asked = (): string => {
    void client.ask({ type: 'resign' });
    const [act] = take();
    return act.type === 'act' ? act.request.id : '';
  };
  open();
  join();
  hear(snapshot(0, 3));
  take();
  hear(update(3, 4), { type: 'done', game: 'g', id: asked(), version: 4 });
  // The request was carried out before.
  hear({ type: 'done', game: 'g', id: asked(), version: 2 });
  expect(take()).toEqual([]);
  hear({ type: 'done', game: 'g', id: asked(), version: 5 });
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 4 }]);
});

test('an update can answer the request that led to it, also after a gap', async () => {
  const heard: string[] = [];
  const { client, open, hear, join, take } = follow({ done: (id) => heard.push(`${id} ${client.last?.version}`) });
  open();
  join();
  hear(snapshot(0, 3));
  for (const [from, to, known] of [
    [3, 4, 4],
    [5, 6, 4],
  ]) {
    const answer = client.ask({ type: 'resign' });
    const id = take().flatMap((message) => (message.type === 'act' ? [message.request.id] : []))[0];
    hear(update(from, to, { done: id }));
    expect(await answer).toBeUndefined();
    expect(heard.at(-1)).toBe(`${id} ${known}`);
    expect(client.pending).toBe(0);
  }
  expect(take()).toEqual([{ type: 'join', game: 'g', since: 4 }]);
});

test('history is kept only for a listener', () => {
  const pastAskedOf = (listener: { recalled?: () => void }) => {
    const { line, open, hear, join, take } = follow(listener);
    open();
    join();
    hear(snapshot(5, 6), update(6, 7));
    take();
    // A listener that comes later misses the history: the steps told since are gone.
    listener.recalled = () => {};
    line.resend();
    return take();
  };
  expect(pastAskedOf({ recalled: () => {} })).toEqual([{ type: 'past', game: 'g', before: 5 }]);
  expect(pastAskedOf({})).toEqual([]);
});
