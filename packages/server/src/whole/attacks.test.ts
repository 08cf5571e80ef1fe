// The server under attack: forged, stolen and planted cookies, other sites, tokens in addresses, guessing.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../forTests/testServerForTests.ts';
import { hashOfToken, newToken } from '../people/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ environment: { PUBLIC_URL: 'https://play.example' } });
});
afterAll(() => server.close());

function withCookie(cookie: string | undefined, headers: Readonly<Record<string, string>> = {}): Client {
  return Object.assign(server.client(headers), { cookie });
}

describe('cookies', () => {
  test('is marked so that scripts, other sites and plain connections do not get it, and it cannot be planted', async () => {
    const { headers } = await server.client().post('/guests');
    expect(headers.get('set-cookie')).toMatch(/^__Host-flagfall=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('forged ones open nothing', async () => {
    const client = await newcomer(server);
    const [name, value] = (client.cookie ?? '').split('=');
    const [token, signature] = decodeURIComponent(value).split('.');
    const own = newToken();
    const forged = [
      ...[token, `${token}.`, `.${signature}`, `${own}.${signature}`, `${token}.${signature.slice(0, -2)}AA`, `${token}x.${signature}`],
      ...[
        '',
        '.',
        'undefined',
        'null',
        '__proto__',
        `${hashOfToken(token)}.${signature}`,
        'a'.repeat(4000),
        '%',
        '%00',
        `${token}.${signature}.${signature}`,
      ],
    ];
    for (const one of forged) {
      const answer = await withCookie(`${name}=${encodeURIComponent(one)}`).get('/me');
      expect(answer.body, one).toEqual({ code: 'noSession' });
    }
    expect((await withCookie(`flagfall=${value}`).get('/me')).body).toEqual({ code: 'noSession' });
    expect((await withCookie(client.cookie).get('/me')).status).toBe(200);
  });

  test('the contents of the store open nothing', async () => {
    const client = await newcomer(server);
    const token = decodeURIComponent((client.cookie ?? '').split('=')[1]).split('.')[0];
    expect(await server.store.sessions.find(hashOfToken(token), Date.now())).toBeDefined();
    expect(await server.store.sessions.find(token, Date.now())).toBeUndefined();
    const signed = server.app.signCookie(hashOfToken(token));
    expect((await withCookie(`__Host-flagfall=${encodeURIComponent(signed)}`).get('/me')).body).toEqual({ code: 'noSession' });
  });

  test('a stolen one is worthless once its owner has logged out', async () => {
    const client = await newcomer(server);
    const thief = withCookie(client.cookie);
    expect((await thief.get('/me')).status).toBe(200);
    await client.delete('/sessions/current');
    expect((await thief.get('/me')).status).toBe(401);
  });

  test('a planted one does not become the account that logs in with it', async () => {
    const victim = await newcomer(server);
    const attacker = server.client();
    await attacker.post('/guests');
    const browser = withCookie(attacker.cookie);
    await browser.post('/sessions', { name: victim.name, password: GOOD_PASSWORD });
    expect(browser.cookie).not.toBe(attacker.cookie);
    expect((await browser.get('/me')).body.name).toBe(victim.name);
    expect((await attacker.get('/me')).body).toEqual({ code: 'noSession' });
  });

  test('a log-in over another ends that session', async () => {
    const [first, second] = [await newcomer(server), await newcomer(server)];
    const before = withCookie(first.cookie);
    await first.post('/sessions', { name: second.name, password: GOOD_PASSWORD });
    expect((await first.get('/me')).body.name).toBe(second.name);
    expect((await before.get('/me')).status).toBe(401);
  });

  test('a session, a token or a key can only be ended by its owner', async () => {
    const [victim, attacker] = [await newcomer(server), await newcomer(server)];
    const { sessions } = (await victim.get('/sessions')).body;
    expect((await attacker.delete(`/sessions/${sessions[0].id}`)).body).toEqual({ code: 'notFound' });
    expect((await attacker.delete(`/bot-tokens/${sessions[0].id}`)).body).toEqual({ code: 'notFound' });
    expect((await attacker.delete(`/passkeys/${sessions[0].id}`)).body).toEqual({ code: 'notFound' });
    expect((await victim.get('/me')).status).toBe(200);
  });
});

describe('other sites', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://sub.play.example' },
  ])('%j changes nothing', async (headers) => {
    const victim = await newcomer(server);
    const forged = withCookie(victim.cookie, headers as Record<string, string>);
    for (const answer of [
      await forged.post('/guests'),
      await forged.post('/accounts', { name: 'Whoever', password: GOOD_PASSWORD }),
      await forged.patch('/me', { name: 'Whoever' }),
      await forged.put('/me/password', { current: GOOD_PASSWORD, password: 'evil password' }),
      await forged.delete('/sessions/current'),
      await forged.post('/sessions', { name: victim.name, password: GOOD_PASSWORD }),
      await forged.post('/me/deletion', { password: GOOD_PASSWORD }),
    ]) {
      expect(answer.body).toEqual({ code: 'otherOrigin' });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect((await victim.get('/me')).body.name).toBe(victim.name);
  });

  test('reading sets no cookie, so no picture on another page changes a log-in', async () => {
    for (const path of ['/me', '/sessions', '/nothing', '/healthz'])
      expect((await server.client().get(path)).headers.get('set-cookie')).toBeNull();
  });

  test('no answer can be framed, sniffed, cached or read by other sites', async () => {
    const { headers } = await withCookie(undefined, { origin: 'https://evil.example' }).get('/me');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('a form of another page is not even read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await withCookie(undefined, { 'content-type': type }).post('/sessions', '{"name":"a","password":"b"}');
      expect([answer.status, answer.body]).toEqual([415, { code: 'notJson' }]);
    }
  });
});

describe('tokens in addresses', () => {
  test('are never accepted, under any name', async () => {
    const client = await newcomer(server);
    await client.post('/me/bot', { password: GOOD_PASSWORD });
    const { token } = (await client.post('/bot-tokens', { label: 'x', scopes: ['play'] })).body;
    const cookie = (client.cookie ?? '').split('=')[1];
    for (const name of ['token', 'access_token', 'authorization', 'session', 'cookie', '__Host-flagfall', 'flagfall'])
      for (const value of [token, `Bearer ${token}`, cookie]) {
        const answer = await server.client().get(`/me?${name}=${encodeURIComponent(value)}`);
        expect([400, 401]).toContain(answer.status);
        expect(answer.body).not.toHaveProperty('name');
      }
    expect((await server.client().post('/accounts?token=x', { name: 'Whoever', password: GOOD_PASSWORD })).body.code).toBe('badMessage');
    for (const scheme of ['Basic', 'bearer', 'Bearer ', 'Token'])
      expect((await server.client({ authorization: `${scheme} ${token}` }).get('/me')).body).toEqual({ code: 'badToken' });
  });
});

describe('guessing', () => {
  test('unknown names and wrong passwords get the same bytes', async () => {
    const { name } = await newcomer(server);
    const [known, unknown] = [name, 'Nobody-At-All'].map((one) =>
      server.client().post('/sessions', { name: one, password: 'wrong password' }),
    );
    const bytes = ({ status, body, headers }: Awaited<typeof known>) => {
      const told = [...headers].filter(([header]) => !/^(date|x-ratelimit-.*)$/.test(header));
      return JSON.stringify([status, body, told]);
    };
    expect(bytes(await known)).toBe(bytes(await unknown));
    expect((await known).body).toEqual({ code: 'wrongLogin' });
    const codes = [name, 'Nobody-At-All'].map((one) =>
      server.client().post('/recoveries', { name: one, code: 'abcd', password: GOOD_PASSWORD }),
    );
    expect(bytes(await codes[0])).toBe(bytes(await codes[1]));
  });

  test('has to wait longer and longer, for unknown names as for known ones', async () => {
    const own = await openTestServer();
    const { name } = await newcomer(own);
    for (const one of [name, 'Nobody-At-All']) {
      const guess = () => own.client().post('/sessions', { name: one, password: 'wrong password' });
      const answers = [];
      for (let count = 0; count < 6; count += 1) answers.push(await guess());
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(answers[5].body).toEqual({ code: 'tooManyAttempts', retryAfterSeconds: 1 });
      expect(answers[5].headers.get('retry-after')).toBe('1');
      own.wait(1000);
      expect((await guess()).status).toBe(401);
      expect((await guess()).body.retryAfterSeconds).toBe(2);
      own.wait(3_600_000);
    }
    // Also on routes that ask for the password again, and with the right one while it is blocked.
    const inside = await newcomer(own);
    for (let count = 0; count < 5; count += 1) await inside.post('/me/recovery-codes', { password: 'wrong password' });
    expect((await inside.post('/me/recovery-codes', { password: GOOD_PASSWORD })).body.code).toBe('tooManyAttempts');
    expect((await own.client().post('/sessions', { name: inside.name, password: GOOD_PASSWORD })).body.code).toBe('tooManyAttempts');
    own.wait(3_600_000);
    expect((await own.client().post('/sessions', { name: inside.name, password: GOOD_PASSWORD })).status).toBe(200);
    await own.close();
  });

  test('only a named proxy is trusted, so addresses cannot be invented', async () => {
    const own = await openTestServer();
    const answers = [];
    for (let count = 0; count < 6; count += 1) {
      const client = own.client({ 'x-forwarded-for': `192.0.2.${count}` });
      answers.push(await client.post('/sessions', { name: 'Nobody-At-All', password: 'wrong password' }));
    }
    expect(answers[5].status).toBe(429);
    await own.close();
  });

  test('an address with too many requests is told when to come back', async () => {
    const own = await openTestServer({ environment: { REQUESTS_PER_MINUTE: '5', GUESTS_PER_HOUR: '2', TRUST_PROXY: 'loopback' } });
    const from = (address: string): Client => own.client({ 'x-forwarded-for': address });
    for (let count = 0; count < 5; count += 1) await from('192.0.2.1').get('/nothing');
    const refused = await from('192.0.2.1').get('/me');
    expect(refused.body).toEqual({ code: 'tooManyRequests', retryAfterSeconds: expect.any(Number) });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('192.0.2.2').get('/me')).status).toBe(401);
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8::3:4'].map((address) => from(address).post('/guests'));
    expect((await Promise.all(network)).map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    expect((await own.client().get('/healthz')).status).toBe(200);
    await own.close();
  });
});
