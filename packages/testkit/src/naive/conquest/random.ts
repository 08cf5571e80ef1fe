// Chance for random games: seeded numbers, and luck found by trying.

import { LuckMissing, type NaiveConquest, type NaiveConquestLuck } from './types.ts';

/** A number from 0 up to, but not including, 1. */
export type RandomSource = () => number;

/** Numbers that are the same in every run (mulberry32). */
export function seeded(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Takes an action with whatever luck it turns out to need. */
export function withRandomLuck(
  random: RandomSource,
  act: (luck: NaiveConquestLuck) => NaiveConquest,
  luck: NaiveConquestLuck = {},
): NaiveConquest {
  try {
    return act(luck);
  } catch (error) {
    if (!(error instanceof LuckMissing)) throw error;
    if ('drawnFrom' in error.need) return withRandomLuck(random, act, { ...luck, drawn: pick(random, error.need.drawnFrom) });
    if ('plantOn' in error.need) return withRandomLuck(random, act, { ...luck, planted: pick(random, error.need.plantOn) });
    return withRandomLuck(random, act, { ...luck, shuffles: [...(luck.shuffles ?? []), shuffled(random, error.need.shuffleOf)] });
  }
}

export function pick<T>(random: RandomSource, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)];
}

export function shuffled<T>(random: RandomSource, items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
