// Operators, from a page and from the command line.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../forTests/testServerForTests.ts';
import { OPERATOR_USAGE, runOperator } from '../moderation/command.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { openGame } from '../store/contract/storeBenchForTests.ts';

let server: TestServer;
let operator: Client;
beforeAll(async () => {
  server = await openTestServer({ routes: moderationRoutes });
  operator = await newcomer(server);
  await server.store.accounts.change((await operator.get('/me')).body.id, { operator: true });
});
afterAll(() => server.close());

async function idOf(client: Client): Promise<string> {
  return (await client.get('/me')).body.id;
}

test('only operators can moderate', async () => {
  const [account, guest] = [await newcomer(server), server.client()];
  await guest.post('/guests');
  for (const [client, code] of [
    [account, 'operatorNeeded'],
    [guest, 'accountNeeded'],
    [server.client(), 'noSession'],
  ] as const) {
    expect((await client.get('/operator/reports')).body).toEqual({ code });
    expect((await client.post('/operator/sanctions', { type: 'ban', who: { type: 'guest', guest: 'x' }, reason: 'r' })).body).toEqual({
      code,
    });
  }
  expect((await operator.get('/operator/reports')).body).toEqual({ reports: [] });
});

test('a banned person can see why, export and log out, and nothing else, until it is lifted', async () => {
  const client = await newcomer(server);
  const who = { type: 'account', account: await idOf(client) } as const;
  const { body } = await operator.post('/operator/sanctions', { type: 'ban', who, reason: 'cheated', hours: 2 });
  expect(server.changes).toContainEqual({ type: 'sanctioned', person: who });
  expect((await client.patch('/me', { profile: {} })).body).toEqual({ code: 'banned', until: body.until });
  expect((await client.get('/me')).body.sanctions).toEqual([{ type: 'ban', reason: 'cheated', until: body.until }]);
  expect((await client.get('/me/export')).status).toBe(200);
  expect((await server.client().post('/sessions', { name: client.name, password: GOOD_PASSWORD })).status).toBe(200);
  const forEver = (await operator.post('/operator/sanctions', { type: 'ban', who, reason: 'again' })).body;
  expect((await client.patch('/me', { profile: {} })).body).toEqual({ code: 'banned' });
  const listed = (await operator.get(`/operator/people/${client.name.toUpperCase()}`)).body;
  expect(listed).toMatchObject({ who, sanctions: [{ id: body.id, type: 'ban', reason: 'cheated' }, { id: forEver.id }] });
  for (const { id } of [body, forEver]) expect((await operator.delete(`/operator/sanctions/${id}`)).status).toBe(204);
  expect((await operator.delete(`/operator/sanctions/${body.id}`)).body).toEqual({ code: 'notFound' });
  expect((await client.patch('/me', { profile: {} })).status).toBe(200);
});

test('an operator hides a line of chat', async () => {
  const game = await openGame(server.store);
  const person = { type: 'guest', guest: 'g' } as const;
  await server.store.chat.say({ id: 'rude-line', game, room: 'audience', person, name: 'G', text: 'rude', at: 1 });
  expect((await (await newcomer(server)).delete('/operator/lines/rude-line')).body).toEqual({ code: 'operatorNeeded' });
  expect((await operator.delete('/operator/lines/rude-line')).status).toBe(204);
  expect(await server.store.chat.find('rude-line')).toMatchObject({ hidden: true });
  expect((await operator.delete('/operator/lines/no-such-line')).body).toEqual({ code: 'notFound' });
});

test('a ban ends by itself, and a banned guest cannot create an account', async () => {
  const guest = server.client();
  const who = { type: 'guest', guest: (await guest.post('/guests')).body.id } as const;
  await operator.post('/operator/sanctions', { type: 'ban', who, reason: 'rude', hours: 1 });
  expect((await guest.post('/accounts', { name: 'Nobodyknows', password: GOOD_PASSWORD })).body.code).toBe('banned');
  server.wait(3_600_001);
  expect((await guest.post('/accounts', { name: 'Nobodyknows', password: GOOD_PASSWORD })).status).toBe(200);
});

