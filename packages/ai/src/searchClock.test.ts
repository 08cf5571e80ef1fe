/** A budget is used up by positions or by time, and nodes alone leave time out of it. */

import { expect, test } from 'vitest';
import { OutOfBudget, SearchClock } from './searchClock.ts';

test('who counts is thrown out when the last position is used up', () => {
  const clock = new SearchClock({ nodes: 3 });
  clock.count();
  clock.count();
  expect(clock.isOver).toBe(false);
  expect(() => clock.count()).toThrow(OutOfBudget);
});

test('who adds is told that it is over', () => {
  const clock = new SearchClock({ nodes: 100 });
  clock.add(99);
  expect(clock.isOver).toBe(false);
  clock.add(40);
  expect([clock.isOver, clock.nodes]).toEqual([true, 139]);
});

test('time ends it too, however few positions were looked at', () => {
  const clock = new SearchClock({ ms: 4, nodes: 1_000_000_000 });
  const began = performance.now();
  while (performance.now() - began < 4);
  expect(clock.isOver).toBe(true);
});
