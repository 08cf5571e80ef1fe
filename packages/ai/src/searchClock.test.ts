/** A budget ends by nodes or by time; with nodes alone time does not matter. */

import { expect, test } from 'vitest';
import { OutOfBudget, SearchClock } from './searchClock.ts';

test('counting throws when the last node is used up', () => {
  const clock = new SearchClock({ nodes: 3 });
  clock.count();
  clock.count();
  expect(clock.isOver).toBe(false);
  expect(() => clock.count()).toThrow(OutOfBudget);
});

test('adding returns whether the budget is used up', () => {
  const clock = new SearchClock({ nodes: 100 });
  clock.add(99);
  expect(clock.isOver).toBe(false);
  clock.add(40);
  expect([clock.isOver, clock.nodes]).toEqual([true, 139]);
});

test('time ends it too, however few nodes were counted', () => {
  const clock = new SearchClock({ ms: 4, nodes: 1_000_000_000 });
  const began = performance.now();
  while (performance.now() - began < 4);
  expect(clock.isOver).toBe(true);
});
