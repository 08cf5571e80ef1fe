// Chat over real sockets on two nodes of one PostgreSQL, attacked: players must not read the audience.

import { findPart, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { atOther, follow, gameBetween, newBot, socketOf } from '../forTests/clients/visitorsForTests.ts';
import { type Client, GOOD_PASSWORD, newClient } from '../forTests/testServerForTests.ts';
import { newAccount, newGuest, startWhole, type WholeServer } from '../forTests/wholeServerForTests.ts';
import { Moderator } from '../moderation/moderator.ts';

const part = findPart('postgres');

const linesIn = (socket: RawSocket) => socket.heard.flatMap((message) => (message.type === 'chat' ? [message.text] : []));

describe.skipIf(!part.found)(part.found ? 'two nodes on PostgreSQL' : `two nodes on PostgreSQL (${part.why})`, () => {
  let database: TestPostgres;
  let one: WholeServer;
  let two: WholeServer;
  const open: RawSocket[] = [];
  let count = 0;

  beforeAll(async () => {
    if (!part.found) return;
    database = await startPostgres(part.folder);
    one = await startWhole({ DATABASE_URL: database.url });
    two = await startWhole({ DATABASE_URL: database.url });
  });
  afterAll(async () => {
    for (const socket of open) socket.close();
    await one?.stop();
    await two?.stop();
    await database?.stop();
  });

  const at = async (server: WholeServer, client: Parameters<typeof socketOf>[1], game: string, secret?: string) => {
    const socket = await socketOf(server, client);
    open.push(socket);
    const viewer = await follow(socket, game, secret);
    return Object.assign(socket, { viewer });
  };

  /** Posts a line and waits for the answer: the line, or an error. */
  const speak = async (socket: RawSocket, game: string, room: 'seats' | 'audience', text: string, given?: string) => {
    count += 1;
    const id = given ?? `c${count}`;
    const since = socket.heard.length;
    socket.say({ type: 'chat', game, id, room, text });
    return socket.next(
      (message) => (message.type === 'chat' && message.own === id) || (message.type === 'error' && message.id === id),
      since,
    );
  };

  const lines = async (client: Client, game: string, room: string): Promise<readonly string[]> =>
    (await client.get(`/games/${game}/chat/${room}`)).body.lines.map(({ text }: { readonly text: string }) => text);

  test('no seat reads the audience while the game goes on, by no second window, session, node or history', async () => {
    const [ann, bob, fan] = [await newAccount(one), await newGuest(two), await newGuest(two)];
    const game = await gameBetween(ann, atOther(bob, one));
    // The same account again, with its own session.
    const again = newClient(two.url, {});
    await again.post('/sessions', { name: ann.name, password: GOOD_PASSWORD });
    const red = await at(one, ann, game);
    const seats = [red, await at(two, bob, game), await at(two, ann, game), await at(two, again, game)];
    expect(seats.map(({ viewer }) => viewer)).toEqual(['red', 'blue', 'red', 'red']);
    const watchers = [await at(one, fan, game), await at(two, undefined, game)];
    expect(await speak(watchers[0], game, 'audience', 'red has a spy there')).toMatchObject({ type: 'chat', room: 'audience' });
    await watchers[1].next((message) => message.type === 'chat');
    expect(await speak(red, game, 'seats', 'good luck')).toMatchObject({ type: 'chat', from: ann.name, seat: 'red' });
    for (const seat of seats) await seat.next((message) => message.type === 'chat');
    for (const [socket, room] of [
      [red, 'audience'],
      [watchers[0], 'seats'],
      [watchers[1], 'audience'],
    ] as const)
      expect(await speak(socket, game, room, 'psst')).toMatchObject({ type: 'error', code: 'muted' });
    for (const socket of [...seats, ...watchers]) await socket.settled();
    for (const seat of seats) expect(linesIn(seat)).toEqual(['good luck']);
    for (const watcher of watchers) expect(linesIn(watcher)).toEqual(['red has a spy there']);
    for (const sitter of [ann, again, bob]) {
      expect(await lines(sitter, game, 'audience')).toEqual([]);
      expect(await lines(sitter, game, 'seats')).toEqual(['good luck']);
    }
    expect(await lines(fan, game, 'audience')).toEqual(['red has a spy there']);
    expect(await lines(newClient(one.url, {}), game, 'seats')).toEqual([]);
    red.say({ type: 'act', game, request: { type: 'abort', id: 'x' } });
    await red.next((message) => message.type === 'update' && message.phase === 'over');
    expect(await speak(red, game, 'audience', 'so it was')).toMatchObject({ type: 'chat' });
    await watchers[1].next((message) => message.type === 'chat' && message.text === 'so it was');
    expect(await lines(ann, game, 'audience')).toEqual(['red has a spy there', 'so it was']);
  });

  test('a seat that was opened by its secret alone reads the seats, has no identity, and cannot write', async () => {
    const [blue, fan] = [await newGuest(one), await newGuest(two)];
    const me = (await blue.get('/me')).body;
    const { game, secrets } = await one.host.open({
      ...{ edition: 'barrage', options: {}, clock: { type: 'unlimited' }, speed: 'unlimited', rated: false },
      seats: { red: { type: 'guest', guest: 'somebody', name: 'Somebody' }, blue: { type: 'guest', guest: me.id, name: me.name } },
    });
    const [bySecret, sitting, watching] = [
      ...[await at(two, undefined, game, secrets.red), await at(one, blue, game), await at(one, fan, game)],
    ];
    expect([bySecret.viewer, sitting.viewer, watching.viewer]).toEqual(['red', 'blue', 'audience']);
    expect(await speak(bySecret, game, 'seats', 'hello')).toMatchObject({ code: 'muted' });
    await speak(watching, game, 'audience', 'look at the left');
    await speak(sitting, game, 'seats', 'hello');
    await bySecret.next((message) => message.type === 'chat');
    expect(linesIn(bySecret)).toEqual(['hello']);
    // A spectator who opens a seat by its secret, and not by their session, counts as a player.
    const helper = await at(one, fan, game, secrets.red);
    await speak(watching, game, 'audience', 'and at the right');
    await helper.settled();
    expect(linesIn(helper)).toEqual([]);
  });

  test('muted and blocked people are hidden on every node; silenced people are told', async () => {
    const [ann, bob, fan, other] = [await newGuest(one), await newGuest(one), await newGuest(two), await newAccount(one)];
    const game = await gameBetween(ann, bob);
    const [red, blue, watching, listening] = [
      ...[await at(one, ann, game), await at(two, bob, game), await at(two, fan, game), await at(one, other, game)],
    ];
    const rude = await speak(blue, game, 'seats', 'rude');
    await red.next((message) => message.type === 'chat');
    const line = rude.type === 'chat' ? rude.id : '';
    expect((await ann.put('/aversions', { whom: { type: 'author', line }, type: 'mute' })).status).toBe(204);
    await speak(blue, game, 'seats', 'ruder');
    await speak(red, game, 'seats', 'still here');
    await blue.next((message) => message.type === 'chat' && message.text === 'still here');
    expect(linesIn(red)).toEqual(['rude', 'still here']);
    expect(await lines(ann, game, 'seats')).toEqual(['still here']);
    const remove = (whom: object) =>
      fetch(`${one.url}/api/v1/aversions`, {
        ...{ method: 'DELETE', headers: { cookie: ann.cookie ?? '', 'content-type': 'application/json' } },
        body: JSON.stringify({ whom, type: 'mute' }),
      });
    expect((await remove({ type: 'author', line })).status).toBe(204);
    expect((await remove({ type: 'author', line: 'no-such-line' })).status).toBe(204);
    expect(await lines(ann, game, 'seats')).toEqual(['rude', 'ruder', 'still here']);

    const said = await speak(listening, game, 'audience', 'an insult');
    await watching.next((message) => message.type === 'chat');
    const insult = said.type === 'chat' ? said.id : '';
    expect((await fan.post('/complaints', { whom: { type: 'author', line: insult }, reason: 'insults' })).status).toBe(204);
    // A seat cannot even name a line that it may not read, nor learn that it exists; nor can a visitor without a seat.
    for (const whom of [
      { type: 'author', line: insult },
      { type: 'author', line: 'none' },
      { type: 'sitter', game, seat: 'gold' },
    ])
      expect((await ann.post('/complaints', { whom, reason: 'x' })).body).toEqual({ code: 'nobody' });
    const operator = new Moderator(one.store, 'op', Date.now);
    const reports = await operator.reports(100);
    expect(reports).toMatchObject([{ line: insult, reason: 'insults' }]);
    const { until } = await operator.punish({ type: 'silence', who: { type: 'account', account: other.id }, reason: 'r', hours: 1 });
    expect(await speak(listening, game, 'audience', 'more')).toMatchObject({ code: 'silenced', until });
  });

  test('floods, empty lines and unknown presets get a code; the same line sent again is posted once', async () => {
    const [ann, bob] = [await newGuest(one), await newGuest(one)];
    const game = await gameBetween(ann, bob);
    const [red, blue] = [await at(one, ann, game), await at(two, bob, game)];
    expect(await speak(red, game, 'seats', '\u200e \u202e')).toMatchObject({ code: 'badText' });
    expect(await speak(red, game, 'seats', 'preset:dance')).toMatchObject({ code: 'badText' });
    // At once, and not one after the other: on a slow machine the lines must still be a flood.
    const allowed = [['preset:hello', 'same'], ['preset:hello', 'same'], ['0'], ['1'], ['2'], ['3']].map(([text, id]) =>
      speak(red, game, 'seats', text, id),
    );
    const tooMuch = speak(red, game, 'seats', 'one more');
    for (const answer of await Promise.all(allowed)) expect(answer).toMatchObject({ type: 'chat' });
    expect(await tooMuch).toMatchObject({ code: 'tooFast', retryMs: expect.any(Number) });
    await blue.next((message) => message.type === 'chat' && message.text === '3');
    expect(await lines(bob, game, 'seats')).toEqual(['preset:hello', '0', '1', '2', '3']);
  });

  test('a bot with the scope can write, and is marked as a bot', async () => {
    const [ann, bob] = [await newGuest(one), await newGuest(one)];
    const [mute, bot] = [await newBot(one), await newBot(one, ['play', 'chat'])];
    const game = await gameBetween(ann, bob);
    const [muted, speaking, watching] = [await at(one, mute, game), await at(two, bot, game), await at(one, undefined, game)];
    expect(await speak(muted, game, 'audience', 'beep')).toMatchObject({ code: 'muted' });
    expect(await speak(speaking, game, 'audience', 'beep')).toMatchObject({ from: bot.name, bot: true });
    expect(await watching.next((message) => message.type === 'chat')).toMatchObject({ from: bot.name, bot: true });
    const { body } = await newClient(one.url, {}).get(`/games/${game}/chat/audience`);
    expect(body.lines).toMatchObject([{ from: bot.name, bot: true, text: 'beep', yours: false }]);
  });

  test('a failing store costs one answer: the socket and the server stay', async () => {
    const [ann, bob] = [await newGuest(one), await newGuest(one)];
    const game = await gameBetween(ann, bob);
    const [red, blue] = [await at(one, ann, game), await at(one, bob, game)];
    const { chat } = one.store;
    const whole = chat.say;
    Object.assign(chat, { say: () => Promise.reject(new Error('the disk is gone')) });
    expect(await speak(red, game, 'seats', 'hello')).toMatchObject({ type: 'error', code: 'unavailable' });
    Object.assign(chat, { say: whole });
    expect(await speak(red, game, 'seats', 'hello')).toMatchObject({ type: 'chat' });
    await blue.next((message) => message.type === 'chat');
    expect([red.isOpen, blue.isOpen]).toEqual([true, true]);
  });
});
