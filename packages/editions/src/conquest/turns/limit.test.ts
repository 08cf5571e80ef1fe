/** When there are no more turns: the limit of rounds, and a round in which no seat can act. */

import { conquest } from '@flagfall/editions';
import { mapScenario } from '@flagfall/testkit';
import { describe } from 'vitest';

/** A seat that draws no card: all its pieces are in one territory. */
const QUIET = 'scout wol2, flag wol1';

describe('the limit of rounds', () => {
  const LIMIT = { options: { turnLimit: 3 }, round: 3 } as const;

  mapScenario(
    '[U-83] after the last turn of the last round it ends; most flags win, held or on the board',
    conquest,
    {
      red: 'scout oxm2, flag oxm3',
      blue: 'king bra1, queen har1, prince key1, duke jun1',
      green: `${QUIET}, king loo1, queen roc1, prince cas1`,
    },
    { ...LIMIT, turn: 'green', held: { blue: 'red' } },
  )
    .when('green', 'wol2-wol3')
    .ends('turnLimit', 'red')
    .tells({ type: 'gameEnded', ending: 'turnLimit', winners: ['red'] });

  mapScenario(
    '[U-83] not before',
    conquest,
    { red: 'scout oxm2, flag oxm3', blue: QUIET },
    { options: { turnLimit: 3 }, round: 2, turn: 'blue' },
  )
    .when('blue', 'wol2-wol3')
    .goesOn()
    .when('red', 'oxm2-oxm1')
    .goesOn()
    .when('blue', 'wol3-wol2')
    .ends('turnLimit', 'red', 'blue');

  mapScenario(
    '[U-83] then most territories, as they are when it ends',
    conquest,
    {
      red: 'scout oxm2, flag oxm3',
      blue: 'scout wol2, flag wol1',
    },
    { ...LIMIT, turn: 'blue' },
  )
    .when('blue', 'wol2-ice1')
    .ends('turnLimit', 'blue');

  mapScenario(
    '[U-83] a contested territory counts for nobody',
    conquest,
    {
      red: 'scout oxm2, spy gul1, flag oxm3',
      blue: 'scout wol2, knight gul2, flag wol1',
    },
    { ...LIMIT, turn: 'blue' },
  )
    .when('blue', 'wol2-wol3')
    .ends('turnLimit', 'red', 'blue');

  mapScenario(
    '[U-83] a territory more decides',
    conquest,
    {
      red: 'scout oxm2, king gul1, flag oxm3',
      blue: QUIET,
      green: 'scout gre1, king tho1, flag gre3',
    },
    { ...LIMIT, turn: 'green' },
  )
    .when('green', 'gre1-eld2')
    .ends('turnLimit', 'green');

  mapScenario(
    '[U-83] else the leaders share the win, and not the third',
    conquest,
    {
      red: 'scout oxm2, king gul1, flag oxm3',
      blue: QUIET,
      green: 'scout gre1, king tho1, flag gre3',
    },
    { ...LIMIT, turn: 'green' },
  )
    .when('green', 'gre1-gre2')
    .ends('turnLimit', 'red', 'green');

  mapScenario(
    '[U-83] a player who has left does not win, whatever he has',
    conquest,
    {
      red: 'scout oxm2, king gul1, queen har1, flag oxm3',
      blue: QUIET,
      green: 'scout gre1, king gre3',
    },
    { ...LIMIT, turn: 'green', held: { green: 'red' }, gone: ['red'] },
  )
    .when('green', 'gre1-loo3')
    .ends('turnLimit', 'blue');

  mapScenario('[U-83] sixty rounds by default', conquest, { red: 'scout oxm2, flag oxm3', blue: QUIET }, { turn: 'blue', round: 59 })
    .when('blue', 'wol2-wol3')
    .when('red', 'oxm2-oxm1')
    .goesOn()
    .when('blue', 'wol3-wol2')
    .ends('turnLimit', 'red', 'blue');

  mapScenario(
    '[U-83] no limit where it is switched off',
    conquest,
    { red: 'scout oxm2, flag oxm3', blue: QUIET },
    {
      turn: 'blue',
      round: 5000,
      options: { turnLimit: 'off' },
    },
  )
    .when('blue', 'wol2-wol3')
    .goesOn()
    .notes({ round: 5001 });
});

describe('a round in which no seat can act', () => {
  mapScenario(
    '[U-80, U-83] ends the game as the limit does: here both have a flag and a territory',
    conquest,
    {
      red: 'cursedLand oxm2, flag oxm3',
      blue: 'baron mam3, flag wol1',
    },
    { turn: 'blue' },
  )
    .when('blue', 'mam3-oxm2')
    .ends('bothImmobile', 'red', 'blue');

  mapScenario(
    '[U-80, U-83] the land counts',
    conquest,
    { red: 'cursedLand oxm2, flag oxm3', blue: 'baron mam3, cursedLand wol1, flag oxm1' },
    { turn: 'blue' },
  )
    .when('blue', 'mam3-oxm2')
    .ends('bothImmobile', 'blue');

  mapScenario(
    '[U-80, U-83] the flags count more',
    conquest,
    {
      red: 'cursedLand oxm2, flag oxm3',
      blue: 'baron mam3',
      green: 'cursedLand wol2, flag wol1',
    },
    { turn: 'blue', held: { blue: 'red' } },
  )
    .when('blue', 'mam3-oxm2')
    .ends('bothImmobile', 'red');

  mapScenario(
    '[U-80] it goes on as long as a seat draws a card',
    conquest,
    {
      red: 'cursedLand oxm2 gul1, flag oxm3',
      blue: 'baron mam3, flag wol1',
    },
    { turn: 'blue', round: 4 },
  )
    .when('blue', 'mam3-oxm2')
    .waits('card', 'red')
    .when('red', 'pass')
    .waits('card', 'red')
    .notes({ round: 6 })
    .goesOn();

  mapScenario(
    '[U-80] or can move, even the one that has just moved',
    conquest,
    { red: 'cursedLand oxm2, flag oxm3', blue: QUIET },
    { turn: 'blue' },
  )
    .when('blue', 'wol2-wol3')
    .waits('act', 'blue')
    .goesOn();
});
