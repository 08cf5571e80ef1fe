/** The Boat: across a lake and nowhere else. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

describe('which shores', () => {
  scenario(
    '[BC-20] a piece beside a lake goes straight across it to the first square on the other side',
    battleCards,
    `
    b4 .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  r5 #  #  .  .  #  #  r5 .
    .  r6 #  #  .  .  #  #  r6 .
    .  .  r7 r7 .  .  r3 r3 .  .
    .
    .
    .
  `,
    { hands: { red: 'boat' } },
  ).offers(
    'red',
    'cards',
    `cards b5 e5 boat
     cards b6 e6 boat
     cards c4 c7 boat
     cards d4 d7 boat
     cards g4 g7 boat
     cards h4 h7 boat
     cards i5 f5 boat
     cards i6 f6 boat`,
  );

  scenario(
    '[BC-20] and the same way back',
    battleCards,
    `
    b4 .  .  .  .  .  .  .  .  .
    .  .  r7 r7 .  .  r3 r3 .  .
    .  .  #  #  r5 r5 #  #  .  .
    .  .  #  #  r6 r6 #  #  .  .
    .
    .
    .
    .
  `,
    { hands: { red: 'boat' } },
  ).offers(
    'red',
    'cards',
    `cards c7 c4 boat
     cards d7 d4 boat
     cards e5 b5 boat
     cards e6 b6 boat
     cards f5 i5 boat
     cards f6 i6 boat
     cards g7 g4 boat
     cards h7 h4 boat`,
  );

  scenario(
    '[BC-20] a piece that touches a lake only at a corner, or not at all, cannot use the Boat',
    battleCards,
    `
    .  r3 .  .  r5 .  b4
    .  .  #  #  .  .  #
    r2 .  #  #  .  .  #
    .  r6 .  .  r7 .  .
    .  .  r8 .  .  .  .
    .
    .
  `,
    { hands: { red: 'boat' } },
  )
    .offers('red', 'cards', '')
    .refuses('red', 'cards b4 e7 boat', { code: 'outOfReach', deed: 'cards', from: 'b4', to: 'e7' })
    .refuses('red', 'cards c3 c7 boat', 'outOfReach');
});

describe('what the Boat carries, and where to', () => {
  scenario(
    '[BC-20] an empty square is a move; the other squares of the other side are not within reach',
    battleCards,
    `
    .  .  .  .  b4
    .  .  #  #  .
    .  .  #  #  .
    .  .  r6 .  .
    .
    .
    .
  `,
    { hands: { red: 'boat jump' } },
  )
    .refuses('red', 'cards c4 d7 boat', 'outOfReach')
    .refuses('red', 'cards c4 c5 boat', 'outOfReach')
    .refuses('red', 'cards c4 d4 boat', 'outOfReach')
    .when('red', 'cards c4 c7 boat')
    .happens('deedDone', 'cardMoved', 'pieceMoved', 'cardMoved', 'turnPassed')
    .board(`
    .  .  r6 .  b4
    .  .  #  #  .
    .  .  #  #  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
  `)
    .pile('spent red', 'boat')
    .turn('blue');

  scenario(
    '[BC-20] an enemy on the other side is attacked, an own piece blocks',
    battleCards,
    `
    .  .  r5 b4 .  b3
    .  .  #  #  .
    .  .  #  #  .
    .  .  r6 r7 .
    .
    .
    .
  `,
    { hands: { red: 'boat' } },
  )
    .refuses('red', 'cards c4 c7 boat', 'outOfReach')
    .refuses('red', 'cards c7 c4 boat', 'outOfReach')
    .offers('red', 'cards', 'cards d4 d7 boat')
    .when('red', 'cards d4 d7 boat')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .board(`
    .  .  r5 r7 .  b3
    .  .  #  #  .  .
    .  .  #  #  .  .
    .  .  r6 .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
  `);

  scenario(
    '[D-24, BC-20] bombs and flags stay where they are, also beside a lake',
    battleCards,
    `
    .  .  .  .  b4
    .  .  #  #  .
    .  rF #  #  .
    .  .  rB r6 .
    .
    .
    .
  `,
    { hands: { red: 'boat' } },
  )
    .refuses('red', 'cards c4 c7 boat', { code: 'immovable', cell: 'c4', kind: 'bomb' })
    .refuses('red', 'cards b5 e5 boat', { code: 'immovable', cell: 'b5', kind: 'flag' })
    .offers('red', 'cards', 'cards d4 d7 boat');
});
