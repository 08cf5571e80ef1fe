/** Chases over any distance, and games in which a seat cannot move any more, are common in endings of a few pieces. */

import { barrage, battleCards, cloneSpecial, creedDuel, creedSpecial, duel } from '@flagfall/editions';
import { compileRules, type Edition, type Ending, type OptionValue, type Position, resultOf } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { firstDisagreement } from '../checks/compareNaive.ts';
import { firstSpecialDisagreement } from '../checks/compareSpecial.ts';
import { hasFixedSeeds, sayingSeed, storySeeds } from '../seed.ts';
import { checkPursuerTwins, crowdedEnding, randomEnding } from './endings.ts';

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
});

const EXCHANGING = { exchangeSaves: 'on', hiddenAttackCards: 'on', quietLimit: 'off' };
/** With what else decides who has lost: cards that save, powers that take the last piece. */
const ENDINGS_OF: readonly (readonly [Edition, Readonly<Record<string, OptionValue>>])[] = [
  ...VARIANTS,
  [battleCards, EXCHANGING],
  [battleCards, { ...EXCHANGING, bothImmobile: 'moverLoses', swapThenAttack: 'on', refillHand: 'toThree' }],
  [creedSpecial, { bothImmobile: 'moverLoses', shroudHidden: 'on', appleBombStays: 'on' }],
];

// Many a crowded game ends because a seat cannot move.
describe.each([
  ['endings of a few pieces', randomEnding, GAMES],
  ['a crowded corner', crowdedEnding, 4 * GAMES],
] as const)('%s', (name, start, games) =>
  test.each(ENDINGS_OF.map(([edition, options]) => [edition.id, Object.values(options).join(' '), edition, options] as const))(
    '[CORE-18, U-6, AUD-2, AUD-3, AUD-7] %s %s: the naive reference agrees on every move and on who has won',
    (id, values, edition, options) => {
      const compare = compileRules(edition, options).extension === undefined ? firstDisagreement : firstSpecialDisagreement;
      const endings = new Set<Ending | undefined>();
      for (const seed of storySeeds(`${name} ${id} ${values}`, games)) {
        let position: Position | undefined;
        const fault = compare(edition, options, seed, true, (rules, chance) => {
          position = start(rules, chance);
          return position;
        });
        expect(fault, sayingSeed(seed)).toBeUndefined();
        endings.add(position && resultOf(position)?.ending);
      }
      if (hasFixedSeeds() && start === crowdedEnding) expect([...endings]).toEqual(expect.arrayContaining(['flagCaptured', 'immobile']));
    },
    TIMEOUT_MS,
  ),
);
