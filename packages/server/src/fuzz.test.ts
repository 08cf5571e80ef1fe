// Every route with every kind of nonsense: a code comes back, nothing changes, and nothing breaks.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, GOOD_PASSWORD, type House, newcomer, openHouse } from './houseForTests.ts';
import { operatorRoutes } from './operators/routes.ts';
import { peopleRoutes } from './people/routes/index.ts';

const RUNS = process.env.FLAGFALL_LONG === '1' ? 500 : 25;

let house: House;
let victim: Client & { readonly name: string };
/** Who sends: a cookie or a token, or neither. */
let senders: readonly { readonly cookie: string | undefined; readonly headers?: Record<string, string> }[];
beforeAll(async () => {
  house = await openHouse({ routes: operatorRoutes });
  victim = await newcomer(house);
  const operator = await newcomer(house);
  await house.store.accounts.change((await operator.get('/me')).body.id, { operator: true });
  const guest = house.client();
  await guest.post('/guests');
  const bad = { cookie: undefined, headers: { authorization: 'Bearer nonsense-nonsense-nonsense' } };
  senders = [house.client(), guest, await newcomer(house), operator, bad];
});
afterAll(() => house.close());

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

/** Objects with the right names and wrong values, some missing, some too many; and anything else. */
function bodies(names: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries([...names, 'surplus'].map((name) => [name, oddValue]));
  return fc.oneof(fc.record(fields, { requiredKeys: [] }), oddValue, deep, fc.string());
}

function namesOf(schema: unknown): readonly string[] {
  return typeof schema === 'object' && schema !== null && 'entries' in schema ? Object.keys(schema.entries as object) : [];
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

test('no nonsense gets through any route, or breaks it', async () => {
  for (const one of [...peopleRoutes(house.people), ...operatorRoutes(house.people)]) {
    await fc.assert(
      fc.asyncProperty(fc.nat(senders.length - 1), bodies(namesOf(one.body)), oddText, fc.boolean(), async (who, body, id, withQuery) => {
        const path = one.path.replace(/:\w+/, encodeURIComponent(id.toWellFormed()) || 'x') + (withQuery ? '?token=x' : '');
        const { cookie, headers } = senders[who];
        const client = Object.assign(house.client(headers), { cookie });
        const answer = await client[METHODS[one.method]](path, one.method === 'GET' ? undefined : (body ?? null));
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.body.code).toMatch(/^[a-zA-Z]+$/);
      }),
      { numRuns: RUNS },
    );
  }
}, 120_000);

test('after all of it, everything is as it was', async () => {
  house.wait(24 * 3_600_000);
  expect((await victim.get('/me')).body).toMatchObject({ name: victim.name, profile: {}, bot: false, sanctions: [] });
  expect((await house.client().post('/sessions', { name: victim.name, password: GOOD_PASSWORD })).status).toBe(200);
  expect(house.log.filter((line) => line.includes('a request failed'))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
