// Guests and accounts over real HTTP, as a page uses them.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshName, GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../forTests/testServerForTests.ts';
import { newGame } from '../store/contract/storeBenchForTests.ts';
import { PasswordHasher } from './passwords/passwordHasher.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a guest gets a session and a name at once, and keeps both', async () => {
  const guest = server.client();
  expect(await guest.get('/me')).toMatchObject({ status: 401, body: { code: 'noSession' } });
  const { status, body, headers } = await guest.post('/guests');
  expect(status).toBe(200);
  expect(body).toEqual({
    type: 'guest',
    id: body.id,
    name: expect.stringMatching(/^\w+ \w+ \d{3}$/),
    bot: false,
    operator: false,
    sanctions: [],
  });
  expect(headers.get('set-cookie')).toMatch(/^flagfall=.*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await guest.get('/me')).body).toEqual(body);
  expect((await guest.post('/guests')).body).toEqual(body);
  server.wait(59 * 24 * 3_600_000);
  expect((await guest.get('/me')).body).toEqual(body);
  server.wait(59 * 24 * 3_600_000);
  expect((await guest.get('/me')).body).toEqual(body);
  server.wait(61 * 24 * 3_600_000);
  expect((await guest.get('/me')).status).toBe(401);
});

test('a guest who creates an account keeps running games, chat and sanctions', async () => {
  const client = server.client();
  const guest = (await client.post('/guests')).body.id;
  const game = newGame({ seats: [{ seat: 'red', sitter: { type: 'guest', guest, name: 'G' }, secretHash: 'x' }] });
  await server.store.games.open(game);
  const silence = { id: `silence-${guest}`, type: 'silence', reason: 'loud', byOperator: 'op', at: 1 } as const;
  await server.store.moderation.sanction({ ...silence, person: { type: 'guest', guest } });
  const name = freshName();
  const { status, body } = await client.post('/accounts', { name, password: GOOD_PASSWORD });
  expect(status).toBe(200);
  expect(body.visitor).toMatchObject({ type: 'account', name, bot: false, sanctions: [{ type: 'silence', reason: 'loud' }] });
  const person = { type: 'account', account: body.visitor.id } as const;
  expect(await server.store.games.unfinishedOf(person)).toEqual([game.id]);
  expect((await server.store.games.find(game.id))?.seats[0].sitter).toEqual({ type: 'account', account: body.visitor.id, name });
  expect(server.changes).toContainEqual({ type: 'adopted', guest, account: body.visitor.id, name });
});

test('an account is opened by its name and password, in any capitals and composition', async () => {
  const name = `Zoë${freshName()}`;
  const first = server.client();
  await first.post('/accounts', { name, password: 'Zoë likes cheese' });
  const later = server.client();
  const { status, body } = await later.post('/sessions', {
    name: name.toUpperCase().normalize('NFD'),
    password: 'Zoë likes cheese'.normalize('NFD'),
  });
  expect(status).toBe(200);
  expect(body.name).toBe(name);
  expect((await later.get('/me')).body).toEqual(body);
  expect((await first.get('/sessions')).body.sessions).toHaveLength(2);
});

test('a hash with less work is renewed at the next log-in', async () => {
  const client = await newcomer(server);
  const { id } = (await client.get('/me')).body;
  const weak = await new PasswordHasher(1, 1, { memoryKiB: 16, passes: 1 }).hash(GOOD_PASSWORD);
  await server.store.accounts.change(id, { passwordHash: weak });
  expect((await server.client().post('/sessions', { name: client.name, password: 'wrong password' })).status).toBe(401);
  expect((await server.store.accounts.find(id))?.passwordHash).toBe(weak);
  expect((await server.client().post('/sessions', { name: client.name, password: GOOD_PASSWORD })).status).toBe(200);
  expect((await server.store.accounts.find(id))?.passwordHash).toContain('$m=64,t=1,p=1$');
  expect((await server.client().post('/sessions', { name: client.name, password: GOOD_PASSWORD })).status).toBe(200);
});

test('a visitor with an account does not create another by mistake', async () => {
  const client = await newcomer(server);
  expect((await client.post('/accounts', { name: freshName(), password: GOOD_PASSWORD })).body).toEqual({ code: 'alreadyAccount' });
});

