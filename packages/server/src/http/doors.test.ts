// Requests that are too large, too slow or too odd; health, metrics, the log.

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../forTests/testServerForTests.ts';
import { StorageUnavailable } from '../store/errors.ts';
import { route } from './route.ts';

let server: TestServer;
let fault: Error | undefined;
beforeAll(async () => {
  const failing = route({
    ...{ method: 'GET', path: '/test-failure', summary: '', who: 'anybody', refusals: [] },
    async handle() {
      throw fault ?? new Error('no fault');
    },
  });
  server = await openTestServer({
    environment: { REQUEST_TIMEOUT_SECONDS: '1', BODY_BYTES_MAX: '2048', LOG_LEVEL: 'debug' },
    routes: () => [failing],
  });
});
afterAll(() => server.close());

/** Sends bytes as they are, and returns what comes back until the connection is closed. */
async function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

describe('bodies', () => {
  test('too large ones are refused', async () => {
    const answer = await server.client().post('/sessions', { name: 'x', password: 'x'.repeat(3000) });
    expect([answer.status, answer.body]).toEqual([413, { code: 'tooLarge' }]);
  });

  test.each([
    '{',
    '',
    'null',
    '[]',
    '"text"',
    '7',
    '{"name":"a","password":"b","more":1}',
    '{"__proto__":{"name":"a"},"name":"a","password":"b"}',
  ])('%s is no request', async (text) => {
    const answer = await server.client({ 'content-type': 'application/json' }).post('/sessions', text);
    expect([answer.status, answer.body.code]).toEqual([400, 'badMessage']);
  });

  test('names that every object has are only names', async () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf'])
      expect((await server.client().post('/sessions', { name, password: 'x' })).body).toEqual({ code: 'wrongLogin' });
    const client = await newcomer(server, 'constructor');
    expect((await client.get('/me')).body.name).toBe('constructor');
    const poison = '{"profile":{"constructor":{"prototype":{"polluted":true}}}}';
    expect((await client.patch('/me', poison)).body.code).toBe('badMessage');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('an error names its place', async () => {
    expect((await server.client().post('/sessions', { name: 'x' })).body).toEqual({ code: 'badMessage', path: 'body.password' });
    expect((await server.client().post('/sessions', { name: 7, password: 'x' })).body).toEqual({ code: 'badMessage', path: 'body.name' });
  });

  test('one that never ends is cut off', async () => {
    const head = 'POST /api/v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
    expect(await raw(`${head}{"name":`)).toContain('408');
    expect(await raw('GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408');
  });

  test('broken HTTP gets a code and a closed connection', async () => {
    expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*\{"code":"badMessage"\}$/s);
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await raw('GET /api/v1/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/\{"code":"(badMessage|noSuchRoute)"\}/);
  });
});

describe('internal errors', () => {
  test('stay inside, and are in the log', async () => {
    fault = new Error('the inner word');
    expect(await server.client().get('/test-failure')).toMatchObject({ status: 500, body: { code: 'broken' } });
    expect(server.log.join('')).toContain('the inner word');
  });

  test('an unavailable store has its own code', async () => {
    fault = new StorageUnavailable(new Error('disk full'));
    const { status, body } = await server.client().get('/test-failure');
    expect([status, body]).toEqual([503, { code: 'unavailable' }]);
  });
});

test('health, and unknown addresses', async () => {
  expect((await server.client().get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await server.client().get('/nothing')).body).toEqual({ code: 'noSuchRoute' });
  expect((await server.client().post('/me')).body).toEqual({ code: 'noSuchRoute' });
});

describe('metrics', () => {
  test('are for the machine itself, and not for proxied clients', async () => {
    await server.client().get('/me');
    const { body } = await server.client().get('/metrics');
    expect(body).toContain('flagfall_http_seconds_count{method="GET",route="/api/v1/me",status="401"}');
    expect(body).toContain('flagfall_passwords_load 0');
    for (const header of ['x-forwarded-for', 'x-real-ip', 'via'])
      expect((await server.client({ [header]: '192.0.2.1' }).get('/metrics')).status).toBe(404);
  });

  test('or for clients with the token', async () => {
    const own = await openTestServer({ environment: { METRICS_TOKEN: 'sixteen letters!' } });
    const through = { 'x-forwarded-for': '192.0.2.1' };
    expect((await own.client({ ...through, authorization: 'Bearer sixteen letters!' }).get('/metrics')).status).toBe(200);
    expect((await own.client({ ...through, authorization: 'Bearer sixteen letters?' }).get('/metrics')).status).toBe(404);
    await own.close();
  });
});

function tokenIn({ cookie = '' }: Client): string {
  return decodeURIComponent(cookie.split('=')[1]).split('.')[0];
}

test('no secret is ever in the log', async () => {
  const client = await newcomer(server);
  const secrets = [GOOD_PASSWORD, 'wrong-pass-word', ...client.codes, tokenIn(client)];
  await client.post('/me/bot', { password: GOOD_PASSWORD });
  const { token } = (await client.post('/bot-tokens', { label: 'x', scopes: ['play'] })).body;
  secrets.push(token, 'in-the-query', 'in-the-path', 'in-the-header');
  await server.client({ authorization: `Bearer ${token}` }).get('/me');
  await server.client({ authorization: 'Bearer in-the-header-in-the-header' }).get('/me');
  await client.post('/sessions', { name: client.name, password: 'wrong-pass-word' });
  await client.post('/recoveries', { name: client.name, code: client.codes[0], password: 'wrong-pass-word' });
  await client.post('/sessions', `{"name": "x", "password": "wrong-pass-word"`);
  await client.get('/me?token=in-the-query');
  await client.get('/in-the-path?token=in-the-query');
  await client.delete('/sessions/in-the-path');
  secrets.push(tokenIn(client));
  fault = Object.assign(new Error('failed'), { request: { headers: { cookie: client.cookie } }, password: GOOD_PASSWORD });
  await client.get('/test-failure');
  server.app.log.error({
    password: 'wrong-pass-word',
    headers: { cookie: 'in-the-header' },
    deep: { headers: { authorization: 'in-the-header' } },
  });
  const log = server.log.join('');
  expect(log.match(/answered/g)?.length).toBeGreaterThan(10);
  expect(log).toContain('"route":"/api/v1/sessions/:id"');
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('a stopping server answers running requests, and frees its port', async () => {
  const own = await openTestServer();
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { passwords } = own.people;
  const hash = passwords.hash.bind(passwords);
  passwords.hash = async (password) => {
    begun.resolve();
    await goOn.promise;
    return hash(password);
  };
  const slow = own.client().post('/accounts', { name: 'Lastone', password: GOOD_PASSWORD });
  await begun.promise;
  const closing = own.close();
  goOn.resolve();
  expect((await slow).status).toBe(200);
  await closing;
  await expect(own.client().get('/healthz')).rejects.toThrow();
});
