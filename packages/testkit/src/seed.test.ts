/** Seeds are fixed unless the environment changes them, and a failing test prints its seed. */

import { afterEach, expect, test, vi } from 'vitest';
import { fc } from './fastCheck.ts';
import { sayingSeed, storySeed, storySeeds, withSeed } from './seed.ts';

afterEach(() => void vi.unstubAllEnvs());

/** The environment of a plain run, whatever this one is. */
function plainRun(): void {
  for (const name of ['FLAGFALL_SEED', 'FLAGFALL_FRESH', 'FLAGFALL_LONG']) vi.stubEnv(name, undefined);
}

test('a seed is its name', () => {
  plainRun();
  expect(storySeed('duel')).toBe('duel');
  expect(storySeeds('duel', 2)).toEqual(['duel 0', 'duel 1']);
});

test('FLAGFALL_SEED makes another seed of each name', () => {
  plainRun();
  vi.stubEnv('FLAGFALL_SEED', 'again');
  expect(storySeeds('duel', 2)).toEqual(['duel 0/again', 'duel 1/again']);
});

test('a fresh seed is printed with the setting that repeats it', () => {
  plainRun();
  vi.stubEnv('FLAGFALL_FRESH', '1');
  const printed = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const seeds = storySeeds('duel', 2);
  expect(seeds).toHaveLength(3);
  const [line] = printed.mock.calls[0];
  printed.mockRestore();
  const more = /^seed "duel 0\/\w+"; repeat it with FLAGFALL_SEED=(\w+)$/.exec(line)?.[1];
  plainRun();
  vi.stubEnv('FLAGFALL_SEED', more);
  expect(storySeeds('duel', 2)).toContain(seeds[2]);
});

test('an error contains the seed, also from a rejected promise and from a thrown value that is no error', async () => {
  plainRun();
  vi.stubEnv('FLAGFALL_SEED', 'x');
  const said = 'seed "duel/x"; repeat it with FLAGFALL_SEED=x';
  expect(sayingSeed('duel/x')).toBe(said);
  const failing = (reason: unknown) => withSeed('duel', () => Promise.reject(reason))();
  await expect(failing(new Error('lost'))).rejects.toThrow(`lost\n${said}`);
  await expect(failing('lost')).rejects.toThrow(`lost\n${said}`);
  await expect(withSeed('duel', (seed) => expect(seed).toBe(1))()).rejects.toThrow(said);
  await expect(withSeed('duel', (seed) => seed)()).resolves.toBe('duel/x');
});

test('fast-check has a seed in every plain run', () => {
  if (process.env.FLAGFALL_FRESH === '1' || process.env.FLAGFALL_LONG === '1') expect(fc.readConfigureGlobal().seed).toBeUndefined();
  else expect(fc.readConfigureGlobal().seed).toBeTypeOf('number');
});
