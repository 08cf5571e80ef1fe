// Games over real HTTP: opening, inviting, reading, and what each reader is told.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../forTests/testServerForTests.ts';
import { newAccount, newGuest, startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';

const folder = storeFolder();
let server: WholeServer;
beforeAll(async () => {
  server = await startWhole({ STORE_FILE: folder.file });
});
afterAll(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
  folder.remove();
});

const UNLIMITED = { type: 'unlimited' } as const;
const MINUTES = { type: 'increment', initialMs: 600_000, incrementMs: 5000 } as const;
const ME = { type: 'me' } as const;
const OPEN = { type: 'open' } as const;
const COMPUTER = { type: 'computer', level: 1 } as const;
const FRIENDS = { edition: 'barrage', clock: UNLIMITED, seats: { red: ME, blue: OPEN } } as const;

async function refused(client: Client, wanted: object): Promise<unknown> {
  const { status, body } = await client.post('/games', { ...FRIENDS, ...wanted });
  expect(status).toBeGreaterThanOrEqual(400);
  return body.code;
}

describe('opening', () => {
  test('an impossible game is refused with the reason', async () => {
    const [guest, account] = [await newGuest(server), await newAccount(server)];
    expect(await refused(guest, { edition: 'chess' })).toBe('unknownEdition');
    expect(await refused(guest, { options: { wind: 3 } })).toBe('unknownOption');
    expect(await refused(guest, { options: { memory: 'long' } })).toBe('badOption');
    expect(await refused(guest, { clock: { type: 'increment', initialMs: 1, incrementMs: 0 } })).toBe('badClock');
    expect(await refused(guest, { seats: { red: ME, green: OPEN } })).toBe('unknownSeat');
    expect(await refused(guest, { seats: { red: ME } })).toBe('badSeats');
    expect(await refused(guest, { seats: { red: ME, blue: ME } })).toBe('badSeats');
    expect(await refused(guest, { seats: { red: OPEN, blue: COMPUTER } })).toBe('badSeats');
    expect(await refused(guest, { seats: { red: ME, blue: { type: 'computer', level: 99 } } })).toBe('badMessage');
    expect(await refused(guest, { rated: true, clock: MINUTES })).toBe('ratedNeedsAccount');
    expect(await refused(account, { rated: true })).toBe('ratedNeedsClock');
    expect(await refused(account, { rated: true, clock: MINUTES, friendly: true })).toBe('ratedNotFriendly');
    expect(await refused(account, { rated: true, clock: MINUTES, seats: { red: ME, blue: COMPUTER } })).toBe('ratedNeedsPeople');
    expect((await guest.post('/games', { ...FRIENDS, secret: 'x' })).body).toMatchObject({ code: 'badMessage' });
  });

  test('[AUD-1] a rated game is by the club rules: the refusal names what is missing, and options outside the set are free', async () => {
    const account = await newAccount(server);
    const open = async (edition: string, options: object) =>
      (await account.post('/games', { ...FRIENDS, edition, options, clock: MINUTES, rated: true })).body;
    // Absent options have their defaults, and the chase rule of Original is off by default.
    expect(await open('original', {})).toEqual({ code: 'ratedNeedsClub', options: { chaseRule: 'on' } });
    expect(await open('barrage', { quietLimit: 'off', memory: 'strict' })).toEqual({
      code: 'ratedNeedsClub',
      options: { quietLimit: 200 },
    });
    expect(await open('duel', { bothImmobile: 'moverLoses' })).toEqual({ code: 'ratedNeedsClub', options: { bothImmobile: 'draw' } });
    for (const [edition, options] of [
      ['original', { chaseRule: 'on', memory: 'strict' }],
      ['barrage', { board: '10x10', twoSquareLimit: 5, quietLimit: 200 }],
    ] as const)
      expect(await open(edition, options)).toMatchObject({ game: expect.any(String) });
    const friendly = { ...FRIENDS, edition: 'original', options: { quietLimit: 'off' }, clock: MINUTES };
    expect((await account.post('/games', friendly)).status).toBe(200);
  });

  test('a player with too many games must finish one first; with computers sooner', async () => {
    const guest = await newGuest(server);
    const against = { ...FRIENDS, seats: { red: ME, blue: COMPUTER } };
    for (let count = 0; count < 10; count += 1) expect((await guest.post('/games', against)).status).toBe(200);
    expect((await guest.post('/games', against)).body).toEqual({ code: 'tooManyGames', most: 10 });
    for (let count = 10; count < 30; count += 1) expect((await guest.post('/games', FRIENDS)).status).toBe(200);
    expect((await guest.post('/games', FRIENDS)).body).toEqual({ code: 'tooManyGames', most: 30 });
    const { body } = await (await newGuest(server)).post('/games', FRIENDS);
    expect((await guest.post('/invitations/accept', { token: body.invitations.blue })).body.code).toBe('tooManyGames');
  });

  test('the same id asked again is the same game, also when asked twice at once; other visitors cannot use the id', async () => {
    const [ann, bob] = [await newGuest(server), await newGuest(server)];
    const wanted = { ...FRIENDS, id: 'a-request-of-sixteen' };
    const answers = await Promise.all([ann.post('/games', wanted), ann.post('/games', wanted)]);
    // The links of both answers work.
    for (const { body } of answers) expect((await bob.post('/invitations/look', { token: body.invitations.blue })).status).toBe(200);
    const again = await ann.post('/games', wanted);
    expect(new Set([...answers, again].map(({ body }) => body.game)).size).toBe(1);
    expect((await ann.get('/me/games')).body.games).toHaveLength(1);
    const other = await bob.post('/games', wanted);
    expect(other.body.game).not.toBe(again.body.game);
    expect((await bob.post('/invitations/accept', { token: again.body.invitations.blue })).body).toEqual({
      game: again.body.game,
      seat: 'blue',
    });
    expect((await ann.post('/games', wanted)).body).toEqual({ game: again.body.game, seat: 'red', invitations: {} });
    expect((await ann.post('/games', { ...wanted, id: 'short' })).status).toBe(400);
  });

  test('an address opens so many games a day', async () => {
    const other = storeFolder();
    const strict = await startWhole({ STORE_FILE: other.file, GAMES_PER_DAY: '2' });
    const guest = await newGuest(strict);
    // A repeat does not count.
    const wanted = { ...FRIENDS, id: 'the-first-of-two-games' };
    for (let count = 0; count < 3; count += 1) expect((await guest.post('/games', wanted)).status).toBe(200);
    expect((await guest.post('/games', FRIENDS)).status).toBe(200);
    expect((await guest.post('/games', wanted)).status).toBe(200);
    const { status, body } = await guest.post('/games', FRIENDS);
    expect([status, body.code]).toEqual([429, 'tooManyRequests']);
    expect(body.retryAfterSeconds).toBeGreaterThan(80_000);
    await strict.stop();
    other.remove();
  });
});

