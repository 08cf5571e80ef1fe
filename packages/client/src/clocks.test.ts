// Clocks between two updates.

import { expect, test } from 'vitest';
import { clocksAt } from './shadow.ts';

const clocks = { leftMs: { red: 5000, blue: 9000 }, running: ['red'], deployMs: 4000 } as const;

test('the running clock goes on, the other stands, and none goes below zero', () => {
  expect(clocksAt({ clocks, phase: 'playing', isPaused: false }, 1500)).toEqual({
    ...clocks,
    leftMs: { red: 3500, blue: 9000 },
    deployMs: 2500,
  });
  expect(clocksAt({ clocks, phase: 'playing', isPaused: false }, 60_000)).toMatchObject({ leftMs: { red: 0, blue: 9000 }, deployMs: 0 });
});

test('clocks stand while the game is paused and when it is over', () => {
  expect(clocksAt({ clocks, phase: 'playing', isPaused: true }, 1500)).toEqual(clocks);
  expect(clocksAt({ clocks, phase: 'over', isPaused: false }, 1500)).toEqual(clocks);
});
