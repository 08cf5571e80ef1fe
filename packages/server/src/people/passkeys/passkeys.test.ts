// Passkeys over real HTTP, with a device in software.

import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../../forTests/clients/authenticatorForTests.ts';
import { type Client, GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../../forTests/testServerForTests.ts';

const ORIGIN = 'https://play.example';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => server.close());

async function addKey(client: Client, device: Authenticator, label = 'Phone') {
  const { body: options } = await client.post('/passkeys/options', { password: GOOD_PASSWORD });
  return client.post('/passkeys', { label, response: device.create(options) });
}

async function logIn(client: Client, device: Authenticator) {
  const { body: options } = await client.post('/sessions/passkey/options');
  return client.post('/sessions/passkey', { response: device.get(options) });
}

test('a passkey is added, listed, opens the account, and is removed', async () => {
  const client = await newcomer(server);
  const device = new Authenticator(ORIGIN);
  const added = await addKey(client, device);
  expect(added).toMatchObject({ status: 200, body: { label: 'Phone' } });
  expect(Object.keys(added.body).toSorted()).toEqual(['createdAt', 'id', 'label']);
  expect((await client.get('/passkeys')).body.passkeys).toHaveLength(1);
  const later = server.client();
  expect((await logIn(later, device)).body).toMatchObject({ type: 'account', name: client.name });
  expect((await later.get('/me')).body.name).toBe(client.name);
  expect((await client.get('/passkeys')).body.passkeys[0].usedAt).toBeGreaterThan(0);
  expect((await client.delete(`/passkeys/${added.body.id}`)).status).toBe(204);
  expect((await logIn(server.client(), device)).body).toEqual({ code: 'badPasskey' });
});

test('a key is added only with the password', async () => {
  const client = await newcomer(server);
  expect((await client.post('/passkeys/options', { password: 'wrong' })).body).toEqual({ code: 'wrongPassword' });
});

test('an answer works once, within its time, and from this site', async () => {
  const client = await newcomer(server);
  const device = new Authenticator(ORIGIN);
  await addKey(client, device);
  const other = server.client();
  const { body: options } = await other.post('/sessions/passkey/options');
  // A key without a use counter: then only the challenge shows a replay.
  device.counter = -1;
  const response = device.get(options);
  expect((await other.post('/sessions/passkey', { response })).status).toBe(200);
  expect((await server.client().post('/sessions/passkey', { response })).body).toEqual({ code: 'badPasskey' });
  const { body: old } = await other.post('/sessions/passkey/options');
  server.wait(5 * 60_000 + 1);
  expect((await server.client().post('/sessions/passkey', { response: device.get(old) })).body).toEqual({ code: 'badPasskey' });
  const evil = new Authenticator('https://evil.example');
  expect((await addKey(client, evil)).body).toEqual({ code: 'badPasskey' });
});

test('a challenge works only for its purpose and its account', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)];
  const device = new Authenticator(ORIGIN);
  const { body: forAnn } = await ann.post('/passkeys/options', { password: GOOD_PASSWORD });
  expect((await bob.post('/passkeys', { label: 'x', response: device.create(forAnn) })).body).toEqual({ code: 'badPasskey' });
  const { body: toLogIn } = await ann.post('/sessions/passkey/options');
  const forged = device.create({ ...toLogIn, rp: { id: 'play.example' } });
  expect((await ann.post('/passkeys', { label: 'x', response: forged })).body).toEqual({ code: 'badPasskey' });
  const own = device.create({ challenge: Buffer.alloc(40).toString('base64url'), rp: { id: 'play.example' } });
  expect((await ann.post('/passkeys', { label: 'x', response: own })).body).toEqual({ code: 'badPasskey' });
});

test('a key of one account cannot be added to another', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)];
  const device = new Authenticator(ORIGIN);
  expect((await addKey(ann, device)).status).toBe(200);
  expect((await addKey(bob, device)).body).toEqual({ code: 'badPasskey' });
});

test('a copied key is detected by its counter', async () => {
  const client = await newcomer(server);
  const device = new Authenticator(ORIGIN);
  await addKey(client, device);
  device.counter = 9;
  expect((await logIn(server.client(), device)).status).toBe(200);
  device.counter = 3;
  expect((await logIn(server.client(), device)).body).toEqual({ code: 'badPasskey' });
});

test('without a name and HTTPS there are no passkeys, except on the machine itself', async () => {
  const home = await openTestServer();
  expect((await home.client().post('/sessions/passkey/options')).body).toEqual({ code: 'passkeysUnavailable' });
  const { port } = new URL(home.url);
  // Called by that name; how the name resolves is up to the machine.
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/api/v1/sessions/passkey/options',
    method: 'POST',
    headers: { host: `localhost:${port}` },
  });
  const answered = once(asked.end(), 'response');
  expect((await answered)[0].statusCode).toBe(200);
  await home.close();
});
