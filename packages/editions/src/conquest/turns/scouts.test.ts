/** Scouts: how far they run, what they attack at the end, and what a run gives away. */

import { conquest } from '@flagfall/editions';
import { observe } from '@flagfall/engine';
import { mapScenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

/** A scout in gul3 with two free zones before it: gul2, and round a bend gul1. Enemies stand next to it in bra3, and next to gul2 in bra1. */
const VALLEY = { red: 'scout gul3, knight bra2, baron oxm3, flag lar1', blue: 'duke bra1, spy bra3, flag wol1' };

describe('the run', () => {
  mapScenario('[CQ-33, D-80, U-71] over free zones only, with bends, and with an attack at the end', conquest, VALLEY)
    .reaches('gul3', 'gul2 gul1 bra1 bra3')
    .when('red', 'gul3-gul1')
    .tells({ type: 'pieceMoved', from: 'gul3', to: 'gul1', ran: true })
    .stands('gul1', 'red scout');

  mapScenario('[CQ-33, D-80] no way leads through pieces, whoever’s they are', conquest, VALLEY)
    .refuses('red', 'gul3-oxm3', { code: 'ownPiece', cell: 'oxm3' })
    .refuses('red', 'gul3-oxm2', { code: 'noWay', from: 'gul3', to: 'oxm2' })
    .refuses('red', 'gul3-har1', { code: 'noWay', from: 'gul3', to: 'har1' })
    .refuses('red', 'gul3-sal2', { code: 'noWay', from: 'gul3', to: 'sal2' });

  mapScenario('[CQ-33] on an empty map it reaches every zone there is, and of the enemies every one', conquest, {
    red: 'scout gul3, flag lar1',
    blue: 'duke key3, flag wol1',
  }).check((position) => {
    const zones = position.rules.board.cells.filter((zone) => zone !== 'gul3' && zone !== 'lar1');
    expect(
      observe(position, 'red')
        .moves.map(({ to }) => to)
        .toSorted(),
    ).toEqual(zones.toSorted());
  });

  mapScenario('[CQ-33] nobody else runs', conquest, { red: 'knight gul3, flag lar1', blue: 'duke key3, flag wol1' })
    .reaches('gul3', 'gul2 bra3')
    .refuses('red', 'gul3-gul1', { code: 'tooFar', from: 'gul3', to: 'gul1', kind: 'knight' });

  mapScenario('[D-82] a ridge is no way for a scout either', conquest, {
    red: 'scout gul3, knight gul2, baron bra3, flag lar1',
    blue: 'duke gul1, flag wol1',
  })
    .reaches('gul3', '')
    .refuses('red', 'gul3-gul1', { code: 'noWay', from: 'gul3', to: 'gul1' });
});

describe('the attack', () => {
  /** Blue’s duke stands beside the scout in gul2, and beside each of the free zones gul1 and bra2 on either side of it. */
  const AROUND = { red: 'scout gul2 bra3, knight sal2, baron vin3, count oxm3, flag lar1', blue: 'duke bra1, flag wol1' };

  mapScenario('[U-71] an enemy is one target, however many ways lead to him; another scout may share the way', conquest, AROUND)
    .reaches('gul2', 'gul1 gul3 bra1 bra2')
    .reaches('bra3', 'gul3 bra1 bra2');

  mapScenario('[U-71] off: only the scout beside him may attack', conquest, AROUND, { options: { scoutChargeAttack: 'off' } })
    .reaches('gul2', 'gul1 gul3 bra1 bra2')
    .reaches('bra3', 'gul3 bra2');

  mapScenario('[U-71] at the end of a long way it fights, and takes the zone if it wins', conquest, {
    red: 'scout gul3, flag lar1',
    blue: 'spy har1, duke oxm1, flag wol1',
  })
    .when('red', 'gul3-har1')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .tells({ type: 'pieceMoved', from: 'gul3', to: 'har1', ran: true })
    .stands('gul3', '')
    .stands('har1', 'red scout');

  mapScenario('[U-71] or falls where it came from', conquest, { red: 'scout gul3, duke lar2, flag lar1', blue: 'duke har1, flag wol1' })
    .when('red', 'gul3-har1')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .stands('gul3', '')
    .stands('har1', 'blue duke');

  mapScenario('[U-71] with `scoutChargeAttack` off only neighbours are attacked; it runs as far as before', conquest, VALLEY, {
    options: { scoutChargeAttack: 'off' },
  })
    .reaches('gul3', 'gul2 gul1 bra3')
    .refuses('red', 'gul3-bra1', { code: 'noCharge', from: 'gul3', to: 'bra1', kind: 'scout' })
    .when('red', 'gul3-bra3')
    .stands('bra3', 'red scout');

  mapScenario(
    '[U-71] off: a distant enemy is no target though the path is free',
    conquest,
    {
      red: 'scout bra3, flag bra2',
      blue: 'spy har1, flag har3',
    },
    { options: { scoutChargeAttack: 'off' } },
  )
    .refuses('red', 'bra3-har1', { code: 'noCharge', from: 'bra3', to: 'har1', kind: 'scout' })
    .when('red', 'bra3-bra1')
    .when('blue', 'har1-har2')
    .when('red', 'bra1-har1')
    .when('blue', 'har2-mam1')
    .refuses('red', 'har1-mam1', { code: 'noCharge', from: 'har1', to: 'mam1', kind: 'scout' });
});

describe('what it gives away', () => {
  mapScenario('[CQ-33] a run over more than one zone betrays the scout: it is marked for everybody', conquest, {
    red: 'scout gul3, flag lar1',
    blue: 'spy har1, flag wol1',
  })
    .when('red', 'gul3-gul1')
    .check((position) => {
      const seen = observe(position, 'blue').pieces.find(({ cell }) => cell === 'gul1');
      expect(seen).toMatchObject({ known: false, seen: { moved: true, ran: true } });
    });

  mapScenario('[CQ-33] a move of one zone does not', conquest, { red: 'scout gul3, flag lar1', blue: 'spy har1, flag wol1' })
    .when('red', 'gul3-gul2')
    .tells({ type: 'pieceMoved', ran: false })
    .check((position) => {
      const seen = observe(position, 'blue').pieces.find(({ cell }) => cell === 'gul2');
      expect(seen).toMatchObject({ known: false, seen: { moved: true, ran: false } });
    });
});
