// Every route of a whole server with every type of nonsense: a code comes back, nothing changes or breaks. New routes are fuzzed without being named here.

import { fc } from '@flagfall/testkit/fastCheck';
import { findPart, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '../envReader.ts';
import { type Client, GOOD_PASSWORD, newClient } from '../forTests/testServerForTests.ts';
import { newAccount, newGuest, startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';
import type { AnyRoute } from '../http/route.ts';

const RUNS = process.env.FLAGFALL_LONG === '1' ? 500 : 8;

/** Values that break things elsewhere. */
const oddText = fc.constantFrom(
  '',
  '__proto__',
  'constructor',
  '\u0000',
  '%',
  '..',
  '\ud800',
  "' OR 1=1 --",
  '<script>',
  'x'.repeat(5000),
  '𝒜𝓃𝓃𝒶',
);
const oddValue = fc.oneof({ weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) }, oddText, fc.constantFrom(1e308, -0, 2 ** 53, -1, 0.5));
const deep = fc.integer({ min: 1, max: 5000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);

/** Objects with the right names and wrong values, some missing, some extra; and other values. */
function bodies(names: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries([...names, 'surplus'].map((name) => [name, oddValue]));
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), oddValue, deep, fc.string());
}

function namesOf(schema: unknown): readonly string[] {
  return typeof schema === 'object' && schema !== null && 'entries' in schema ? Object.keys(schema.entries as object) : [];
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** On the store that the environment names. */
function fuzz(place: () => Promise<Environment>): void {
  let server: WholeServer;
  let victim: Client & { readonly name: string };
  /** The sender: a cookie or a token, or neither. */
  let senders: readonly { readonly cookie: string | undefined; readonly headers?: Record<string, string> }[];
  beforeAll(async () => {
    server = await startWhole({ ...(await place()), TRUST_PROXY: 'loopback', PASSWORDS_WAITING_MAX: '100000' });
    victim = await newAccount(server);
    const operator = await newAccount(server);
    await server.store.accounts.change(operator.id, { operator: true });
    const bad = { cookie: undefined, headers: { authorization: 'Bearer nonsense-nonsense-nonsense' } };
    senders = [newClient(server.url, {}), await newGuest(server), await newAccount(server), operator, bad];
  });
  afterAll(() => server?.stop());

  const allRoutes = (): readonly AnyRoute[] => server.services.flatMap(({ routes = [] }) => routes);

  test('no nonsense passes or breaks any route', async () => {
    const routes = allRoutes();
    const answered = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { readonly paths: Readonly<Record<string, object>> };
    const documented = Object.entries(answered.paths).filter(([path]) => path.startsWith('/api/v1/'));
    expect(routes).toHaveLength(documented.reduce((sum, [, methods]) => sum + Object.keys(methods).length, 0));
    for (const one of routes) {
      await fc.assert(
        fc.asyncProperty(fc.nat(senders.length - 1), bodies(namesOf(one.body)), oddText, fc.boolean(), async (who, body, id, withQuery) => {
          const path = one.path.replaceAll(/:\w+/g, encodeURIComponent(id.toWellFormed()) || 'x') + (withQuery ? '?token=x' : '');
          const { cookie, headers } = senders[who];
          const client = Object.assign(newClient(server.url, { 'x-forwarded-for': `198.51.100.${who}`, ...headers }), { cookie });
          const answer = await client[METHODS[one.method]](path, one.method === 'GET' ? undefined : (body ?? null));
          expect(answer.status, `${one.method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
          if (answer.status >= 400) expect(answer.body.code).toMatch(/^[a-zA-Z]+$/);
        }),
        { numRuns: RUNS },
      );
    }
  }, 600_000);

  test('after all of it, everything is as it was', async () => {
    expect((await victim.get('/me')).body).toMatchObject({ name: victim.name, profile: {}, bot: false, sanctions: [] });
    const login = newClient(server.url, { 'x-forwarded-for': '203.0.113.1' }).post('/sessions', {
      name: victim.name,
      password: GOOD_PASSWORD,
    });
    expect((await login).status).toBe(200);
    expect(server.errors).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
}

describe('on a file', () => {
  const folder = storeFolder();
  afterAll(() => folder.remove());
  fuzz(async () => ({ STORE_FILE: folder.file }));
});

const part = findPart('postgres');

describe.skipIf(!part.found)(part.found ? 'on PostgreSQL' : `on PostgreSQL (${part.why})`, () => {
  let database: TestPostgres | undefined;
  afterAll(() => database?.stop());
  fuzz(async () => {
    database = part.found ? await startPostgres(part.folder) : undefined;
    return { DATABASE_URL: database?.url };
  });
});