test('of two who want a name at once, one gets it', async () => {
  const name = freshName();
  const wishes = [name, name.toUpperCase(), name.toLowerCase()].map((wish) =>
    server.client().post('/accounts', { name: wish, password: GOOD_PASSWORD }),
  );
  const answers = await Promise.all(wishes);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a name and a profile can be changed', async () => {
  const client = await newcomer(server);
  const name = freshName();
  expect((await client.patch('/me', { name, profile: { language: 'da', deep: [1] } })).body).toMatchObject({
    name,
    profile: { language: 'da', deep: [1] },
  });
  expect((await client.get('/me')).body).toMatchObject({ name, profile: { language: 'da', deep: [1] } });
  const other = await newcomer(server);
  expect((await other.patch('/me', { name })).body).toEqual({ code: 'nameTaken' });
  expect((await other.patch('/me', { profile: { text: 'x'.repeat(9000) } })).body).toEqual({ code: 'badMessage', path: 'body.profile' });
});

test('a new password ends all other sessions, and copies of this one', async () => {
  const client = await newcomer(server);
  const other = server.client();
  await other.post('/sessions', { name: client.name, password: GOOD_PASSWORD });
  const thief = Object.assign(server.client(), { cookie: client.cookie });
  expect((await client.put('/me/password', { current: 'wrong', password: 'another fine one' })).body).toEqual({ code: 'wrongPassword' });
  expect((await client.put('/me/password', { current: GOOD_PASSWORD, password: 'another fine one' })).status).toBe(204);
  expect((await other.get('/me')).status).toBe(401);
  expect((await thief.get('/me')).status).toBe(401);
  expect((await client.get('/me')).status).toBe(200);
  expect((await server.client().post('/sessions', { name: client.name, password: GOOD_PASSWORD })).status).toBe(401);
  expect((await server.client().post('/sessions', { name: client.name, password: 'another fine one' })).status).toBe(200);
});

test('a recovery code sets a new password, once', async () => {
  const client = await newcomer(server);
  const [code, second] = client.codes;
  const wish = { name: client.name, code: ` ${code.toUpperCase().replaceAll('-', ' ')}`, password: 'a new password' };
  const saved = server.client();
  expect((await saved.post('/recoveries', wish)).body).toMatchObject({ type: 'account', name: client.name });
  expect((await client.get('/me')).status).toBe(401);
  expect((await saved.get('/me')).status).toBe(200);
  expect((await server.client().post('/recoveries', wish)).body).toEqual({ code: 'wrongCode' });
  const { body } = await saved.post('/me/recovery-codes', { password: 'a new password' });
  expect(body.recoveryCodes).toHaveLength(10);
  expect((await server.client().post('/recoveries', { ...wish, code: second })).body).toEqual({ code: 'wrongCode' });
  expect((await server.client().post('/recoveries', { ...wish, code: body.recoveryCodes[9] })).status).toBe(200);
});

test('sessions are listed and ended', async () => {
  const client = await newcomer(server);
  const phone = server.client({ 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Gecko/1 Firefox/140.0' });
  const tablet = server.client();
  for (const one of [phone, tablet]) await one.post('/sessions', { name: client.name, password: GOOD_PASSWORD });
  const { sessions } = (await client.get('/sessions')).body;
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  const ofPhone = sessions.find(({ label }: { label: string }) => label === 'Firefox, Android');
  expect((await client.delete(`/sessions/${ofPhone.id}`)).status).toBe(204);
  expect((await client.delete(`/sessions/${ofPhone.id}`)).body).toEqual({ code: 'notFound' });
  expect((await phone.get('/me')).status).toBe(401);
  expect((await client.delete('/sessions/others')).status).toBe(204);
  expect((await tablet.get('/me')).status).toBe(401);
  const { cookie } = client;
  expect((await client.delete('/sessions/current')).status).toBe(204);
  client.cookie = cookie;
  expect((await client.get('/me')).status).toBe(401);
});

test('all data can be exported and deleted', async () => {
  const client = await newcomer(server);
  const told = await client.get('/me/export');
  expect(told.body).toMatchObject({ account: { name: client.name, hasPassword: true }, sessions: [{ label: '' }], games: [] });
  expect((await client.post('/me/deletion', { password: 'wrong' })).body).toEqual({ code: 'wrongPassword' });
  expect((await client.post('/me/deletion', { password: GOOD_PASSWORD })).status).toBe(204);
  expect((await server.client().post('/sessions', { name: client.name, password: GOOD_PASSWORD })).status).toBe(401);
  expect(await server.store.accounts.findByName(client.name)).toBeUndefined();
  expect((await server.client().post('/accounts', { name: client.name, password: GOOD_PASSWORD })).status).toBe(200);
});
