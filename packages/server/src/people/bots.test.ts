// Bots and their tokens over real HTTP.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../forTests/testServerForTests.ts';
import { route } from '../http/route.ts';
import { finishedGame, newGame } from '../store/contract/storeBenchForTests.ts';

let server: TestServer;
beforeAll(async () => {
  const playing = route({
    method: 'POST',
    path: '/test-play',
    summary: '',
    who: 'visitor',
    scope: 'play',
    refusals: [],
    handle: async () => undefined,
  });
  server = await openTestServer({ routes: () => [playing] });
});
afterAll(() => server.close());

async function newBot() {
  const client = await newcomer(server);
  const { body } = await client.post('/me/bot', { password: GOOD_PASSWORD });
  return { client, visitor: body };
}

test('an account can declare itself a bot, for ever', async () => {
  const human = await newcomer(server);
  expect((await human.post('/bot-tokens', { label: 'x', scopes: ['play'] })).body).toEqual({ code: 'notBot' });
  expect((await human.post('/me/bot', { password: 'wrong' })).body).toEqual({ code: 'wrongPassword' });
  const { client, visitor } = await newBot();
  expect(visitor).toMatchObject({ type: 'account', bot: true });
  expect((await client.get('/me')).body.bot).toBe(true);
  expect((await client.post('/me/bot', { password: GOOD_PASSWORD })).body).toEqual({ code: 'alreadyBot' });
});

test('an account that plays, or has played, cannot become a bot', async () => {
  const [playing, played] = [await newcomer(server), await newcomer(server)];
  const [a, b] = await Promise.all([playing, played].map(async (client) => (await client.get('/me')).body.id));
  await server.store.games.open(newGame({ seats: [{ seat: 'red', sitter: { type: 'account', account: a, name: 'x' } }] }));
  await finishedGame(server.store, { red: b }, ['red'], 1000);
  for (const client of [playing, played])
    expect((await client.post('/me/bot', { password: GOOD_PASSWORD })).body).toEqual({ code: 'hasPlayed' });
});

test('a token acts for its bot within its scopes, until it is revoked', async () => {
  const { client, visitor } = await newBot();
  const made = (await client.post('/bot-tokens', { label: 'Laptop', scopes: ['play', 'play'] })).body;
  const bot = server.client({ authorization: `Bearer ${made.token}` });
  expect((await bot.get('/me')).body).toMatchObject({ id: visitor.id, bot: true, scopes: ['play'] });
  expect((await bot.post('/test-play')).status).toBe(204);
  const chatting = (await client.post('/bot-tokens', { label: 'Chat', scopes: ['chat'] })).body;
  expect((await server.client({ authorization: `Bearer ${chatting.token}` }).post('/test-play')).body).toEqual({
    code: 'missingScope',
    scope: 'play',
  });
  const { tokens } = (await client.get('/bot-tokens')).body;
  expect(tokens.map(({ label }: { label: string }) => label)).toEqual(['Laptop', 'Chat']);
  expect(JSON.stringify(tokens)).not.toContain('okenHash');
  expect((await client.delete(`/bot-tokens/${made.id}`)).status).toBe(204);
  expect((await bot.get('/me')).body).toEqual({ code: 'badToken' });
  expect((await client.delete(`/bot-tokens/${made.id}`)).body).toEqual({ code: 'notFound' });
});

test('a token manages no account: it makes no tokens, ends no sessions, changes no name', async () => {
  const { client } = await newBot();
  const { token } = (await client.post('/bot-tokens', { label: 'x', scopes: ['play', 'challenge', 'chat'] })).body;
  const bot = server.client({ authorization: `Bearer ${token}` });
  for (const answer of [
    await bot.post('/bot-tokens', { label: 'x', scopes: ['play'] }),
    await bot.delete('/sessions/others'),
    await bot.delete('/sessions/current'),
    await bot.patch('/me', { name: 'Another' }),
    await bot.get('/me/export'),
    await bot.post('/me/deletion', { password: GOOD_PASSWORD }),
    await bot.post('/sessions', { name: client.name, password: GOOD_PASSWORD }),
  ])
    expect(answer.body).toEqual({ code: 'notForBots' });
});

test('the number and the fields of tokens are limited', async () => {
  const { client } = await newBot();
  for (const wish of [{}, { label: '', scopes: ['play'] }, { label: 'x', scopes: [] }, { label: 'x', scopes: ['all'] }])
    expect((await client.post('/bot-tokens', wish)).body.code).toBe('badMessage');
  for (let count = 0; count < 20; count += 1) expect((await client.post('/bot-tokens', { label: 'x', scopes: ['chat'] })).status).toBe(200);
  expect((await client.post('/bot-tokens', { label: 'x', scopes: ['chat'] })).body).toEqual({ code: 'tooMany', most: 20 });
});

test('the token of a banned bot does nothing', async () => {
  const { client, visitor } = await newBot();
  const { token } = (await client.post('/bot-tokens', { label: 'x', scopes: ['play'] })).body;
  const person = { type: 'account', account: visitor.id } as const;
  await server.store.moderation.sanction({ id: `ban-${visitor.id}`, type: 'ban', person, reason: 'r', byOperator: 'o', at: 1 });
  expect((await server.client({ authorization: `Bearer ${token}` }).post('/test-play')).body).toEqual({ code: 'banned' });
});
