// Guessing gets slower and slower, and the owner of a name cannot be locked out for long.

import { DAY_MS } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { RequestRefused } from '../../http/refused.ts';
import { LoginThrottle } from './loginThrottle.ts';

/** Seconds to wait, or 0 when the attempt was allowed. */
function tryAt(attempts: LoginThrottle, now: number, name = 'ann', address = 'here'): number {
  try {
    attempts.begin(name, address, now);
    return 0;
  } catch (error) {
    if (error instanceof RequestRefused && error.refusal.code === 'tooManyAttempts') return error.refusal.retryAfterSeconds;
    throw error;
  }
}

/** How many guesses get through in a time, if each comes as soon as it may. */
function guessesIn(ms: number, next: (count: number) => { readonly name: string; readonly address: string }): number {
  const attempts = new LoginThrottle();
  let count = 0;
  for (let now = 0; now < ms; ) {
    const { name, address } = next(count);
    const wait = tryAt(attempts, now, name, address);
    if (wait === 0) count += 1;
    now += Math.max(10, wait * 1000);
  }
  return count;
}

test('one name from one place: some hundred guesses a day', () => {
  expect(guessesIn(DAY_MS, () => ({ name: 'ann', address: 'here' }))).toBeLessThan(150);
});

test('many names from one place: some hundred guesses a day', () => {
  expect(guessesIn(DAY_MS, (count) => ({ name: `name${count}`, address: 'here' }))).toBeLessThan(200);
});

test('one name from any number of places: two guesses a minute', () => {
  expect(guessesIn(DAY_MS, (count) => ({ name: 'ann', address: `place${count}` }))).toBeLessThan(3000);
});

test('the wait grows, and is forgotten after a day', () => {
  const attempts = new LoginThrottle();
  const waits: number[] = [];
  for (let now = 0; waits.length < 14; ) {
    expect(tryAt(attempts, now)).toBe(0);
    const wait = tryAt(attempts, now);
    waits.push(wait);
    now += wait * 1000;
    if (wait === 0) waits.pop();
  }
  expect(waits.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 32]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(900);
  expect(tryAt(attempts, DAY_MS * 3)).toBe(0);
});

test('guesses sent at once count as sent one after another', () => {
  const attempts = new LoginThrottle();
  const through = Array.from({ length: 1000 }, () => tryAt(attempts, 5)).filter((wait) => wait === 0);
  expect(through).toHaveLength(5);
});

test('the right password clears the count', () => {
  const attempts = new LoginThrottle();
  for (let count = 0; count < 4; count += 1) tryAt(attempts, 0);
  attempts.begin('ann', 'here', 0).succeeded();
  expect(Array.from({ length: 4 }, () => tryAt(attempts, 0))).toEqual([0, 0, 0, 0]);
});

test('logging in to an own account does not clear guesses at others', () => {
  const attempts = new LoginThrottle();
  let guesses = 0;
  for (let count = 0; count < 200; count += 1) {
    if (tryAt(attempts, 0, `victim${count}`) === 0) guesses += 1;
    try {
      attempts.begin('own', 'here', 0).succeeded();
    } catch (error) {
      expect(error).toBeInstanceOf(RequestRefused);
    }
  }
  expect(guesses).toBeLessThanOrEqual(30);
});

test('the owner waits at most half a minute, whoever else guesses at their name', () => {
  const attempts = new LoginThrottle();
  for (let now = 0; now < DAY_MS; now += 1000) tryAt(attempts, now, 'ann', `place${now}`);
  expect(tryAt(attempts, DAY_MS, 'ann', 'home')).toBeLessThanOrEqual(30);
});

test('memory is bounded', () => {
  const attempts = new LoginThrottle(100);
  for (let count = 0; count < 10_000; count += 1) tryAt(attempts, 0, `name${count}`, `place${count}`);
  expect(attempts.size).toBe(100);
});