describe('invitations', () => {
  test('a link opens its seat once, and a newer one replaces it', async () => {
    const [host, friend, late] = [await newGuest(server), await newGuest(server), await newGuest(server)];
    const { game, seat, invitations } = (await host.post('/games', FRIENDS)).body;
    expect(seat).toBe('red');
    const { token } = (await host.post(`/games/${game}/invitations`, { seat: 'blue' })).body;
    expect((await friend.post('/invitations/look', { token: invitations.blue })).body).toEqual({ code: 'noInvite' });
    const looked = await friend.post('/invitations/look', { token });
    expect(looked.body).toMatchObject({
      seat: 'blue',
      game: { game, status: 'waiting', viewer: 'audience', seats: { blue: { type: 'open' } } },
    });
    expect((await host.post('/invitations/accept', { token })).body).toEqual({ code: 'alreadySeated' });
    expect((await friend.post(`/games/${game}/invitations`, { seat: 'blue' })).body).toEqual({ code: 'notFound' });
    expect((await friend.post('/invitations/accept', { token })).body).toEqual({ game, seat: 'blue' });
    expect((await late.post('/invitations/accept', { token })).body).toEqual({ code: 'noInvite' });
    expect((await host.post(`/games/${game}/invitations`, { seat: 'blue' })).body).toEqual({ code: 'seatTaken' });
    const mine = (await friend.get('/me/games')).body.games;
    expect(mine).toMatchObject([
      { game, viewer: 'blue', yourTurn: false, seats: { red: { type: 'person', bot: false }, blue: { type: 'person' } } },
    ]);
  });

  test('a player who missed the answer can ask again, also with no room for another game', async () => {
    const [host, friend, late] = [await newGuest(server), await newGuest(server), await newGuest(server)];
    for (let count = 1; count < 30; count += 1) expect((await friend.post('/games', FRIENDS)).status).toBe(200);
    const { game, invitations } = (await host.post('/games', FRIENDS)).body;
    const token = invitations.blue;
    for (let count = 0; count < 2; count += 1)
      expect((await friend.post('/invitations/accept', { token })).body).toEqual({ game, seat: 'blue' });
    expect((await friend.post('/invitations/look', { token })).body).toMatchObject({ seat: 'blue', game: { game, viewer: 'blue' } });
    for (const other of [host, late]) {
      expect((await other.post('/invitations/look', { token })).body).toEqual({ code: 'noInvite' });
      expect((await other.post('/invitations/accept', { token })).body).toEqual({ code: 'noInvite' });
    }
  });

  test('a rated game by link is for accounts', async () => {
    const [host, guest, friend] = [await newAccount(server), await newGuest(server), await newAccount(server)];
    const { invitations } = (await host.post('/games', { ...FRIENDS, clock: MINUTES, rated: true })).body;
    expect((await guest.post('/invitations/accept', { token: invitations.blue })).body).toEqual({ code: 'ratedNeedsAccount' });
    expect((await friend.post('/invitations/accept', { token: invitations.blue })).status).toBe(200);
  });
});

