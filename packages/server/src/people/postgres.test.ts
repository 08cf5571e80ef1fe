// People on two nodes that share a PostgreSQL: changes on one hold on the other.

import { findPart, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../forTests/clients/authenticatorForTests.ts';
import { type Client, freshName, GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../forTests/testServerForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import { newGame } from '../store/contract/storeBenchForTests.ts';

const part = findPart('postgres');
const ORIGIN = 'https://play.example';

describe.skipIf(!part.found)(part.found ? 'on PostgreSQL' : `on PostgreSQL (${part.why})`, () => {
  let server: TestPostgres;
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    if (!part.found) return;
    server = await startPostgres(part.folder);
    const environment = { DATABASE_URL: server.url, PUBLIC_URL: ORIGIN };
    [one, two] = await Promise.all([openTestServer({ environment }), openTestServer({ environment })]);
  });
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await server?.stop();
  });

  const elsewhere = (client: Client): Client => Object.assign(two.client(), { cookie: client.cookie });

  test('a session of one node is known on the other, until it ends on either', async () => {
    const client = await newcomer(one);
    expect((await elsewhere(client).get('/me')).body.name).toBe(client.name);
    const before = elsewhere(client);
    expect((await elsewhere(client).delete('/sessions/current')).status).toBe(204);
    expect((await client.get('/me')).status).toBe(401);
    expect((await before.get('/me')).status).toBe(401);
  });

  test('a guest of one node creates an account on the other and keeps their games', async () => {
    const client = one.client();
    const guest = (await client.post('/guests')).body.id;
    const game = newGame({ id: `game-${guest}`, seats: [{ seat: 'red', sitter: { type: 'guest', guest, name: 'G' } }] });
    await one.store.games.open(game);
    const name = freshName();
    const { body } = await elsewhere(client).post('/accounts', { name, password: GOOD_PASSWORD });
    expect(await one.store.games.unfinishedOf({ type: 'account', account: body.visitor.id })).toEqual([game.id]);
    expect((await client.get('/me')).status).toBe(401);
    expect((await one.client().post('/accounts', { name: name.toUpperCase(), password: GOOD_PASSWORD })).body).toEqual({
      code: 'nameTaken',
    });
    expect((await one.client().post('/sessions', { name, password: GOOD_PASSWORD })).status).toBe(200);
  });

  test('a passkey challenge of one node is answered on the other', async () => {
    const client = await newcomer(one);
    const device = new Authenticator(ORIGIN);
    const { body: options } = await client.post('/passkeys/options', { password: GOOD_PASSWORD });
    expect((await elsewhere(client).post('/passkeys', { label: 'Key', response: device.create(options) })).status).toBe(200);
    const { body: toLogIn } = await one.client().post('/sessions/passkey/options');
    expect((await two.client().post('/sessions/passkey', { response: device.get(toLogIn) })).body.name).toBe(client.name);
  });

  test('codes, tokens, export and deletion', async () => {
    const client = await newcomer(one);
    const saved = two.client();
    const wish = { name: client.name, code: client.codes[3], password: 'a new password' };
    expect((await saved.post('/recoveries', wish)).status).toBe(200);
    expect((await one.client().post('/recoveries', wish)).body).toEqual({ code: 'wrongCode' });
    await saved.post('/me/bot', { password: 'a new password' });
    const { token } = (await saved.post('/bot-tokens', { label: 'x', scopes: ['play'] })).body;
    expect((await one.client({ authorization: `Bearer ${token}` }).get('/me')).body).toMatchObject({ name: client.name, bot: true });
    expect((await saved.get('/me/export')).body).toMatchObject({ account: { name: client.name }, botTokens: [{ label: 'x' }] });
    expect((await saved.post('/me/deletion', { password: 'a new password' })).status).toBe(204);
    expect((await one.client({ authorization: `Bearer ${token}` }).get('/me')).body).toEqual({ code: 'badToken' });
  });

  test('text that PostgreSQL cannot store is refused', async () => {
    const client = await newcomer(one);
    await client.post('/me/bot', { password: GOOD_PASSWORD });
    for (const odd of ['\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u0007']) {
      const answers = [
        await one.client().post('/sessions', { name: odd, password: odd }),
        await one.client().post('/recoveries', { name: odd, code: odd, password: `${GOOD_PASSWORD}${odd}` }),
        await one.client().post('/accounts', { name: odd, password: GOOD_PASSWORD }),
        await client.patch('/me', { name: odd }),
        await client.patch('/me', { profile: { [odd]: odd } }),
        await client.post('/bot-tokens', { label: `x${odd}`, scopes: ['play'] }),
        await one.client({ cookie: `__Host-flagfall=${encodeURIComponent(odd.toWellFormed())}` }).get('/me'),
      ];
      for (const { status } of answers) expect(status).toBeLessThan(500);
    }
    expect((await client.get('/me')).body.name).toBe(client.name);
  });

  test('an unavailable store has a code, and afterwards all goes on', async () => {
    const client = await newcomer(one);
    await server.kill();
    expect((await client.get('/me')).body).toEqual({ code: 'unavailable' });
    // The store is checked once a second at most.
    await until(async () => (await client.get('/healthz')).status === 503, 'it says that it is not well');
    await server.start();
    expect((await client.get('/me')).body.name).toBe(client.name);
    await until(async () => (await client.get('/healthz')).status === 200, 'it says that it is well');
  });
});
