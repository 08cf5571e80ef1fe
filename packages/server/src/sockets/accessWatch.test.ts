// Sockets and the right to have them: the end of a session, a token, an account or a ban closes sockets, on this node at once and on others soon.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { type TestNode, testNode } from '../forTests/nodeForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import type { NodeSettings } from '../node.ts';
import type { PersonChange } from '../people/peopleContext.ts';
import type { Person } from '../store/rows.ts';
import type { SocketAuth } from './socketAuth.ts';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** The cookie is the authentication itself. */
const personOf: NodeSettings['personOf'] = async ({ headers }) => JSON.parse(headers.cookie ?? 'null') ?? undefined;
const ANN: Person = { type: 'account', account: 'ann' };
const BEN: Person = { type: 'guest', guest: 'ben' };

let node: TestNode;
let bans = 0;
beforeEach(async () => {
  node = await testNode({ personOf });
  stops.push(() => node.stop());
  await node.store.accounts.create({ id: 'ann', name: 'Ann', bot: true, createdAt: 1 });
});

function come(auth: SocketAuth, at = node): Promise<RawSocket> {
  return RawSocket.joined(at.url, undefined, undefined, { cookie: JSON.stringify(auth) });
}

async function openSession(id: string, person: Person): Promise<SocketAuth> {
  await node.store.sessions.open({ tokenHash: `hash ${id}`, id, person, label: '', createdAt: 1, expiresAt: Date.now() + 1e6 });
  return { ...person, session: id };
}

async function openToken(id: string): Promise<SocketAuth> {
  await node.store.credentials.addBotToken({ tokenHash: `hash ${id}`, id, account: 'ann', label: '', scopes: ['play'], createdAt: 1 });
  return { ...ANN, token: id };
}

function ban(person: Person): Promise<void> {
  return node.store.moderation.sanction({ id: `ban ${++bans}`, type: 'ban', person, reason: 'r', byOperator: 'o', at: 1 });
}

/** Its close reason. */
async function farewell(socket: RawSocket): Promise<string> {
  const said = await socket.next(({ type }) => type === 'goodbye');
  return said.type === 'goodbye' ? said.reason : '';
}

async function expectOpen(...sockets: readonly RawSocket[]): Promise<void> {
  for (const socket of sockets) {
    await socket.settled();
    expect(socket.isOpen).toBe(true);
  }
}

test('an ended session closes its sockets, and no others', async () => {
  const entrants = [await openSession('a1', ANN), await openSession('a2', ANN), await openToken('t1'), await openSession('b1', BEN)];
  const [first, second, bot, other] = await Promise.all(entrants.map((auth) => come(auth)));
  node.sockets.personChanged({ type: 'sessionsEnded', person: ANN, sessions: ['a1'] });
  expect(await farewell(first)).toBe('signedOut');
  await expectOpen(second, bot, other);
  node.sockets.personChanged({ type: 'sessionsEnded', person: ANN, except: 'a2' });
  await expectOpen(second, bot, other);
  node.sockets.personChanged({ type: 'sessionsEnded', person: ANN });
  expect(await farewell(second)).toBe('signedOut');
  await expectOpen(bot, other);
});

test.each<[string, PersonChange, SocketAuth]>([
  ['a token that is revoked', { type: 'tokenRevoked', account: 'ann', token: 't1' }, { ...ANN, token: 't1' }],
  ['an account that is erased', { type: 'erased', account: 'ann' }, { ...ANN, session: 'a1' }],
  ['a guest who goes on as an account', { type: 'adopted', guest: 'ben', account: 'ann', name: 'Ann' }, { ...BEN, session: 'b1' }],
])('%s', async (_, change, auth) => {
  const [socket, other] = [await come(auth), await come({ type: 'guest', guest: 'cem', session: 'c1' })];
  node.sockets.personChanged({ type: 'renamed', account: 'ann', name: 'Anna' });
  await expectOpen(socket);
  node.sockets.personChanged(change);
  expect(await farewell(socket)).toBe('signedOut');
  await expectOpen(other);
});

test('a banned person is disconnected at once, however they were authenticated', async () => {
  const { game, secrets } = await node.host.open(
    smallGame({ seats: { red: { ...ANN, name: 'Ann' } as never, blue: { ...BEN, name: 'Ben' } as never } }),
  );
  const sockets = [await come(await openSession('a1', ANN)), await come(await openToken('t1'))];
  const bySecret = await RawSocket.joined(node.url, game, secrets.red);
  const opponent = await RawSocket.joined(node.url, game, secrets.blue);
  node.sockets.personChanged({ type: 'sanctioned', person: ANN });
  await expectOpen(...sockets, bySecret);
  await ban(ANN);
  node.sockets.personChanged({ type: 'sanctioned', person: ANN });
  for (const socket of [...sockets, bySecret]) {
    expect(await farewell(socket)).toBe('banned');
    socket.say({ type: 'act', game, request: { id: '1', type: 'resign' } });
  }
  await expectOpen(opponent);
  const again = await RawSocket.joined(node.url);
  again.say({ type: 'join', game, secret: secrets.red });
  expect(await farewell(again)).toBe('banned');
  expect((await node.store.facts.read(game)).some(({ fact }) => JSON.stringify(fact).includes('resign'))).toBe(false);
});

test('a ban during identification counts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const slow = await testNode({
    store: node.store,
    personOf: async (request) => {
      const person = await personOf(request);
      isAsked();
      await promise;
      return person;
    },
  });
  stops.push(() => slow.stop());
  const cookie = JSON.stringify(await openSession('a1', ANN));
  const coming = RawSocket.open(slow.url, { cookie });
  await asked;
  await ban(ANN);
  slow.sockets.personChanged({ type: 'sanctioned', person: ANN });
  resolve();
  expect(await farewell(await coming)).toBe('banned');
});

/** A store that counts its checks, and a wait for two more: then the first answer has had its effect. */
function askedOften(banned: TestNode['store']['access']['banned']) {
  let asked = 0;
  const access = {
    ...node.store.access,
    banned: (...about: Parameters<typeof banned>) => {
      asked += 1;
      return banned(...about);
    },
  };
  const askedAgain = async () => {
    const before = asked;
    await until(() => asked >= before + 2, 'everybody is asked about');
  };
  return { store: { ...node.store, access }, askedAgain };
}

test('changes on another node are found by polling the store', async () => {
  const { store, askedAgain } = askedOften((...about) => node.store.access.banned(...about));
  const other = await testNode({ store, personOf, accessCheckMs: 20 });
  stops.push(() => other.stop());
  const ended = await come(await openSession('a1', ANN), other);
  const revoked = await come(await openToken('t1'), other);
  const banned = await come(await openSession('b1', BEN), other);
  const stays = [await come(await openSession('c1', { type: 'guest', guest: 'cem' }), other), await RawSocket.joined(other.url)];
  await askedAgain();
  await expectOpen(ended, revoked, banned, ...stays);
  await node.store.sessions.endById('ann', 'a1');
  await node.store.credentials.removeBotToken('ann', 't1');
  await ban(BEN);
  expect([await farewell(ended), await farewell(revoked), await farewell(banned)]).toEqual(['signedOut', 'signedOut', 'banned']);
  await askedAgain();
  await expectOpen(...stays);
});

test('an unavailable store disconnects nobody', async () => {
  const { store, askedAgain } = askedOften(() => Promise.reject(new Error('away')));
  const other = await testNode({ store, personOf, accessCheckMs: 20 });
  stops.push(() => other.stop());
  const socket = await come(await openSession('a1', ANN), other);
  await askedAgain();
  await expectOpen(socket);
});
