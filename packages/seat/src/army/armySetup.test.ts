// Setting up an army on any screen: going back and forth, and what it begins with.

import { barrage, duel, EDITIONS, libraryOf, original, readyArmies } from '@flagfall/editions';
import { compileRules, seededChance } from '@flagfall/engine';
import { withSeed } from '@flagfall/testkit/seed';
import { describe, expect, test } from 'vitest';
import { armyFaults, swapped } from '../sides.ts';
import { rowsOf } from './armyCode.ts';
import { beginHistory, changeArmy, redoChange, undoChange } from './armyHistory.ts';
import { freshArmy, mirroredArmy, rememberedArmy } from './freshArmy.ts';

const ON_SQUARES = [
  ...EDITIONS.map((edition) => ({ title: edition.id, rules: compileRules(edition) })).filter(({ rules }) => rules.board.isGrid),
  ...[duel, barrage].map((edition) => ({
    title: `${edition.id} on the tournament board`,
    rules: compileRules(edition, { board: '10x10' }),
  })),
];

describe('undo and redo', () => {
  const [first, second, third] = [{ a1: 'flag' }, { a1: 'flag', b1: 'bomb' }, { b1: 'bomb' }];
  const both = changeArmy(changeArmy(beginHistory(first), second), third);

  test('go back to the first army and forth to the last', () => {
    const back = undoChange(undoChange(both));
    expect(back.present).toBe(first);
    expect(undoChange(back)).toEqual(back);
    expect(redoChange(redoChange(back))).toEqual(both);
    expect(redoChange(both)).toEqual(both);
  });

  test('a change after an undo ends what could be redone', () => {
    const other = changeArmy(undoChange(both), { c1: 'spy' });
    expect(other).toEqual({ present: { c1: 'spy' }, past: [first, second], future: [] });
  });

  test('the same army again is no change', () => {
    expect(changeArmy(both, { ...third })).toBe(both);
  });
});

describe.each(ON_SQUARES)('$title', ({ rules }) => {
  test('a mirrored army is legal for every seat, and mirrored twice it is as before', () => {
    for (const seat of rules.seats)
      for (const { deployment } of readyArmies(rules, seat)) {
        const mirrored = mirroredArmy(rules, seat, deployment);
        expect(armyFaults(rules, seat, mirrored)).toEqual([]);
        expect(mirroredArmy(rules, seat, mirrored)).toEqual(deployment);
      }
  });

  test('a set-up begins with any army of the library, either way round', () => {
    const begun = new Set<string>();
    for (let seed = 0; seed < 400; seed++)
      begun.add(rowsOf(rules, 'red', freshArmy(rules, 'red', seededChance(`begin ${seed}`))).join('/'));
    const library = libraryOf(rules.edition, rules.options).map(({ rows }) => rows.join('/'));
    expect(begun.size).toBe(2 * library.length);
    expect([...begun]).toEqual(expect.arrayContaining(library));
  });

  test('a remembered army fits both sides', () => {
    const [blue] = rules.seats.filter((seat) => seat !== 'red');
    const army = readyArmies(rules, 'red')[0].deployment;
    const rows = rowsOf(rules, 'red', army);
    expect(rememberedArmy(rules, 'red', rows)).toEqual(army);
    expect(rowsOf(rules, blue, rememberedArmy(rules, blue, rows)!)).toEqual(rows);
    const [[cell]] = Object.entries(army);
    for (const damaged of [undefined, [], rows.slice(1), rowsOf(rules, 'red', { ...army, [cell]: 'marshal' }), ['']])
      expect(rememberedArmy(rules, 'red', army[cell] === 'marshal' ? undefined : damaged)).toBeUndefined();
  });
});

test(
  'another army is never the one before',
  withSeed('another army', (seed) => {
    const rules = compileRules(original);
    const chance = seededChance(seed);
    let army = freshArmy(rules, 'blue', chance);
    for (let count = 0; count < 50; count++) {
      const next = freshArmy(rules, 'blue', chance, army);
      expect(next).not.toEqual(army);
      army = next;
    }
  }),
);

test('an army that was changed by hand is remembered as it was deployed', () => {
  const rules = compileRules(barrage);
  const army = swapped(readyArmies(rules, 'blue')[0].deployment, 'a8', 'h6');
  expect(rememberedArmy(rules, 'blue', rowsOf(rules, 'blue', army))).toEqual(army);
});
