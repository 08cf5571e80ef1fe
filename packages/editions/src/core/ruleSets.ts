/**
 * Two named rule sets for every edition (AUD-1): `booklet` as printed, `club` with what tournaments add. A set is a table of option values. A new game
 * stores the values; the name is never stored, because it follows from them.
 */

import { changedOptions, type Edition, type Options, type OptionValue, resolveOptions } from '@flagfall/engine';

export const RULE_SETS = ['booklet', 'club'] as const;
export type RuleSet = (typeof RULE_SETS)[number];
/** `house` is any other choice of these values. */
export type RuleSetName = RuleSet | 'house';

/** An edition uses the lines of its own options. Options without a line belong to no set: their values do not change the set. */
const SET_VALUES: Readonly<Record<string, Readonly<Record<RuleSet, OptionValue>>>> = {
  quietLimit: { booklet: 'off', club: 200 },
  bothImmobile: { booklet: 'moverLoses', club: 'draw' },
  chaseRule: { booklet: 'off', club: 'on' },
  chaseReach: { booklet: 'reach', club: 'adjacent' },
  runnersTwoSquares: { booklet: 'pair', club: 'crossed' },
  turnLimit: { booklet: 'off', club: 60 },
};

/** The values of a set for the options of an edition, in the order of the edition. */
export function optionsOfSet(edition: Edition, set: RuleSet): Options {
  const keys = edition.options.map(({ key }) => key).filter((key) => key in SET_VALUES);
  const options: Options = Object.fromEntries(keys.map((key) => [key, SET_VALUES[key][set]]));
  // The reach of a chase does not matter without the chase rule.
  return edition.chaseRule(options) ? options : Object.fromEntries(Object.entries(options).filter(([key]) => key !== 'chaseReach'));
}

/** The values of a set from which the given options differ. */
export function missingFromSet(edition: Edition, given: Options, set: RuleSet): Options {
  const resolved = resolveOptions(edition, given);
  const values = resolved.ok ? resolved.value : given;
  return Object.fromEntries(Object.entries(optionsOfSet(edition, set)).filter(([key, value]) => values[key] !== value));
}

/** The name of the rule set of these options; absent options have their defaults. */
export function ruleSetOf(edition: Edition, given: Options): RuleSetName {
  return RULE_SETS.find((set) => Object.keys(missingFromSet(edition, given, set)).length === 0) ?? 'house';
}

/** The options of a new game: the values of a set and the given options outside the sets, as far as they differ from the defaults. */
export function withRuleSet(edition: Edition, given: Options, set: RuleSet): Options {
  const free = Object.entries(given).filter(([key]) => !(key in SET_VALUES));
  const resolved = resolveOptions(edition, { ...Object.fromEntries(free), ...optionsOfSet(edition, set) });
  return resolved.ok ? changedOptions(edition, resolved.value) : given;
}
