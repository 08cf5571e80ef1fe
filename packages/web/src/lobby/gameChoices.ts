/** The settings of a game against people, remembered for the next time. */

import { EDITIONS, findEdition, RULE_SETS, type RuleSet, type RuleSetName, ruleSetOf, withRuleSet } from '@flagfall/editions';
import type { Edition, Options } from '@flagfall/engine';
import { lastEdition } from '../settings/settings.ts';
import { storedChoice } from '../settings/storedChoice.ts';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import { CLOCK_CHOICES, CLOCK_NAMES } from './clocks.ts';

export const lastClock = storedChoice('clock', CLOCK_NAMES, 'steady');
/** Which side: by lot is fairest. */
export const lastOnlineSide = storedChoice('onlineSide', ['random', 'red', 'blue', 'green', 'gold'], 'random');
/** By which rules friendly games are played. */
export const lastRules = storedChoice('rules', RULE_SETS, 'booklet');

/** Rated games are by the club rules (AUD-1). */
export function chosenRules(isRated: boolean): RuleSet {
  return isRated ? 'club' : lastRules.chosen.value;
}

/** The options of the chosen edition and rules that differ from the defaults. */
export function chosenOptions(isRated: boolean): Options {
  return withRuleSet(chosenEdition(), {}, chosenRules(isRated));
}

export function chosenEdition(): Edition {
  return findEdition(lastEdition.chosen.value) ?? EDITIONS[0];
}

export function chosenClock() {
  return CLOCK_CHOICES[lastClock.chosen.value];
}

export function titleOf(edition: string): string {
  const found = findEdition(edition);
  return found === undefined ? edition : packOf(found).title;
}

/** What the rules of a game are called. */
export function ruleSetName(edition: string, options: Options): string {
  const found = findEdition(edition);
  const name: RuleSetName = found === undefined ? 'house' : ruleSetOf(found, options);
  return say(`rulebook.set.${name}`);
}

/** The name of a seat in an edition, as it is called by the names that were chosen. */
export function seatName(edition: string, seat: string): string {
  const found = findEdition(edition);
  const pack = found === undefined ? undefined : packOf(found);
  return pack?.seats[seat as keyof typeof pack.seats]?.name ?? seat;
}
