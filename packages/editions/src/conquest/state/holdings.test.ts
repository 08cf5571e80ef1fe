// Who has which land, as everybody at the table sees it.

import { type BySeat, observe, type Seat } from '@flagfall/engine';
import { mapPosition } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { conquest } from '../edition.ts';
import { holdingsOf, landClaims, neighbouringTerritories } from './holdings.ts';

const PIECES: BySeat<string> = { red: 'flag oxm3, king gul1, spy key1', blue: 'flag wol1, queen key3', green: 'flag bra3, scout key2' };

/** Who claims some zones, as a seat sees it. */
function claimsOf(pieces: BySeat<string>, viewer: Seat | 'audience', ...zones: readonly string[]) {
  const position = mapPosition(conquest, pieces);
  const claims = landClaims(observe(position, viewer), position.rules.board);
  return zones.map((zone) => claims.get(zone)?.join(' '));
}

test('[CQ-26] land belongs to the one seat that stands on it, in every zone of the territory', () => {
  expect(claimsOf(PIECES, 'red', 'oxm1', 'oxm2', 'oxm3', 'gul3', 'wol2')).toEqual(['red', 'red', 'red', 'red', 'blue']);
});

test('[CQ-26] land on which several stand is contested by all of them, in the order of the table, and empty land is nobody’s', () => {
  expect(claimsOf(PIECES, 'red', 'key1', 'key2', 'key3')).toEqual(['red blue green', 'red blue green', 'red blue green']);
  expect(claimsOf(PIECES, 'red', 'lar1', 'vin3')).toEqual([undefined, undefined]);
});

test('[CQ-26] everybody sees the same claims, whatever the pieces are', () => {
  const other: BySeat<string> = { ...PIECES, blue: 'flag wol1, cursedLand key3' };
  const zones = ['key1', 'oxm1', 'wol1', 'lar1'];
  for (const viewer of ['red', 'blue', 'audience'] as const)
    expect(claimsOf(other, viewer, ...zones)).toEqual(claimsOf(PIECES, 'green', ...zones));
});

test('[CQ-26] contested land counts for nobody', () => {
  const position = mapPosition(conquest, PIECES);
  const view = observe(position, 'red');
  const counts = (['red', 'blue', 'green'] as const).map((seat) => holdingsOf(view, position.rules.board, seat));
  expect(counts.map(({ territories, cities }) => [territories, cities])).toEqual([
    [2, 0],
    [1, 0],
    [1, 0],
  ]);
});

test('[CQ-24] neighbours share a border that can be crossed', () => {
  const { board } = mapPosition(conquest, PIECES).rules;
  const near = neighbouringTerritories(board, 'key2');
  expect(near).toEqual(neighbouringTerritories(board, 'key1'));
  expect(near).not.toContain('key1');
  for (const first of near) expect(neighbouringTerritories(board, first)).toContain('key1');
});
