/** Defence +1, +2 and +3: a higher rank for the attacked piece. The whole table of battles is in ../battle.test.ts. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

describe('the rank', () => {
  scenario(
    '[BC-40] the defender counts so many ranks more; equal after that, both fall',
    battleCards,
    `
    b5 b5 b4 .  .
    r6 r6 r7 rF b2
  `,
    { hands: { blue: 'defence1 defence2 defence3' } },
  )
    .when('red', 'a1-a2')
    .when('blue', 'defend defence1')
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' })
    .when('blue', 'e1-e2')
    .when('red', 'b1-b2')
    .when('blue', 'defend defence3')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .when('blue', 'e2-e1')
    .when('red', 'c1-c2')
    .when('blue', 'defend defence2')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .pile('spent blue', 'defence1 defence3 defence2');

  scenario(
    '[BC-40] ranks above ten are possible: a colonel with three more holds against the marshal',
    battleCards,
    `
    b8 .  .
    rM r3 b3
  `,
    { hands: { blue: 'defence3' } },
  )
    .when('red', 'a1-a2')
    .when('blue', 'defend defence3')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' });

  scenario(
    '[BC-40] for this battle only',
    battleCards,
    `
    .  b5 r6
    .  r6 .
    rF .  b3
  `,
    { hands: { blue: 'defence2' }, draw: { blue: '' } },
  )
    .when('red', 'b2-b3')
    .when('blue', 'defend defence2')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .when('blue', 'c1-c2')
    .when('red', 'c3-b3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });

  scenario(
    '[BC-53] a spy raised to rank four is still beaten by the marshal',
    battleCards,
    `
    bS .
    rM b3
  `,
    { hands: { blue: 'defence3' } },
  )
    .when('red', 'a1-a2')
    .when('blue', 'defend defence3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });
});

describe('where it does not help', () => {
  scenario(
    '[BC-51] the marshal against a spy: that is no comparison of ranks',
    battleCards,
    `
    bM .
    rS b3
  `,
    { hands: { blue: 'defence3' } },
  )
    .when('red', 'a1-a2')
    .when('blue', 'defend defence3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });

  scenario(
    '[BC-40] a bomb against a miner',
    battleCards,
    `
    bB .
    r3 b3
  `,
    { hands: { blue: 'defence3' } },
  )
    .when('red', 'a1-a2')
    .when('blue', 'defend defence3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .pile('spent blue', 'defence3');

  scenario(
    '[BC-40] the flag against any piece',
    battleCards,
    `
    bF .
    rS b3
  `,
    { hands: { blue: 'defence3' } },
  )
    .when('red', 'a1-a2')
    .when('blue', 'defend defence3')
    .ends('flagCaptured', 'red');
});
