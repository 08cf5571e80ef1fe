/** Charge 2 and Charge 3: so many squares, no more and no fewer. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

describe('in the open', () => {
  const OPEN = `
    .  .  .  .  .  .  .  b4
    .  .  .  .  .  .  .  .
    .  .  #  #  .  .  #  #
    .  .  #  #  .  .  #  #
    .
    .  .  .  .  r6
    .
    .
  `;

  scenario('[BC-22] a charge goes exactly two squares in a straight line', battleCards, OPEN, { hands: { red: 'charge2' } }).offers(
    'red',
    'cards',
    `cards e3 c3 charge2
     cards e3 e1 charge2
     cards e3 e5 charge2
     cards e3 g3 charge2`,
  );

  scenario('[BC-22] or exactly three, as the card says', battleCards, OPEN, { hands: { red: 'charge3' } }).offers(
    'red',
    'cards',
    `cards e3 b3 charge3
     cards e3 e6 charge3
     cards e3 h3 charge3`,
  );

  scenario('[D-25, BC-22] no shorter and no longer, and never round a corner', battleCards, OPEN, { hands: { red: 'charge2 charge3' } })
    .refuses('red', 'cards e3 e4 charge2', { code: 'outOfReach', deed: 'cards', from: 'e3', to: 'e4' })
    .refuses('red', 'cards e3 e6 charge2', 'outOfReach')
    .refuses('red', 'cards e3 e4 charge3', 'outOfReach')
    .refuses('red', 'cards e3 e5 charge3', 'outOfReach')
    .refuses('red', 'cards e3 e7 charge3', 'outOfReach')
    .refuses('red', 'cards e3 e3 charge2', 'outOfReach')
    .refuses('red', 'cards e3 f4 charge2', 'outOfReach')
    .refuses('red', 'cards e3 f5 charge3', 'outOfReach')
    .when('red', 'cards e3 e5 charge2')
    .happens('deedDone', 'cardMoved', 'pieceMoved', 'cardMoved', 'turnPassed')
    .pile('spent red', 'charge2');
});

describe('in a crowd', () => {
  const CROWD = `
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  #  #  .  .
    .  r5 #  #  .  .
    .  .  .  .  .  .
    .  b4 r6 .  .  b5
    .  .  .  .  .  .
    .  .  rB .  .  .
  `;

  scenario('[BC-22] the way must be free of pieces and water; the last square may hold an enemy', battleCards, CROWD, {
    hands: { red: 'charge2 charge3' },
  })
    .offers(
      'red',
      'cards',
      `cards b5 b3 charge2
       cards b5 b7 charge2
       cards b5 b8 charge3
       cards c3 e3 charge2
       cards c3 f3 charge3`,
    )
    .refuses('red', 'cards c3 a3 charge2', 'outOfReach')
    .refuses('red', 'cards b5 b2 charge3', 'outOfReach')
    .refuses('red', 'cards b5 e5 charge3', 'outOfReach')
    .refuses('red', 'cards c3 c5 charge2', 'outOfReach')
    .refuses('red', 'cards c3 c1 charge2', 'outOfReach');

  scenario('[BC-22] a charge onto an enemy is an attack', battleCards, CROWD, { hands: { red: 'charge3' } })
    .when('red', 'cards c3 f3 charge3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .board(`
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  #  #  .  .
    .  r5 #  #  .  .
    .  .  .  .  .  .
    .  b4 .  .  .  r6
    .  .  .  .  .  .
    .  .  rB .  .  .
  `);

  scenario('[BC-22, D-24] a bomb does not charge', battleCards, CROWD, { hands: { red: 'charge2 charge3' } })
    .refuses('red', 'cards c1 e1 charge2', { code: 'immovable', cell: 'c1', kind: 'bomb' })
    .refuses('red', 'cards c1 f1 charge3', 'immovable');
});
