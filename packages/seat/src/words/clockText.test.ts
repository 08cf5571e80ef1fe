// Texts of clocks: they never show more than is left, and tenths only near the end.

import { createMessages } from '@flagfall/messages';
import type { ClockSetup } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { clockSetupText, clockText, isLow } from './clockText.ts';

test.each([
  [0, '0:00.0'],
  [-5, '0:00.0'],
  [9949, '0:09.9'],
  [10_000, '0:10'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [90_000_000, '1d 1h'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms, 'en')).toBe(text);
});

test('a screen that is drawn once a second shows whole seconds', () => {
  expect(clockText(9949, 'en', false)).toBe('0:09');
});

test('little is left below twenty seconds', () => {
  expect([isLow(20_000), isLow(19_999)]).toEqual([false, true]);
});

test('a clock is written as the reader writes numbers', () => {
  expect(clockText(9500, 'de')).toBe('0:09,5');
  expect(clockText(2 * 86_400_000 + 3_600_000, 'fr')).toMatch(/^2\s?j 1\s?h$/);
});

test('the clocks of a game are named, and a delay is not called an increment', () => {
  const say = (clock: ClockSetup): string => clockSetupText(clock, (id, values) => createMessages('en').say(id, values));
  expect(say({ type: 'increment', initialMs: 600_000, incrementMs: 5000 })).toBe('10 min + 5 s');
  expect(say({ type: 'delay', initialMs: 600_000, delayMs: 5000 })).toBe('10 min, 5 s free');
  expect(say({ type: 'perMove', moveMs: 30_000 })).toBe('30 s a turn');
  expect(say({ type: 'days', days: 3 })).toBe('3 days a turn');
  expect(say({ type: 'unlimited' })).toBe('No clock');
});
