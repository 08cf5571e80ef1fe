// Parts are closed in order, even if one fails, and never longer than the limit.

import { HOUR_MS } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { ShutdownSequence } from './shutdown.ts';
import { StorageUnavailable } from './store/errors.ts';

/** Parts that record when they are told to close. */
function bench() {
  const closings = new ShutdownSequence();
  const told: string[] = [];
  const warnings: object[] = [];
  const log = { info: () => undefined, warn: (about: object) => warnings.push(about), error: () => undefined };
  const add = (part: string, end: Promise<void> = Promise.resolve()) =>
    closings.add(part, () => {
      told.push(part);
      return end;
    });
  return { closings, told, warnings, log, add };
}

const FOREVER = new Promise<never>(() => undefined);

test('the last opened part is closed first, and a second call has nothing left to do', async () => {
  const { closings, told, warnings, log, add } = bench();
  for (const part of ['store', 'games', 'sockets']) add(part);
  await closings.closeAll(HOUR_MS, log);
  await closings.closeAll(HOUR_MS, log);
  expect([told, warnings]).toEqual([['sockets', 'games', 'store'], []]);
});

test('a store that fails is a warning, and the rest still closes', async () => {
  const { closings, told, warnings, log, add } = bench();
  add('store');
  add('games', Promise.reject(new StorageUnavailable(new Error('gone'))));
  await closings.closeAll(HOUR_MS, log);
  expect(told).toEqual(['games', 'store']);
  expect(warnings).toEqual([{ part: 'games', fault: 'the store is not available: gone' }]);
});

test('a bug of ours is thrown, after the rest has closed', async () => {
  const { closings, told, log, add } = bench();
  add('store');
  add('games', Promise.reject(new TypeError('ours')));
  await expect(closings.closeAll(HOUR_MS, log)).rejects.toThrow('ours');
  expect(told).toEqual(['games', 'store']);
});

test('a part that never ends is abandoned at the limit; those behind it are told to close and not awaited', async () => {
  const { closings, told, warnings, log, add } = bench();
  for (const part of ['store', 'notices', 'games']) add(part, FOREVER);
  add('sockets');
  await closings.closeAll(5, log);
  expect(told).toEqual(['sockets', 'games', 'notices', 'store']);
  expect(warnings).toEqual([{ part: 'games', limitMs: 5 }]);
});
