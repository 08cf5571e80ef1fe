// A computer manages its clock, and people can see it move.

import { expect, test } from 'vitest';
import { moveDelayMs, thinkingClock, thinkingTimeMs } from './thinkingTime.ts';

test('without a limit a level takes its usual time, higher levels more', () => {
  const times = [1, 2, 3, 4, 5, 6].map((level) => thinkingTimeMs(level, {}, 0));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(thinkingTimeMs(99, {}, 0)).toBe(times[5]);
  expect(moveDelayMs({})).toBeGreaterThanOrEqual(500);
});

test('the computer never uses more than a share of its clock, waiting included', () => {
  for (const leftMs of [40, 500, 3000, 60_000, 600_000])
    for (const gainMs of [0, 1000, 30_000])
      for (const waitedMs of [0, 100, 5000]) {
        const ms = thinkingTimeMs(6, { leftMs, gainMs }, waitedMs);
        expect(ms).toBeGreaterThanOrEqual(10);
        expect(ms).toBeLessThanOrEqual(Math.max(10, 0.25 * (leftMs - waitedMs)));
        expect(moveDelayMs({ leftMs, gainMs })).toBeLessThanOrEqual(0.25 * leftMs);
      }
});

test('a game of sixty turns fits any clock', () => {
  let leftMs = 60_000;
  for (let turn = 0; turn < 60; turn += 1) leftMs -= Math.max(thinkingTimeMs(6, { leftMs }, 0), moveDelayMs({ leftMs }));
  expect(leftMs).toBeGreaterThan(5000);
});

test('the clock of a seat is what the table shows, and what a turn earns', () => {
  const clocks = { leftMs: { red: 5000 } };
  expect(thinkingClock(clocks, 'red', { type: 'increment', initialMs: 9000, incrementMs: 100 })).toEqual({ leftMs: 5000, gainMs: 100 });
  expect(thinkingClock(clocks, 'red', { type: 'delay', initialMs: 9000, delayMs: 200 })).toEqual({ leftMs: 5000, gainMs: 200 });
  expect(thinkingClock(clocks, 'red', { type: 'perMove', moveMs: 9000 })).toEqual({ leftMs: 5000, gainMs: 0 });
  expect(thinkingClock({ leftMs: {} }, 'red', { type: 'unlimited' })).toEqual({});
});