describe('looking', () => {
  test('a game tells its players and nothing that is hidden; a game by link cannot be found', async () => {
    const [host, stranger] = [await newAccount(server), await newGuest(server)];
    const { game } = (await host.post('/games', FRIENDS)).body;
    const { body } = await stranger.get(`/games/${game}`);
    expect(body).toMatchObject({ game, edition: 'barrage', speed: 'unlimited', rated: false, friendly: false, viewer: 'audience' });
    expect(body.seats.red).toEqual({ type: 'person', name: host.name, bot: false });
    const stored = await server.store.games.find(game);
    const { secret } = (stored?.setup ?? {}) as { readonly secret?: string };
    for (const hidden of [secret, stored?.seats.find(({ seat }) => seat === 'red')?.secretHash, host.id]) {
      expect(hidden).toMatch(/./);
      expect(JSON.stringify(body)).not.toContain(hidden);
    }
    expect((await stranger.get('/games')).body).toEqual({ games: [] });
    expect((await stranger.get('/games/nothing')).body).toEqual({ code: 'notFound' });
    expect((await stranger.get(`/games/${game}/record`)).body).toEqual({ code: 'notOver' });
    expect((await stranger.get('/me/games')).body).toEqual({ games: [] });
  });

  test('a game of a guest moves to their new account', async () => {
    const guest = await newGuest(server);
    const { game } = (await guest.post('/games', FRIENDS)).body;
    expect((await guest.post('/accounts', { name: 'Adopted-one', password: 'correct horse battery' })).status).toBe(200);
    expect((await guest.get(`/games/${game}`)).body).toMatchObject({ viewer: 'red', seats: { red: { name: 'Adopted-one' } } });
  });

  test('invalid addresses are refused', async () => {
    const guest = await newGuest(server);
    expect((await guest.get('/games?edition=chess')).body).toEqual({ code: 'badMessage', path: 'query.edition' });
    expect((await guest.get('/archive?outcome=won')).body).toEqual({ code: 'badMessage', path: 'query.player' });
    expect((await guest.get('/archive?player=Nobody-at-all')).body).toEqual({ code: 'notFound' });
    expect((await guest.get('/archive?after=yesterday')).body).toEqual({ code: 'badMessage', path: 'query.after' });
    expect((await guest.get('/archive?token=x')).body).toMatchObject({ code: 'badMessage' });
  });
});

describe('players', () => {
  test('a profile tells only public facts', async () => {
    const account = await newAccount(server);
    const { status, body } = await (await newGuest(server)).get(`/people/${account.name.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body).toEqual({ name: account.name, bot: false, createdAt: expect.any(Number), ratings: [], statistics: [] });
    expect((await account.get('/people/Nobody-at-all')).body).toEqual({ code: 'notFound' });
  });

  test('a leaderboard is empty before a rating is sure', async () => {
    const guest = await newGuest(server);
    expect((await guest.get('/leaderboards/barrage/steady?bots=true&page=2')).body).toEqual({ lines: [] });
    expect((await guest.get('/leaderboards/chess/steady')).body).toEqual({ code: 'badMessage', path: 'params.edition' });
  });
});
