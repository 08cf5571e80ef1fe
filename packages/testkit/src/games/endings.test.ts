/** Chases over any distance are common in endings of a few pieces. */

import { barrage, battleCards, cloneSpecial, creedDuel, creedSpecial, duel } from '@flagfall/editions';
import { compileRules, type Edition, type OptionValue } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { firstDisagreement } from '../checks/compareNaive.ts';
import { firstSpecialDisagreement } from '../checks/compareSpecial.ts';
import { hasFixedSeeds, sayingSeed, storySeeds } from '../seed.ts';
import { checkPursuerTwins } from './endings.ts';

const REACH = { chaseReach: 'reach', runnersTwoSquares: 'pair', quietLimit: 'off' };
const VARIANTS: readonly (readonly [Edition, Readonly<Record<string, OptionValue>>])[] = [
  [duel, REACH],
  [barrage, { ...REACH, runnersTwoSquares: 'crossed', memory: 'strict' }],
  [creedDuel, { ...REACH, chaseRule: 'on' }],
  [cloneSpecial, REACH],
  [battleCards, { ...REACH, chaseRule: 'on' }],
  [creedSpecial, { ...REACH, chaseRule: 'on' }],
];
const GAMES = process.env.FLAGFALL_LONG === '1' ? 300 : 6;
const TIMEOUT_MS = process.env.FLAGFALL_LONG === '1' ? 7_200_000 : 120_000;

describe.each(VARIANTS)('$id', (edition, options) => {
  const rules = compileRules(edition, options);

  test(
    '[AUD-2] twin worlds: whether the pursuer runs changes nothing but its owner’s legal moves and refusals',
    () => {
      let parted = 0;
      for (const seed of storySeeds(`pursuers ${edition.id}`, GAMES)) {
        const twins = checkPursuerTwins(rules, seed);
        expect(twins.fault, sayingSeed(seed)).toBeUndefined();
        parted += twins.parted;
      }
      if (hasFixedSeeds()) expect(parted).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  // The references of these two must know the cards of a whole game, and who was captured before.
  if (edition === battleCards || edition === creedSpecial) return;
  test(
    '[AUD-2, AUD-3] the naive reference agrees',
    () => {
      const compare = rules.extension === undefined ? firstDisagreement : firstSpecialDisagreement;
      for (const seed of storySeeds(`endings ${edition.id}`, GAMES)) {
        const fault = compare(edition, options, seed, true, 'ending');
        expect(fault, sayingSeed(seed)).toBeUndefined();
      }
    },
    TIMEOUT_MS,
  );
});
