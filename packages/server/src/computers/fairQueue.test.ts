// Each person gets their turn, and each of their games.

import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

interface Named {
  readonly owner: string;
  readonly game: string;
  readonly name: string;
}

/** Each letter is a game with its own person. */
const job = (name: string): Named => ({ owner: name.slice(0, 1), game: name.slice(0, 1), name });
/** `ann:g1` is a game of Ann. */
const jobOf = (name: string): Named => ({ owner: name.split(':')[0], game: name, name });

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

test('an owner that has just had a turn waits for those that come meanwhile', () => {
  const queue = new FairQueue<Named>();
  for (const name of ['a1', 'a2']) queue.add(job(name));
  expect(queue.take()?.name).toBe('a1');
  queue.add(job('b1'));
  expect(namesIn(queue)).toEqual(['b1', 'a2']);
  queue.add(job('b2'));
  queue.add(job('a3'));
  expect(namesIn(queue)).toEqual(['b2', 'a3']);
});

test('endless newcomers do not keep others from a turn', () => {
  const queue = new FairQueue<Named>();
  queue.add(job('a1'));
  queue.take();
  queue.add(job('a2'));
  const taken: (string | undefined)[] = [];
  for (let round = 0; round < 5; round += 1) {
    queue.add({ owner: `new ${round}`, game: `new ${round}`, name: 'new' });
    taken.push(queue.take()?.name);
  }
  expect(taken.indexOf('a2')).toBeLessThanOrEqual(2);
  expect(taken).toContain('a2');
});

test('a failed job is next again, and a dropped one is gone', () => {
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

test('a person with fifty games gets no more turns than one with a single game', () => {
  const queue = new FairQueue<Named>();
  for (let n = 0; n < 50; n += 1) queue.add(jobOf(`greedy:${n}`));
  for (const name of ['ann:1', 'ben:1']) queue.add(jobOf(name));
  const taken: string[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const next = queue.take();
    if (next === undefined) break;
    taken.push(next.owner);
    // Ann and Ben ask again as soon as they are answered.
    if (next.owner !== 'greedy') queue.add(next);
  }
  expect(taken.filter((owner) => owner === 'greedy')).toHaveLength(10);
  expect(taken.filter((owner) => owner === 'ann')).toHaveLength(10);
});

test('the games of one person take turns, too', () => {
  const queue = new FairQueue<Named>();
  for (const name of ['ann:1', 'ann:1', 'ann:1', 'ann:2', 'ann:3']) queue.add(jobOf(name));
  expect(namesIn(queue)).toEqual(['ann:1', 'ann:2', 'ann:3', 'ann:1', 'ann:1']);
});

test('when too many wait, the latest job of the owner with the most is dropped', () => {
  const queue = new FairQueue<Named>(3);
  const jobs = ['ann:1', 'greedy:1', 'greedy:2', 'greedy:3', 'ben:1'].map(jobOf);
  expect(jobs.map((one) => queue.add(one)?.name)).toEqual([undefined, undefined, undefined, 'greedy:3', 'greedy:2']);
  expect(queue.size).toBe(3);
  expect(namesIn(queue)).toEqual(['ann:1', 'greedy:1', 'ben:1']);
  expect(queue.size).toBe(0);
});

test('a forgotten owner is remembered while it waits', () => {
  const queue = new FairQueue<Named>();
  queue.add(jobOf('ann:1'));
  queue.add(jobOf('ann:2'));
  queue.take();
  for (let n = 0; n < 12_000; n += 1) {
    queue.add(jobOf(`${n}:1`));
    queue.take();
  }
  queue.add(jobOf('late:1'));
  expect(namesIn(queue).indexOf('ann:2')).toBeLessThan(2);
});
