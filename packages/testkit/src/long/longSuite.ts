/** The long run: a hundred thousand random games of an edition. One file an edition, so that both cores have work. */

import { findEdition } from '@flagfall/editions';
import type { OptionValue } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { sharedSuite } from '../suite.ts';

const HOURS = 3_600_000;

const GAMES = 100_000;
const SLOW_GAMES = 300;

/** Registers nothing unless the long run was asked for; the short run keeps one trivial test so that the file is never empty. Several variants share the games. */
export function longSuite(id: string, variants: readonly Readonly<Record<string, OptionValue>>[] = [{}]): void {
  const edition = findEdition(id);
  test(`${id} is an edition`, () => expect(edition?.id).toBe(id));
  if (edition === undefined || process.env.FLAGFALL_LONG !== '1') return;
  const share = (games: number): number => Math.ceil(games / variants.length);
  for (const options of variants) sharedSuite(edition, options, { games: share(GAMES), slowGames: share(SLOW_GAMES) }, HOURS);
}
