// The sockets of a whole server: after logging out, a ban or deleting the account they close, and addresses count as for requests.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../defined.ts';
import { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { type Client, GOOD_PASSWORD } from '../forTests/testServerForTests.ts';
import { newAccount, newGuest, startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';

const folder = storeFolder();
let server: WholeServer;
beforeAll(async () => {
  server = await startWhole({ STORE_FILE: folder.file, SOCKETS_PER_ADDRESS: '5', SOCKETS_PER_PERSON: '3', TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

let addresses = 0;
function freshAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

function come({ cookie }: Pick<Client, 'cookie'>, address = freshAddress(), game?: string): Promise<RawSocket> {
  const headers = { ...defined({ cookie }), 'x-forwarded-for': address };
  return RawSocket.joined(`${server.url.replace('http', 'ws')}/api/v1/socket`, game, undefined, headers);
}

async function farewell(socket: RawSocket): Promise<string> {
  const said = await socket.next(({ type }) => type === 'goodbye');
  return said.type === 'goodbye' ? said.reason : '';
}

test('logging out, or ending a session from elsewhere, closes its sockets', async () => {
  const ann = await newAccount(server);
  const other = { ...ann, cookie: undefined } as Client;
  const elsewhere = await fetch(`${server.url}/api/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: ann.name, password: GOOD_PASSWORD }),
  });
  const cookie = elsewhere.headers.getSetCookie()[0].split(';')[0];
  const [here, there] = [await come(ann), await come({ ...other, cookie })];
  await ann.delete('/sessions/current');
  expect(await farewell(here)).toBe('signedOut');
  await there.settled();
  expect(there.isOpen).toBe(true);
});

test('a guest with a new account reconnects as the account', async () => {
  const guest = await newGuest(server);
  const socket = await come(guest);
  await guest.post('/accounts', { name: 'Zora-Adopted', password: GOOD_PASSWORD });
  expect(await farewell(socket)).toBe('signedOut');
  (await come(guest)).close();
});

test('a banned player loses all sockets, and gets no new one', async () => {
  const [operator, ann] = [await newAccount(server), await newAccount(server)];
  await server.store.accounts.change(operator.id, { operator: true });
  const seats = { red: { type: 'me' }, blue: { type: 'computer', level: 1 } };
  const { body } = await ann.post('/games', { edition: 'barrage', clock: { type: 'unlimited' }, seats });
  const socket = await come(ann, undefined, body.game);
  expect(socket.heard).toContainEqual({ type: 'joined', game: body.game, viewer: 'red' });
  await operator.post('/operator/sanctions', { type: 'ban', who: { type: 'account', account: ann.id }, reason: 'cheated' });
  expect(await farewell(socket)).toBe('banned');
  await expect(come(ann)).rejects.toThrow('status 403');
  // Without their session they have no identity, and only watch.
  const watching = await come({ cookie: undefined }, undefined, body.game);
  expect(watching.heard).toContainEqual({ type: 'joined', game: body.game, viewer: 'audience' });
});

test('deleting an account closes all its sockets', async () => {
  const ann = await newAccount(server);
  const socket = await come(ann);
  expect((await ann.post('/me/deletion', { password: GOOD_PASSWORD })).status).toBe(204);
  expect(await farewell(socket)).toBe('signedOut');
});

test('a revoked token opens nothing', async () => {
  const bot = await newAccount(server);
  await bot.post('/me/bot', { password: GOOD_PASSWORD });
  const { body } = await bot.post('/bot-tokens', { label: 'mine', scopes: ['play'] });
  const url = `${server.url.replace('http', 'ws')}/api/v1/socket`;
  const headers = { authorization: `Bearer ${body.token}`, 'x-forwarded-for': freshAddress() };
  const socket = await RawSocket.joined(url, undefined, undefined, headers);
  await bot.delete(`/bot-tokens/${body.id}`);
  expect(await farewell(socket)).toBe('signedOut');
  await expect(RawSocket.open(url, headers)).rejects.toThrow('status 401');
});

test('sockets are limited per address and per person', async () => {
  const address = freshAddress();
  for (let n = 0; n < 5; n += 1) await come({ cookie: undefined }, address);
  await expect(come({ cookie: undefined }, address)).rejects.toThrow('status 429');
  const guest = await newGuest(server);
  for (let n = 0; n < 3; n += 1) await come(guest);
  await expect(come(guest)).rejects.toThrow('status 429');
});

test('a deleted account loses its name at once for those it played with', async () => {
  const [ann, ben] = [await newAccount(server), await newGuest(server)];
  const seats = { red: { type: 'me' }, blue: { type: 'open' } };
  const { body } = await ann.post('/games', { edition: 'barrage', clock: { type: 'unlimited' }, seats });
  await ben.post('/invitations/accept', { token: body.invitations.blue });
  const before = await come(ben, undefined, body.game);
  expect(before.texts.join()).toContain(ann.name);
  await ann.post('/me/deletion', { password: GOOD_PASSWORD });
  const after = await come(ben, undefined, body.game);
  expect(after.heard).toContainEqual({ type: 'joined', game: body.game, viewer: 'blue' });
  expect(after.texts.join()).not.toContain(ann.name);
  expect(JSON.stringify((await ben.get(`/games/${body.game}`)).body)).not.toContain(ann.name);
  expect(server.errors).toEqual([]);
});
