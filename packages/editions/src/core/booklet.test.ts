// Story and advice of the booklets: each game has a box, and the advice on what to play first leads to all of them.

import { describe, expect, test } from 'vitest';
import { bookletOf, EDITIONS, findEdition, libraryOf, original } from '../index.ts';

describe.each(EDITIONS)('the booklet of $id', (edition) => {
  const { box, after, isFirst, setup, play } = bookletOf(edition);

  test('advises something for the set-up and something for the game, nothing twice', () => {
    expect(setup.length).toBeGreaterThan(0);
    expect(play.length).toBeGreaterThan(0);
    expect(new Set([...setup, ...play]).size).toBe(setup.length + play.length);
  });

  test('the game to play before is another one of the same box, and the chain ends at a first game', () => {
    const way = [edition.id];
    for (let before = after; before !== undefined; before = bookletOf(findEdition(before)!).after) {
      expect(way).not.toContain(before);
      expect(bookletOf(findEdition(before)!).box).toBe(box);
      way.push(before);
    }
    if (isFirst) expect(after).toBeUndefined();
  });
});

test.each(EDITIONS.filter(({ id }) => id !== 'conquest'))('the sample of $id follows the advice', (edition) => {
  const named = libraryOf(edition).find(({ name }) => name === bookletOf(edition).sample);
  if (named === undefined) throw new Error('the library has it');
  const placesOf = (symbol: string) =>
    named.rows.flatMap((row, depth) => [...row].flatMap((one, column) => (one === symbol ? [{ depth, column }] : [])));
  const [[flag], bombs, scouts, miners] = ['F', 'B', '2', '3'].map(placesOf);
  const steps = bombs.map(({ depth, column }) => Math.abs(depth - flag.depth) + Math.abs(column - flag.column));
  expect(flag.depth, 'a flag at the back').toBe(named.rows.length - 1);
  expect([0, named.rows[0].length - 1], 'and not in a corner').not.toContain(flag.column);
  expect(steps, 'a bomb beside it').toContain(1);
  if (bombs.length > 2) expect(Math.max(...steps), 'and one far away').toBeGreaterThan(2);
  expect(
    scouts.some(({ depth }) => depth === 0),
    'scouts in front',
  ).toBe(true);
  expect(
    miners.every(({ depth }) => depth > 0),
    'no miner there',
  ).toBe(true);
});

test('each booklet with a first game names one: Duel, Duel of Assassin’s Creed, Clone Wars Classic', () => {
  expect(EDITIONS.filter((edition) => bookletOf(edition).isFirst).map(({ id }) => id)).toEqual(['duel', 'creed-duel', 'clone-classic']);
});

test('an edition without a booklet is refused', () => {
  expect(() => bookletOf({ ...original, id: 'unheard-of' })).toThrow('unheard-of');
});
