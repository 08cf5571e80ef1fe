import { compileRules, resolveOptions } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { EDITIONS, findEdition } from './index.ts';

test('the editions stand in the order of the game matrix, each found by its id', () => {
  const ids = [
    'original',
    'battle-cards',
    'duel',
    'barrage',
    'creed-classic',
    'creed-special',
    'creed-duel',
    'clone-classic',
    'clone-special',
    'conquest',
  ];
  expect(EDITIONS.map((edition) => edition.id)).toEqual(ids);
  for (const id of ids) expect(findEdition(id)?.id).toBe(id);
  expect(findEdition('chess')).toBeUndefined();
});

test.each(EDITIONS)('$id compiles with its defaults, and its army has only kinds it knows', (edition) => {
  const rules = compileRules(edition);
  expect(rules.armySize).toBe(Object.values(edition.army).reduce((sum, count) => sum + count, 0));
  const known = edition.kinds.map((kind) => kind.id);
  expect(Object.keys(edition.army).every((kind) => known.includes(kind))).toBe(true);
  expect(new Set(edition.kinds.map((kind) => kind.symbol)).size).toBe(edition.kinds.length);
  expect(new Set(edition.options.map((option) => option.key)).size).toBe(edition.options.length);
  // AUD-4: Clone Wars had another cast in the first revision.
  expect(edition.revision).toBe(edition.id.startsWith('clone-') ? 2 : 1);
});

test('[U-7] the chase rule is an option where the booklet is silent, and always on where the booklet has it', () => {
  for (const id of ['original', 'battle-cards', 'creed-classic', 'creed-special', 'creed-duel']) {
    expect(compileRules(findEdition(id)!).chaseRule).toBe(false);
    expect(compileRules(findEdition(id)!, { chaseRule: 'on' }).chaseRule).toBe(true);
  }
  for (const id of ['duel', 'barrage', 'clone-classic', 'clone-special']) {
    expect(compileRules(findEdition(id)!).chaseRule).toBe(true);
    expect(resolveOptions(findEdition(id)!, { chaseRule: 'off' }).ok).toBe(false);
  }
});

test('[U-14] red starts, except where the players agree: there the lot decides unless the host chooses', () => {
  for (const { id, starter } of EDITIONS.filter((edition) => edition.id !== 'conquest')) {
    expect(starter({ startPlayer: 'random' })).toBe(id.startsWith('clone-') ? 'lot' : 'red');
    expect(starter({ startPlayer: 'blue' })).toBe(id.startsWith('clone-') ? 'blue' : 'red');
  }
});
