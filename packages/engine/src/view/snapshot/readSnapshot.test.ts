/** Snapshots from outside: a good one is read unchanged, anything else is refused without a crash. */

import { battleCards, conquest, creedSpecial, EDITIONS, original } from '@flagfall/editions';
import { randomIntent, randomStart, storySeed } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  compileRules,
  isRunning,
  Knowledge,
  observe,
  type Position,
  pick,
  type Rules,
  readSnapshot,
  seededChance,
  snapshotOf,
} from '../../index.ts';
import { intentsMax, play } from '../../internal.ts';

/** What a hostile or broken sender could put anywhere. */
const NONSENSE: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  17,
  255,
  300,
  2 ** 24,
  2 ** 31,
  1e300,
  0.5,
  Number.NaN,
  '',
  'red',
  true,
  null,
  undefined,
  [],
  {},
  [[]],
];

test('a snapshot of Original in the middle of a game takes less than two thousand bytes', () => {
  const position = middleOf(compileRules(original), seededChance(storySeed('snapshot size')), 300);
  for (const viewer of ['red', 'blue', 'audience'] as const)
    expect(JSON.stringify(snapshotOf(position, viewer, undefined)).length).toBeLessThan(2000);
});

test('a value that is no snapshot is refused', () => {
  const rules = compileRules(original);
  for (const value of [undefined, null, 'snapshot', 7, []]) expect(readSnapshot(rules, value).ok).toBe(false);
  expect(readSnapshot(rules, {})).toEqual({ ok: false, error: { code: 'badSnapshot', at: 'viewer' } });
});

test('a number of actions beyond all games is refused before anything is allocated', () => {
  const rules = compileRules(original);
  const snapshot = snapshotOf(middleOf(rules, seededChance(storySeed('long snapshot')), 40), 'red', undefined);
  expect(readSnapshot(rules, { ...snapshot, actions: 1e9 })).toEqual({ ok: false, error: { code: 'badSnapshot', at: 'actions' } });
});

test('impossible pieces are refused: two on a cell, one on a lake, a captured one on the board, more of a kind than there are', () => {
  const rules = compileRules(original);
  const snapshot = snapshotOf(middleOf(rules, seededChance(storySeed('bad pieces')), 0), 'red', undefined);
  const faultOf = (fields: object): unknown => readSnapshot(rules, { ...snapshot, ...fields });
  const [first, second, ...others] = snapshot.cells;
  const lake = rules.board.indexOf.get('c5') ?? 0;
  for (const cells of [
    [second, second, ...others],
    [lake, second, ...others],
  ])
    expect(faultOf({ cells })).toEqual({ ok: false, error: { code: 'badSnapshot', at: 'cells' } });
  expect(first).not.toBe(lake);
  expect(faultOf({ marks: snapshot.marks.with(0, 4) })).toEqual({ ok: false, error: { code: 'badSnapshot', at: 'cells' } });
  expect(faultOf({ kinds: snapshot.kinds.map((kind) => (kind < 0 ? kind : 0)) })).toEqual({
    ok: false,
    error: { code: 'badSnapshot', at: 'kinds' },
  });
});

describe('a snapshot with nonsense in one place is refused, or still gives a view', () => {
  const variants = [
    ...EDITIONS.map((edition) => [edition, {}] as const),
    [creedSpecial, { shroudHidden: 'on' }] as const,
    [conquest, { players: 2, memory: 'strict' }] as const,
    [battleCards, { memory: 'strict' }] as const,
  ];
  test.each(variants.map(([edition, given]) => [`${edition.id} ${JSON.stringify(given)}`, edition, given] as const))(
    '%s',
    (name, edition, given) => {
      const rules = compileRules(edition, given);
      const chance = seededChance(storySeed(`nonsense ${name}`));
      let refused = 0;
      for (let game = 0; game < 12; game++) {
        const position = middleOf(rules, chance, chance.below(120));
        const text = JSON.stringify(snapshotOf(position, pick(chance, [...rules.seats, 'audience' as const]), undefined));
        for (let n = 0; n < 40; n++) {
          const read = readSnapshot(rules, spoilt(JSON.parse(text), chance));
          if (read.ok) expect(() => observe(Knowledge.from(rules, read.value).shadow, read.value.viewer)).not.toThrow();
          else refused++;
        }
      }
      expect(refused).toBeGreaterThan(100);
    },
  );
});

/** A value with nonsense in one place, at any depth. */
function spoilt(value: Record<string, unknown>, chance: Chance): unknown {
  const key = pick(chance, Object.keys(value));
  const inner = value[key];
  const goesOn = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && chance.below(4) > 0;
  value[key] = goesOn ? spoilt(inner as Record<string, unknown>, chance) : pick(chance, NONSENSE);
  return value;
}

function middleOf(rules: Rules, chance: Chance, plies: number): Position {
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < plies && isRunning(position); ply++) play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  return position;
}
