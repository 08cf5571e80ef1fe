// Each game gets its turn.

import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

interface Named {
  readonly game: string;
  readonly name: string;
}

const job = (name: string): Named => ({ game: name.slice(0, 1), name });

function namesIn(queue: FairQueue<Named>): string[] {
  const names: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) names.push(next.name);
  return names;
}

test('games take turns, however much one of them asks', () => {
  const queue = new FairQueue<Named>();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(job(name));
  expect(queue.size).toBe(6);
  expect(namesIn(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who has just had a turn waits for who comes meanwhile', () => {
  const queue = new FairQueue<Named>();
  for (const name of ['a1', 'a2']) queue.add(job(name));
  expect(queue.take()?.name).toBe('a1');
  queue.add(job('b1'));
  expect(namesIn(queue)).toEqual(['b1', 'a2']);
  queue.add(job('b2'));
  queue.add(job('a3'));
  expect(namesIn(queue)).toEqual(['b2', 'a3']);
});

test('newcomers without end do not keep anybody from a turn', () => {
  const queue = new FairQueue<Named>();
  queue.add(job('a1'));
  queue.take();
  queue.add(job('a2'));
  const taken: (string | undefined)[] = [];
  for (let round = 0; round < 5; round += 1) {
    queue.add({ game: `new ${round}`, name: 'new' });
    taken.push(queue.take()?.name);
  }
  expect(taken.indexOf('a2')).toBeLessThanOrEqual(2);
  expect(taken).toContain('a2');
});

test('what failed is next again, and what is not wanted any more is gone', () => {
  const queue = new FairQueue<Named>();
  for (const name of ['a1', 'b1']) queue.add(job(name));
  const first = queue.take();
  expect(first?.name).toBe('a1');
  if (first !== undefined) queue.putBack(first);
  const unwanted = job('c1');
  queue.add(unwanted);
  expect(queue.remove(unwanted)).toBe(true);
  expect(queue.remove(unwanted)).toBe(false);
  expect(namesIn(queue)).toEqual(['a1', 'b1']);
});
