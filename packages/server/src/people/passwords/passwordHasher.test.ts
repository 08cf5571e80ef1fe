// Hashing of passwords: correct, bounded, and the same work for unknown names.

import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEFAULT_HASH_COST, PasswordHasher } from './passwordHasher.ts';

const CHEAP = { memoryKiB: 64, passes: 1 };

test('a hash has the standard encoding, and matches its password alone', async () => {
  const passwords = new PasswordHasher(1, 10);
  const hash = await passwords.hash('correct horse');
  const [, , version, cost, salt, tag] = hash.split('$');
  expect([version, cost]).toEqual(['v=19', 'm=19456,t=2,p=1']);
  const nonce = Buffer.from(salt, 'base64');
  const again = argon2Sync('argon2id', { message: 'correct horse', nonce, parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 });
  expect(again.toString('base64').replace(/=+$/, '')).toBe(tag);
  expect(await passwords.verify('correct horse', hash)).toBe(true);
  expect(await passwords.verify('correct horsf', hash)).toBe(false);
  expect(await passwords.hash('correct horse')).not.toBe(hash);
});

test('without a hash, or with a broken one, nothing matches', async () => {
  const passwords = new PasswordHasher(1, 10, CHEAP);
  expect(await passwords.verify('x', undefined)).toBe(false);
  expect(await passwords.verify('', '')).toBe(false);
  expect(await passwords.verify('x', '$argon2id$v=19$m=64,t=1,p=1$short$short')).toBe(false);
});

test('a hash with less work needs to be renewed', async () => {
  const cheap = await new PasswordHasher(1, 10, CHEAP).hash('x');
  const now = new PasswordHasher(1, 10, DEFAULT_HASH_COST);
  expect(now.needsRehash(cheap)).toBe(true);
  expect(await now.verify('x', cheap)).toBe(true);
  expect(now.needsRehash(await now.hash('x'))).toBe(false);
});

test('a few are hashed at once, some wait, and the rest is refused', async () => {
  const passwords = new PasswordHasher(2, 3);
  const all = Array.from({ length: 8 }, () => passwords.hash('x'));
  expect(passwords.load).toBe(5);
  const done = await Promise.allSettled(all);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const one of done) if (one.status === 'rejected') expect(one.reason.refusal).toEqual({ code: 'busy' });
  expect(passwords.load).toBe(0);
  expect(await passwords.hash('x')).toContain('$argon2id$');
});
