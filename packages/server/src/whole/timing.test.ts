// The time of an answer does not tell whether a name exists: for an unknown name, the same passwords are hashed and the same queries go to the
// store, in the same order.

import { StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GOOD_PASSWORD, newcomer, openTestServer, type TestServer } from '../forTests/testServerForTests.ts';

/** The work for an answer: every hash of a password with its cost, every SQL statement. */
const work = vi.hoisted((): string[] => []);

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) => {
    work.push(`${algorithm} of ${parameters.memory} KiB, ${parameters.passes} passes`);
    crypto.argon2(algorithm, parameters, done);
  };
  return { ...crypto, argon2 };
});

let server: TestServer;
let name: string;
beforeAll(async () => {
  for (const verb of ['all', 'get', 'run', 'iterate'] as const) {
    const asIs = StatementSync.prototype[verb] as (...values: unknown[]) => never;
    vi.spyOn(StatementSync.prototype, verb).mockImplementation(function counted(this: StatementSync, ...values: unknown[]) {
      work.push(this.sourceSQL);
      return asIs.apply(this, values);
    });
  }
  server = await openTestServer();
  ({ name } = await newcomer(server));
});
afterAll(() => server.close());

test.each([
  ['/sessions', { password: 'wrong password' }, 'wrongLogin'],
  ['/recoveries', { password: GOOD_PASSWORD, code: 'abcd-abcd-abcd-abcd' }, 'wrongCode'],
])('%s does the same work for an unknown name as for a known one', async (path, body, code) => {
  const workFor = async (one: string) => {
    work.length = 0;
    const answer = await server.client().post(path, { name: one, ...body });
    expect(answer.body).toEqual({ code });
    return [...work];
  };
  const known = await workFor(name);
  expect(known.filter((done) => done.startsWith('argon2id'))).toHaveLength(1);
  expect(known.length).toBeGreaterThan(1);
  expect(await workFor(`Nobody${name}`)).toEqual(known);
});
