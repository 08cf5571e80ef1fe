import { compileRules, type OptionSpec, resolveOptions } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { barrage, conquest, EDITIONS, original } from '../index.ts';
import { missingFromSet, optionsOfSet, RULE_SETS, ruleSetOf, withRuleSet } from './ruleSets.ts';

/** The specification of AUD-1, written out a second time. */
const PRINTED = {
  quietLimit: ['off', 200],
  bothImmobile: ['moverLoses', 'draw'],
  chaseRule: ['off', 'on'],
  chaseReach: ['reach', 'adjacent'],
  runnersTwoSquares: ['pair', 'crossed'],
  turnLimit: ['off', 60],
} as const;

describe.each(EDITIONS)('$id', (edition) => {
  test.each([...RULE_SETS.entries()])('[AUD-1] the values of set %i, %s, are those of the table, and the edition takes them', (at, set) => {
    const wanted = edition.options.filter(({ key }) => key in PRINTED).map(({ key }) => [key, PRINTED[key as keyof typeof PRINTED][at]]);
    const options = optionsOfSet(edition, set);
    const chases = compileRules(edition, options).chaseRule;
    expect(options).toEqual(Object.fromEntries(wanted.filter(([key]) => key !== 'chaseReach' || chases)));
    expect(Object.keys(options).length).toBeGreaterThan(0);
    expect(ruleSetOf(edition, options)).toBe(set);
    expect(ruleSetOf(edition, withRuleSet(edition, {}, set))).toBe(set);
  });

  test('[AUD-1] an absent option still means the default: without the chase rule as an option that is the club', () => {
    const isOption = edition.options.some(({ key }) => key === 'chaseRule');
    expect(ruleSetOf(edition, {})).toBe(isOption ? 'house' : 'club');
    expect(missingFromSet(edition, {}, 'club')).toEqual(isOption ? { chaseRule: 'on' } : {});
    expect(withRuleSet(edition, {}, 'club')).toEqual(isOption ? { chaseRule: 'on' } : {});
  });

  test('[AUD-1] a value of neither set makes house rules; an option outside the sets never does', () => {
    for (const set of RULE_SETS) {
      const options = optionsOfSet(edition, set);
      for (const spec of edition.options)
        for (const value of otherValues(spec, options[spec.key] ?? spec.default)) {
          const given = { ...options, [spec.key]: value };
          expect(resolveOptions(edition, given), spec.key).toMatchObject({ ok: true });
          const decides = spec.key in options || (spec.key in PRINTED && spec.key !== 'chaseReach');
          expect(ruleSetOf(edition, given), `${spec.key} ${value}`).toBe(decides ? nameWith(edition.options, given) : set);
        }
    }
  });
});

test('[AUD-1] a set replaces the values of sets and leaves the others alone', () => {
  const given = { memory: 'strict', quietLimit: 30, chaseRule: 'on' };
  expect(withRuleSet(original, given, 'booklet')).toMatchObject({ memory: 'strict', bothImmobile: 'moverLoses', quietLimit: 'off' });
  expect(withRuleSet(original, given, 'booklet')).not.toHaveProperty('chaseRule');
  expect(withRuleSet(original, given, 'club')).toEqual({ memory: 'strict', chaseRule: 'on' });
  expect(withRuleSet(barrage, { board: '10x10' }, 'club')).toEqual({ board: '10x10' });
});

test('[AUD-1, U-83] in Conquest a set decides only the number of rounds', () => {
  expect(optionsOfSet(conquest, 'booklet')).toEqual({ turnLimit: 'off' });
  expect(ruleSetOf(conquest, { players: 2, minOnePerTerritory: 'on' })).toBe('club');
  expect(ruleSetOf(conquest, { turnLimit: 12 })).toBe('house');
});

test('[AUD-1] values may come as text, as from a command line', () => {
  expect(ruleSetOf(barrage, { quietLimit: '200' })).toBe('club');
  expect(missingFromSet(barrage, { quietLimit: '100' }, 'club')).toEqual({ quietLimit: 200 });
});

function otherValues(spec: OptionSpec, value: string | number): readonly (string | number)[] {
  const all = spec.type === 'choice' ? spec.values : [spec.from, spec.to, spec.default, ...(spec.off ? ['off'] : [])];
  return all.filter((other) => other !== value);
}

/** House rules, unless the changed value makes the other set: where an edition has one option that differs. */
function nameWith(specs: readonly OptionSpec[], given: Readonly<Record<string, string | number>>): string {
  const keys = specs.map(({ key }) => key).filter((key): key is keyof typeof PRINTED => key in PRINTED);
  const isSet = (at: number) => keys.every((key) => given[key] === PRINTED[key][at]);
  return isSet(0) ? 'booklet' : isSet(1) ? 'club' : 'house';
}
