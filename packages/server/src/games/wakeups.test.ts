// When games are woken: at the last time they asked for, however often it changed.

import { expect, test } from 'vitest';
import type { Runtime } from './runtime.ts';
import { TableTimers } from './time/tableTimers.ts';

function clockwork() {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly act: () => void }>();
  const after = (ms: number, act: () => void) => {
    const timer = { at: now + ms, act };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const woken: (readonly [string, number])[] = [];
  const wakeups = new TableTimers({ now: () => now, after } as unknown as Runtime, (game) => woken.push([game, now]));
  const runTo = (end: number) => {
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      timers.delete(next);
      now = Math.max(now, next.at);
      next.act();
    }
    now = end;
  };
  return { wakeups, woken, runTo };
}

test('a game whose clock was pressed is woken once, at the later time', () => {
  const { wakeups, woken, runTo } = clockwork();
  wakeups.set('a', 100);
  wakeups.set('b', 120);
  runTo(50);
  wakeups.set('a', 150);
  wakeups.set('a', 180);
  expect(wakeups.at('a')).toBe(180);
  runTo(1000);
  expect(woken).toEqual([
    ['b', 120],
    ['a', 180],
  ]);
  expect(wakeups.size).toBe(0);
});

test('a game that wants to be woken earlier is woken then, and not again', () => {
  const { wakeups, woken, runTo } = clockwork();
  wakeups.set('a', 100);
  wakeups.set('a', 40);
  runTo(1000);
  expect(woken).toEqual([['a', 40]]);
});

test('a game without a wanted time is left alone until it has one', () => {
  const { wakeups, woken, runTo } = clockwork();
  wakeups.set('a', 100);
  wakeups.set('a', undefined);
  runTo(60);
  wakeups.set('a', 200);
  runTo(1000);
  expect(woken).toEqual([['a', 200]]);
});
