// The lobby as people meet it: two whole servers on one PostgreSQL, real sockets, and people who come, go and try forbidden things.

import path from 'node:path';
import { endProgram, findPart, freePort, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { atOther, attend, follow, gameBetween, newBot, SEARCH_REQUEST } from '../forTests/clients/visitorsForTests.ts';
import { LobbyClock } from '../forTests/lobbyClockForTests.ts';
import { startServed } from '../forTests/servedForTests.ts';
import { newClient } from '../forTests/testServerForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import { newAccount, newGuest, startWhole, type WholeServer } from '../forTests/wholeServerForTests.ts';
import { LOBBY_GRACE_MS } from './presence.ts';
import { matchesOf } from './quickPairing.ts';

const part = findPart('postgres');

const matchedIn = (socket: RawSocket) => socket.heard.flatMap((message) => (message.type === 'matched' ? [message] : []));

describe.skipIf(!part.found)(part.found ? 'two nodes on PostgreSQL' : `two nodes on PostgreSQL (${part.why})`, () => {
  let database: TestPostgres;
  let one: WholeServer;
  let two: WholeServer;
  const clock = new LobbyClock(() => Promise.all([one, two].map(({ store }) => store.settings.find('any'))));
  const open: RawSocket[] = [];
  const come = async (...given: Parameters<typeof attend>) => {
    const socket = await attend(...given);
    open.push(socket);
    return socket;
  };

  /** The first message that fits; the lobby may take its time. */
  const hears = (socket: RawSocket, ...wanted: Parameters<RawSocket['next']>) => clock.during(socket.next(...wanted));
  const matched = async (socket: RawSocket) => {
    const message = await hears(socket, ({ type }) => type === 'matched');
    if (message.type !== 'matched') throw new Error('it was looked for');
    return message;
  };
  const inTime = (...given: Parameters<typeof until>) => clock.during(until(...given));

  beforeAll(async () => {
    if (!part.found) return;
    database = await startPostgres(part.folder);
    one = await startWhole({ DATABASE_URL: database.url }, { lobbyClock: clock });
    two = await startWhole({ DATABASE_URL: database.url }, { lobbyClock: clock });
  });
  afterAll(async () => {
    for (const socket of open) socket.close();
    await one?.stop();
    await two?.stop();
    await database?.stop();
  });

  test('two players who search on two nodes get the same game, wherever their sockets are', async () => {
    const [ann, bob] = [await newGuest(one), await newGuest(two)];
    // Behind a load balancer a request and a socket may reach different nodes.
    const [annHears, bobHears] = [await come(two, ann), await come(two, bob)];
    expect((await ann.put('/search', SEARCH_REQUEST)).status).toBe(204);
    expect((await ann.get('/search')).body).toEqual({ search: { ...SEARCH_REQUEST, options: {}, waitedMs: expect.any(Number) } });
    expect((await bob.put('/search', SEARCH_REQUEST)).status).toBe(204);
    const [hers, his] = [await matched(annHears), await matched(bobHears)];
    expect(hers.game).toBe(his.game);
    expect([hers.seat, his.seat].toSorted()).toEqual(['blue', 'red']);
    expect(await follow(annHears, hers.game)).toBe(hers.seat);
    expect(await follow(bobHears, his.game)).toBe(his.seat);
    expect((await ann.get('/search')).body).toEqual({});
    expect(matchedIn(annHears)).toHaveLength(1);
  });

  test('of many players who accept an offer one gets it; the others hear that it is gone, and the lobby no longer shows it', async () => {
    const maker = await newGuest(one);
    const makerHears = await come(one, maker);
    const watcher = await come(two, undefined, true);
    const { body: offer } = await maker.post('/offers', { ...SEARCH_REQUEST, edition: 'duel', seat: 'blue' });
    expect(offer).toMatchObject({ edition: 'duel', seat: 'blue', yours: true, forYou: false, from: { bot: false } });
    expect(offer.from).not.toHaveProperty('rating');
    const shown = await hears(watcher, (message) => message.type === 'lobby' && message.offers.some(({ id }) => id === offer.id));
    expect(shown).toMatchObject({ offers: expect.arrayContaining([expect.objectContaining({ id: offer.id, yours: false })]) });
    expect(watcher.texts.join()).not.toContain('account');
    const takers = await Promise.all(Array.from({ length: 8 }, (_, index) => newGuest([one, two][index % 2])));
    const answers = await Promise.all(takers.map((taker) => taker.post(`/offers/${offer.id}/acceptance`)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(won[0].body.seat).toBe('red');
    // A player who missed the answer asks again, on either node.
    const taker = takers[answers.indexOf(won[0])];
    for (const node of [one, two]) expect((await atOther(taker, node).post(`/offers/${offer.id}/acceptance`)).body).toEqual(won[0].body);
    for (const { status, body } of answers.filter((answer) => answer !== won[0])) expect([status, body]).toEqual([410, { code: 'gone' }]);
    expect(await matched(makerHears)).toEqual({ type: 'matched', game: won[0].body.game, seat: 'blue' });
    const since = watcher.heard.indexOf(shown);
    await hears(watcher, (message) => message.type === 'lobby' && message.offers.every(({ id }) => id !== offer.id), since);
  });

  test('a challenge reaches its player, who declines one and accepts the next; no one else can', async () => {
    const [ann, bob, eve] = [await newAccount(one), await newAccount(two), await newAccount(two)];
    const [annHears, bobHears, eveHears] = [await come(one, ann), await come(two, bob), await come(two, eve, true)];
    const first = await ann.post('/offers', { ...SEARCH_REQUEST, rated: true, to: bob.name });
    const told = await hears(bobHears, ({ type }) => type === 'challenged');
    expect(told).toMatchObject({
      offer: { id: first.body.id, forYou: true, rated: true, from: { name: ann.name, bot: false, rating: 1500 } },
    });
    expect((await eve.post(`/offers/${first.body.id}/acceptance`)).body).toEqual({ code: 'notForYou' });
    expect((await eve.post(`/offers/${first.body.id}/refusal`)).body).toEqual({ code: 'gone' });
    expect((await bob.post(`/offers/${first.body.id}/refusal`)).status).toBe(204);
    await hears(bobHears, (message) => message.type === 'challengeGone' && message.offer === first.body.id);
    const second = await ann.post('/offers', { ...SEARCH_REQUEST, to: bob.name });
    await hears(bobHears, (message) => message.type === 'challenged' && message.offer.id === second.body.id);
    const { body } = await bob.post(`/offers/${second.body.id}/acceptance`);
    expect(await matched(annHears)).toMatchObject({ game: body.game });
    expect(eveHears.heard.filter(({ type }) => type === 'challenged')).toEqual([]);
    expect(eveHears.texts.join()).not.toContain(second.body.id);
    expect((await ann.post('/offers', { ...SEARCH_REQUEST, to: 'Nobody-knows' })).body).toEqual({ code: 'notFound' });
    expect((await ann.post('/offers', { ...SEARCH_REQUEST, to: ann.name })).body).toEqual({ code: 'ownOffer' });
  });

  test('players who block each other see no offers of each other, cannot accept them, and are never paired, even while searching', async () => {
    const [ann, bob] = [await newGuest(one), await newGuest(two)];
    const [annHears, bobHears] = [await come(one, ann), await come(two, bob, true)];
    const game = await gameBetween(ann, atOther(bob, one));
    // A pool of its own: no other test uses this option.
    const wish = { ...SEARCH_REQUEST, options: { quietLimit: 91 } };
    const { body: offer } = await ann.post('/offers', { ...SEARCH_REQUEST, edition: 'duel' });
    await hears(bobHears, (message) => message.type === 'lobby' && message.offers.some(({ id }) => id === offer.id));
    await ann.put('/search', wish);
    expect((await ann.put('/aversions', { whom: { type: 'sitter', game, seat: 'blue' }, type: 'block' })).status).toBe(204);
    const since = bobHears.heard.length;
    await hears(bobHears, (message) => message.type === 'lobby' && message.offers.every(({ id }) => id !== offer.id), since);
    expect((await bob.get('/lobby')).body.offers.map(({ id }: { readonly id: string }) => id)).not.toContain(offer.id);
    expect((await bob.post(`/offers/${offer.id}/acceptance`)).body).toEqual({ code: 'notForYou' });
    await bob.put('/search', wish);
    // Long enough for several rounds of pairing on each node.
    await clock.pass(10_000);
    expect([...matchedIn(annHears), ...matchedIn(bobHears)].filter((message) => message.game !== game)).toEqual([]);
    const third = await newGuest(two);
    await third.put('/search', wish);
    await inTime(() => matchedIn(annHears).length + matchedIn(bobHears).length > 2, 'somebody else is welcome');
  });

  test('a bot is marked, is paired with bots only, and accepts no open offer of a person', async () => {
    const [robby, marvin] = [await newBot(one), await newBot(two)];
    const asRobby = newClient(one.url, { authorization: `Bearer ${robby.token}` });
    const asMarvin = newClient(two.url, { authorization: `Bearer ${marvin.token}` });
    const person = await newGuest(one);
    const personHears = await come(one, person);
    const wish = { ...SEARCH_REQUEST, options: { quietLimit: 92 } };
    await person.put('/search', wish);
    expect((await asRobby.put('/search', wish)).status).toBe(204);
    const { body: offer } = await person.post('/offers', SEARCH_REQUEST);
    expect((await asRobby.post(`/offers/${offer.id}/acceptance`)).body).toEqual({ code: 'notForYou' });
    expect((await asMarvin.put('/search', wish)).status).toBe(204);
    const robbys = async () => one.store.games.unfinishedOf({ type: 'account', account: (await asRobby.get('/me')).body.id });
    await inTime(async () => (await robbys()).length === 1, 'two bots are paired');
    expect(matchedIn(personHears)).toEqual([]);
    const [game] = await robbys();
    expect(await follow(personHears, game)).toBe('audience');
    const snapshot = await hears(personHears, (message) => message.type === 'snapshot' && message.game === game);
    expect(snapshot).toMatchObject({ seats: { red: { type: 'person', bot: true }, blue: { type: 'person', bot: true } } });
    const { body: botOffer } = await asRobby.post('/offers', { ...SEARCH_REQUEST, edition: 'duel' });
    expect(botOffer.from).toMatchObject({ name: robby.name, bot: true });
    expect((await person.post(`/offers/${botOffer.id}/acceptance`)).status).toBe(200);
  });

  test('a game whose announcement was lost with its node is announced when its player returns', async () => {
    const port = await freePort();
    const environment = { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', GUESTS_PER_HOUR: '1000' };
    const script = path.join(import.meta.dirname, '../serve.ts');
    const doomed = await startServed([script], { ...process.env, ...environment }, port);
    const child = doomed.process;
    try {
      const ann = await newGuest(doomed);
      await attend(doomed, ann);
      const { body: offer } = await ann.post('/offers', { ...SEARCH_REQUEST, edition: 'duel' });
      await endProgram(child, 'SIGKILL');
      const bob = await newGuest(one);
      const { body } = await bob.post(`/offers/${offer.id}/acceptance`);
      const hears = await come(two, atOther(ann, two));
      expect((await matched(hears)).game).toBe(body.game);
      // Announced once: no node finds it among the pending announcements.
      const untold = async () => (await matchesOf(one.store, () => true)).map(({ game }) => game);
      await inTime(async () => !(await untold()).includes(body.game), 'it is stored that she was told');
    } finally {
      await endProgram(child, 'SIGKILL');
    }
  });

  test('a banned player no longer waits for a game, and accepts none', async () => {
    const [ann, operator] = [await newAccount(one), await newAccount(one)];
    await one.store.accounts.change(operator.id, { operator: true });
    await ann.put('/search', { ...SEARCH_REQUEST, options: { quietLimit: 94 } });
    const { body: offer } = await ann.post('/offers', { ...SEARCH_REQUEST, edition: 'duel' });
    const ban = { type: 'ban', who: { type: 'account', account: ann.id }, reason: 'r' };
    expect((await operator.post('/operator/sanctions', ban)).status).toBe(200);
    const person = { type: 'account', account: ann.id } as const;
    await inTime(async () => (await one.store.offers.of(person, clock.now())).length === 0, 'the offers of who is banned end');
    expect(await one.store.seekers.of(person, clock.now())).toBeUndefined();
    expect((await operator.post(`/offers/${offer.id}/acceptance`)).body).toEqual({ code: 'gone' });
    expect((await ann.put('/search', SEARCH_REQUEST)).body).toEqual({ code: 'banned' });
  });

  test('offers and searches end a while after the last socket of their player; a correspondence game of an account stays on offer', async () => {
    const ann = await newAccount(one);
    const socket = await come(two, ann);
    const { body: now } = await ann.post('/offers', { ...SEARCH_REQUEST, edition: 'duel' });
    const { body: days } = await ann.post('/offers', { ...SEARCH_REQUEST, edition: 'original', clock: { type: 'days', days: 2 } });
    await ann.put('/search', { ...SEARCH_REQUEST, options: { quietLimit: 93 } });
    // A reloaded page.
    socket.close();
    const next = await come(two, ann);
    const open = async (): Promise<readonly string[]> =>
      (await ann.get('/lobby')).body.offers.flatMap((offer: { readonly id: string; readonly yours: boolean }) =>
        offer.yours ? [offer.id] : [],
      );
    await clock.pass(LOBBY_GRACE_MS + 500);
    expect((await open()).toSorted()).toEqual([now.id, days.id].toSorted());
    next.close();
    await inTime(async () => !(await open()).includes(now.id), 'an offer without its maker ends');
    expect(await open()).toEqual([days.id]);
    expect((await ann.get('/search')).body).toEqual({});
    expect((await ann.delete(`/offers/${days.id}`)).status).toBe(204);
  });

  test('a store that fails for a while stops nothing: missed news come later', async () => {
    const [ann, bob] = [await newGuest(one), await newGuest(two)];
    const annHears = await come(one, ann);
    const { games, offers } = one.store;
    const whole = { find: games.find, matches: offers.matches };
    const fails = () => Promise.reject(new Error('the disk is gone'));
    Object.assign(games, { find: fails });
    Object.assign(offers, { matches: fails });
    const { body: offer } = await ann.post('/offers', { ...SEARCH_REQUEST, edition: 'duel' });
    const { body } = await atOther(bob, two).post(`/offers/${offer.id}/acceptance`);
    await clock.pass(10_000);
    expect(matchedIn(annHears)).toEqual([]);
    Object.assign(games, { find: whole.find });
    Object.assign(offers, { matches: whole.matches });
    expect((await matched(annHears)).game).toBe(body.game);
  });

  test('the end of a game is told to its players, on every node', async () => {
    const [ann, bob] = [await newGuest(one), await newGuest(one)];
    const [annHears, bobHears] = [await come(one, ann), await come(two, bob)];
    const game = await gameBetween(ann, bob);
    await follow(annHears, game);
    annHears.say({ type: 'act', game, request: { type: 'abort', id: 'a' } });
    for (const socket of [annHears, bobHears]) await hears(socket, (message) => message.type === 'gameEnded' && message.game === game);
    annHears.say({ type: 'act', game, request: { type: 'offer', id: 'b', what: 'rematch' } });
    await hears(annHears, (message) => message.type === 'update' && message.done === 'b');
    await follow(bobHears, game);
    bobHears.say({ type: 'act', game, request: { type: 'answer', id: 'c', what: 'rematch', accept: true } });
    const next = await Promise.all(
      [annHears, bobHears].map((socket) => hears(socket, (message) => message.type === 'matched' && message.game !== game)),
    );
    expect(next).toMatchObject([{ seat: 'blue' }, { seat: 'red' }]);
    expect(annHears.heard.filter(({ type }) => type === 'gameEnded')).toHaveLength(1);
  });
});
