/** The long run: a hundred thousand random games of an edition. One file an edition, so that both cores have work. */

import { findEdition } from '@flagfall/editions';
import { expect, test } from 'vitest';
import { sharedSuite } from '../suite.ts';

const HOURS = 3_600_000;

/** Registers nothing unless the long run was asked for; the short run keeps one trivial test so that the file is never empty. */
export function longSuite(id: string): void {
  const edition = findEdition(id);
  test(`${id} is an edition`, () => expect(edition?.id).toBe(id));
  if (edition === undefined || process.env.FLAGFALL_LONG !== '1') return;
  sharedSuite(edition, {}, { games: 100_000, slowGames: 300 }, HOURS);
}
