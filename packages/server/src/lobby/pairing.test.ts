// Quick pairing by simulation: players come one after the other, a pairer runs every two seconds.

import { type Chance, seededChance } from '@flagfall/engine';
import { SECOND_MS } from '@flagfall/protocol';
import { describe, expect, test } from 'vitest';
import type { Seeker } from '../store/lobby/seekers.ts';
import { personKey } from '../store/rows.ts';
import { pairingGroups } from './pairing.ts';

const LOOK_EVERY_MS = 2 * SECOND_MS;

function seeker(name: string, changes: Partial<Seeker> = {}): Seeker {
  return {
    ...{ id: name, person: { type: 'guest', guest: name }, name, pool: 'p', setup: {}, rating: 1500, deviation: 60, met: [], avoids: [] },
    ...{ node: 'n', createdAt: 0, expiresAt: Number.POSITIVE_INFINITY, ...changes },
  };
}

const names = (groups: readonly (readonly Seeker[])[]) => groups.map((group) => group.map(({ name }) => name));

describe('pairing', () => {
  test('the nearest are paired at once, distant ratings after a wait', () => {
    const waiting = [seeker('a'), seeker('b', { rating: 1540 }), seeker('c', { rating: 1510 }), seeker('far', { rating: 2400 })];
    expect(names(pairingGroups(2, waiting, 0))).toEqual([['a', 'c']]);
    const left = [waiting[1], waiting[3]];
    expect(pairingGroups(2, left, 45 * SECOND_MS)).toEqual([]);
    expect(names(pairingGroups(2, left, 75 * SECOND_MS))).toEqual([['b', 'far']]);
  });

  test('a new searcher is not paired with the other end of the ratings', () => {
    const long = seeker('long', { rating: 2100 });
    expect(pairingGroups(2, [long, seeker('new', { createdAt: 60 * SECOND_MS })], 60 * SECOND_MS)).toEqual([]);
  });

  test('recent opponents meet others first, and each other when nobody else is there', () => {
    const [a, b] = [seeker('a', { met: ['guest:b'] }), seeker('b')];
    expect(names(pairingGroups(2, [a, b, seeker('c', { rating: 1560 })], 0))).toEqual([['a', 'c']]);
    expect(pairingGroups(2, [a, b], 0)).toEqual([]);
    expect(names(pairingGroups(2, [a, b], 60 * SECOND_MS))).toEqual([['a', 'b']]);
  });

  test('blocked people are never paired, however long they wait and whoever blocked', () => {
    const pair = [seeker('a', { avoids: ['guest:b'] }), seeker('b')];
    for (const waiting of [pair, pair.toReversed()]) expect(pairingGroups(2, waiting, 3600 * SECOND_MS)).toEqual([]);
  });

  test('a newcomer with an unsure rating need not wait for an equal', () => {
    expect(names(pairingGroups(2, [seeker('a', { rating: 1650 }), seeker('new', { deviation: 350 })], 0))).toEqual([['a', 'new']]);
  });

  test('four are found who all accept each other', () => {
    const five = [0, 1, 2, 3, 4].map((n) => seeker(`p${n}`, { rating: 1500 + n, avoids: n === 1 ? ['guest:p3'] : [] }));
    expect(names(pairingGroups(4, five, 0))).toEqual([['p0', 'p1', 'p2', 'p4']]);
    expect(pairingGroups(4, five.slice(0, 4), 0)).toEqual([]);
  });
});

describe.each(['busy', 'quiet', 'evening'])('a pool over an hour, seed %s', (seed) => {
  const everyMs = { busy: 1, quiet: 20, evening: 5 }[seed] ?? 5;
  const { waits, gaps, left, again, games } = simulate(seed, everyMs * SECOND_MS);

  test('everybody gets a game but perhaps the last few', () => {
    expect(left).toBeLessThanOrEqual(2);
    expect(games).toBeGreaterThan(80);
  });

  test('waits are short, and opponents are near', () => {
    expect(Math.max(...waits)).toBeLessThanOrEqual(90 * SECOND_MS);
    expect(median(waits)).toBeLessThanOrEqual((seed === 'quiet' ? 20 : 5) * SECOND_MS);
    expect(median(gaps)).toBeLessThanOrEqual(seed === 'quiet' ? 120 : 70);
  });

  test('the same two rarely meet twice running', () => {
    expect(again / games).toBeLessThanOrEqual(seed === 'quiet' ? 0.1 : 0.02);
  });
});

/** An hour with a newcomer every so often on average; players play for a few minutes and come back, some leave for good. */
function simulate(seed: string, everyMs: number) {
  const chance = seededChance(`pool ${seed}`);
  const coming: { at: number; who: Seeker }[] = [];
  for (let at = 0, n = 0; at < 3600 * SECOND_MS; at += chance.below(2 * everyMs), n += 1)
    coming.push({ at, who: seeker(`${n}`, { rating: 1500 + bell(chance) * 250 }) });
  let waiting: Seeker[] = [];
  const [waits, gaps]: number[][] = [[], []];
  let again = 0;
  for (let now = 0; now < 4200 * SECOND_MS; now += LOOK_EVERY_MS) {
    const come = coming.filter(({ at }) => at > now - LOOK_EVERY_MS && at <= now);
    waiting.push(...come.map(({ at, who }) => ({ ...who, createdAt: at })));
    for (const group of pairingGroups(2, waiting, now)) {
      const [a, b] = group;
      waits.push(now - a.createdAt, now - b.createdAt);
      gaps.push(Math.abs(a.rating - b.rating));
      if (a.met.includes(personKey(b.person))) again += 1;
      waiting = waiting.filter((one) => !group.includes(one));
      const back = now + (180 + chance.below(300)) * SECOND_MS;
      if (back < 3600 * SECOND_MS && chance.below(2) === 0)
        for (const [one, other] of [group, group.toReversed()]) coming.push({ at: back, who: { ...one, met: [personKey(other.person)] } });
    }
  }
  return { waits, gaps, left: waiting.length, again, games: gaps.length };
}

/** Roughly normal, from -3 to 3. */
function bell(chance: Chance): number {
  return Array.from({ length: 12 }, () => chance.below(1000) / 1000).reduce((sum, one) => sum + one, -6);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
