/** Zones, borders and mountains; control of territories. */

import { conquest } from '@flagfall/editions';
import { observe } from '@flagfall/engine';
import { mapPosition, mapScenario, playText } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { conquestMap } from '../map/conquestMap.ts';

describe('where a piece may go', () => {
  mapScenario('[CQ-24] one step to each zone that shares a border, free or held by an enemy', conquest, {
    red: 'king har2, flag lar1',
    blue: 'duke key3, flag wol1',
  })
    .reaches('har2', 'key3 har1 har3 mam1 oxm1')
    .when('red', 'har2-oxm1')
    .stands('har2', '')
    .stands('oxm1', 'red king');

  mapScenario('[CQ-24] zones of one’s own pieces are closed, and nobody jumps', conquest, {
    red: 'king har2, queen har1 , prince key3, flag lar1',
    blue: 'duke mam1, flag wol1',
  })
    .reaches('har2', 'har3 mam1 oxm1')
    .refuses('red', 'har2-har1', { code: 'ownPiece', cell: 'har1' })
    .refuses('red', 'har2-bra1', { code: 'tooFar', from: 'har2', to: 'bra1', kind: 'king' })
    .refuses('red', 'har2-mam3', { code: 'tooFar', from: 'har2', to: 'mam3', kind: 'king' })
    .refuses('red', 'har2-har2', { code: 'samePlace', cell: 'har2' });

  mapScenario('[CQ-24] entering the zone of an enemy is combat', conquest, { red: 'king har2, flag lar1', blue: 'duke mam1, flag wol1' })
    .when('red', 'har2-mam1')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });

  mapScenario('[CQ-25] flag and Cursed Land never move', conquest, {
    red: 'cursedLand har2, flag lar1, scout jun1',
    blue: 'spy mam1, flag wol1',
  })
    .reaches('har2', '')
    .reaches('lar1', '')
    .refuses('red', 'har2-har1', { code: 'immovable', cell: 'har2', kind: 'cursedLand' })
    .refuses('red', 'har2-mam1', { code: 'immovable', cell: 'har2', kind: 'cursedLand' })
    .refuses('red', 'lar1-lar2', { code: 'immovable', cell: 'lar1', kind: 'flag' });
});

describe('mountains', () => {
  mapScenario('[D-82] neither a step nor an attack leads across a ridge', conquest, {
    red: 'king oxm1, baron mam2, flag lar1',
    blue: 'duke oxm3, count pin2, flag wol1',
  })
    .reaches('oxm1', 'har2 mam1 mam3 oxm2')
    .reaches('mam2', 'har3 mam1 pin3')
    .refuses('red', 'oxm1-oxm3', { code: 'tooFar', from: 'oxm1', to: 'oxm3', kind: 'king' })
    .refuses('red', 'mam2-pin2', { code: 'tooFar', from: 'mam2', to: 'pin2', kind: 'baron' });

  test('[D-82] that holds for every ridge of the map, from both sides', () => {
    expect(conquestMap.blocked).toHaveLength(12);
    for (const pair of conquestMap.blocked)
      for (const [from, to] of [pair, pair.toReversed()]) {
        const position = mapPosition(conquest, { red: `king ${from}, flag har2`, blue: `duke ${to}, flag eld2` });
        const { moves } = observe(position, 'red');
        expect(moves.length, from).toBeGreaterThan(0);
        expect(
          moves.map((move) => move.to),
          `${from} ${to}`,
        ).not.toContain(to);
      }
  });
});

describe('control', () => {
  /** What red’s turn brings: cards for every two territories, moves for cities. Blue moves before, from ice2 or wol2. */
  function brings(red: string, blue = 'scout wol2, flag wol1'): { readonly cards: number; readonly moves: number } {
    const position = mapPosition(conquest, { red, blue }, { turn: 'blue' });
    playText(position, 'blue', blue.startsWith('scout wol2') ? 'wol2-wol3' : 'ice2-ice3');
    const { piles, notes } = observe(position, 'red');
    return { cards: piles.find(({ id }) => id === 'drawn')?.count ?? 0, moves: notes.moves };
  }

  test('[CQ-26] a seat controls a territory when only it has pieces there, one to three of any kind', () => {
    expect(brings('flag oxm3, king oxm1')).toEqual({ cards: 0, moves: 1 });
    expect(brings('flag oxm3, king gul1')).toEqual({ cards: 1, moves: 1 });
    expect(brings('flag oxm3, king gul1, cursedLand har1 har2 har3')).toEqual({ cards: 1, moves: 1 });
    expect(brings('flag oxm3, king gul1, cursedLand har1 bra1')).toEqual({ cards: 2, moves: 1 });
  });

  test('[CQ-26] a mixed territory is contested, and so is an empty one', () => {
    expect(brings('flag oxm3, king gul1', 'scout wol2, flag wol1, spy gul2')).toEqual({ cards: 0, moves: 1 });
    expect(brings('flag oxm3, king gul1', 'scout wol2, flag wol1, spy oxm1, duke gul3')).toEqual({ cards: 0, moves: 1 });
  });

  test('[CQ-26, CQ-22] a city counts for the whole territory, whichever zone is held, and not while it is contested', () => {
    for (const zone of ['key1', 'key2', 'key3']) expect(brings(`flag oxm3, king ${zone}`), zone).toEqual({ cards: 1, moves: 2 });
    expect(brings('flag oxm3, king key1, spy mam3')).toEqual({ cards: 1, moves: 3 });
    expect(brings('flag oxm3, king key3', 'scout wol2, flag wol1, spy key2')).toEqual({ cards: 0, moves: 1 });
  });

  test('[CQ-26, CQ-5] each of the eight cities counts, and no other territory', () => {
    const cities = conquestMap.territories.filter(({ id, zones: [zone] }) => {
      const blue = id === 'wol' ? 'scout ice2, flag ice1' : 'scout wol2, flag wol1';
      return brings(`king ${zone}, flag ${id === 'oxm' ? 'gul3' : 'oxm3'}`, blue).moves === 2;
    });
    expect(cities.map(({ id }) => id).toSorted()).toEqual(['cas', 'key', 'loo', 'mam', 'nor', 'rav', 'roc', 'sal']);
  });
});
