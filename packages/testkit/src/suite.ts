/** The suite that every edition runs: checks on random games from printed seeds. */

import { compileRules, type Edition, type OptionValue, type Rules } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { firstConquestDisagreement } from './checks/compareConquest.ts';
import { firstDisagreement } from './checks/compareNaive.ts';
import { firstSpecialDisagreement } from './checks/compareSpecial.ts';
import { checkGame } from './checks/games.ts';
import { checkNotation } from './checks/notation.ts';
import { checkKnowledge } from './checks/twinWorlds.ts';
import { sayingSeed, storySeeds } from './seed.ts';

export interface SuiteSize {
  /** Games for the quick checks: rewind, replay from events, hash. */
  readonly games: number;
  /** Games for the slow ones: notation, twin worlds, determinizations, the naive reference. */
  readonly slowGames: number;
}

export function sharedSuite(edition: Edition, options: Readonly<Record<string, OptionValue>>, size: SuiteSize, timeoutMs = 120_000): void {
  const name = [edition.id, ...Object.entries(options).map(([key, value]) => `${key}=${value}`)].join(' ');
  const rules = compileRules(edition, options);
  const seeds = (kind: string, count: number): string[] => storySeeds(`${name} ${kind}`, count);
  describe(`shared suite: ${name}`, () => {
    test(
      `rewind, retelling and hash hold in ${size.games} random games`,
      () => {
        for (const seed of seeds('game', size.games)) expect(checkGame(rules, seed), sayingSeed(seed)).toBeUndefined();
      },
      timeoutMs,
    );
    test(
      `notation round trips in ${size.slowGames} random games`,
      () => {
        for (const seed of seeds('notation', size.slowGames)) expect(checkNotation(rules, seed), sayingSeed(seed)).toBeUndefined();
      },
      timeoutMs,
    );
    test(
      `twin worlds look alike and imagined worlds fit in ${size.slowGames} random games`,
      () => {
        for (const seed of seeds('worlds', size.slowGames)) expect(checkKnowledge(rules, seed), sayingSeed(seed)).toBeUndefined();
      },
      timeoutMs,
    );
    test(
      `the naive reference agrees in ${size.slowGames} random games and as many hunts`,
      () => {
        const compare = referenceOf(rules);
        for (const seed of seeds('naive', size.slowGames))
          for (const hunt of [false, true]) expect(compare(edition, options, seed, hunt), sayingSeed(seed)).toBeUndefined();
      },
      timeoutMs,
    );
  });
}

/** The naive reference of a game: on a map, with powers or cards, or plain. */
function referenceOf({ board, extension }: Rules): typeof firstDisagreement {
  if (!board.isGrid) return firstConquestDisagreement;
  return extension === undefined ? firstDisagreement : firstSpecialDisagreement;
}