test('an unknown person is not found, and a guest is known by their id', async () => {
  expect((await operator.get('/operator/people/Nobody-At-All')).body).toEqual({ code: 'notFound' });
  const who = { type: 'guest', guest: 'abc' };
  expect((await operator.get('/operator/people/guest:abc')).body).toEqual({ who, sanctions: [] });
  const unknown = { type: 'account', account: 'nobody' };
  expect((await operator.post('/operator/sanctions', { type: 'ban', who: unknown, reason: 'r' })).body).toEqual({ code: 'notFound' });
});

test('a mute forbids only chat', async () => {
  const client = await newcomer(server);
  await operator.post('/operator/sanctions', { type: 'silence', who: { type: 'account', account: await idOf(client) }, reason: 'loud' });
  expect((await client.patch('/me', { profile: {} })).body.sanctions).toEqual([{ type: 'silence', reason: 'loud' }]);
});

test('reports are listed and closed', async () => {
  const client = await newcomer(server);
  const by = { type: 'guest', guest: 'g' } as const;
  await server.store.moderation.report({
    id: 'report1',
    at: 5,
    by,
    about: { type: 'account', account: await idOf(client) },
    reason: 'rude',
  });
  expect((await operator.get('/operator/reports')).body.reports).toEqual([
    { id: 'report1', at: 5, by, about: { type: 'account', account: await idOf(client) }, reason: 'rude' },
  ]);
  expect((await operator.delete('/operator/reports/report1')).status).toBe(204);
  expect((await operator.delete('/operator/reports/report1')).body).toEqual({ code: 'notFound' });
});

test('on the command line, when no server has the file', async () => {
  const own = await openTestServer();
  const client = await newcomer(own);
  const account = (await client.get('/me')).body.id;
  await own.store.moderation.report({
    id: 'r1',
    at: 0,
    by: { type: 'guest', guest: 'g' },
    about: { type: 'account', account },
    reason: 'rude',
  });
  await own.app.close();
  await own.store.close();
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const run = async (...words: string[]): Promise<[number, string]> => {
    lines.length = 0;
    return [await runOperator(words, io, own.people.config.store, 'root'), lines.join('\n')];
  };
  expect(await run('reports')).toEqual([0, `r1  1970-01-01T00:00:00.000Z  about account ${account} by guest:g: rude`]);
  expect(await run('close', 'r1')).toEqual([0, 'done']);
  expect(await run('reports')).toEqual([0, 'no open reports']);
  expect(await run('close', 'r1')).toEqual([1, 'no open report by the id "r1"']);
  expect(await run('ban', client.name, 'ever', 'a', 'reason')).toEqual([
    0,
    expect.stringMatching(/^ban of .* until ever; 'operator lift /),
  ]);
  const [, bans] = await run('sanctions', client.name);
  expect(bans).toMatch(/ban until ever {2}by root: a reason$/);
  expect(await run('lift', bans.split(' ')[0])).toEqual([0, 'done']);
  expect(await run('sanctions', client.name)).toEqual([0, '']);
  expect(await run('silence', 'guest:abc', '24', 'loud')).toEqual([0, expect.stringMatching(/^silence of guest:abc until 20/)]);
  expect(await run('appoint', client.name)).toEqual([0, 'done']);
  expect(await run('appoint', 'guest:abc')).toEqual([1, 'a guest cannot be an operator']);
  expect(await run('ban', 'Unknown', '1', 'x')).toEqual([1, 'nobody is called "Unknown"']);
  for (const words of [
    [],
    ['ban'],
    ['ban', 'x', '0', 'r'],
    ['ban', 'x', '5'],
    ['lift'],
    ['lift', 'a', 'b'],
    ['dance', 'x'],
    ['reports', 'x'],
  ])
    expect(await run(...words)).toEqual([1, OPERATOR_USAGE]);
  await own.close();
});
