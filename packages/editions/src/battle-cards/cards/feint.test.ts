/** The Feint: diagonally, and for a scout as far as it goes. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

describe('one step', () => {
  const CROWD = `
    b4 rB .  .
    r5 r6 b7 .
    r3 .  .  b2
  `;

  scenario('[BC-23] a piece goes one square diagonally, also between two pieces', battleCards, CROWD, { hands: { red: 'feint' } })
    .offers(
      'red',
      'cards',
      `cards a2 b1 feint
       cards b2 a3 feint
       cards b2 c1 feint
       cards b2 c3 feint`,
    )
    .when('red', 'cards b2 c3 feint')
    .happens('deedDone', 'cardMoved', 'pieceMoved', 'cardMoved', 'turnPassed')
    .board(`
    b4 rB r6 .
    r5 .  b7 .
    r3 .  .  b2
  `);

  scenario('[BC-23] not along a row or a column, not two squares, not onto an own piece', battleCards, CROWD, {
    hands: { red: 'feint' },
  })
    .refuses('red', 'cards b2 b1 feint', { code: 'outOfReach', deed: 'cards', from: 'b2', to: 'b1' })
    .refuses('red', 'cards b2 d4 feint', 'outOfReach')
    .refuses('red', 'cards b2 d3 feint', 'outOfReach')
    .refuses('red', 'cards b2 a1 feint', 'outOfReach')
    .refuses('red', 'cards a2 b3 feint', 'outOfReach')
    .refuses('red', 'cards b3 c4 feint', { code: 'immovable', cell: 'b3', kind: 'bomb' });

  scenario('[BC-23] ending on an enemy is an attack', battleCards, CROWD, { hands: { red: 'feint' } })
    .when('red', 'cards b2 a3 feint')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .board(`
    r6 rB .  .
    r5 .  b7 .
    r3 .  .  b2
  `);

  scenario(
    '[U-26, BC-23] the corner of a lake is no hindrance, the lake itself is',
    battleCards,
    `
    .  .  #  #  .
    .  r6 #  #  .
    .  r7 .  .  b4
    .
    .
    .
  `,
    { hands: { red: 'feint' } },
  )
    .offers(
      'red',
      'cards',
      `cards b4 a3 feint
       cards b4 a5 feint
       cards b4 c3 feint
       cards b5 a4 feint
       cards b5 a6 feint
       cards b5 c4 feint`,
    )
    .refuses('red', 'cards b4 c5 feint', 'outOfReach');
});

describe('the scout', () => {
  scenario(
    '[BC-23, U-26] a scout runs along the diagonal over empty squares, past the corner of a lake but not over it',
    battleCards,
    `
    .  .  .  .  .  .  .  .  .  .
    .  .  #  #  .  .  #  #  .  .
    .  .  #  #  .  .  #  #  .  .
    .
    .
    .  .  .  .  r2
    .  .  .  .  .  .  .  .  .  b4
  `,
    { hands: { red: 'feint' } },
  )
    .offers(
      'red',
      'cards',
      `cards e2 a6 feint
       cards e2 b5 feint
       cards e2 c4 feint
       cards e2 d1 feint
       cards e2 d3 feint
       cards e2 f1 feint
       cards e2 f3 feint
       cards e2 g4 feint`,
    )
    .refuses('red', 'cards e2 h5 feint', 'outOfReach')
    .refuses('red', 'cards e2 j7 feint', 'outOfReach');

  scenario(
    '[BC-23] it stops before a piece of its own and may attack the first enemy at the end of its run',
    battleCards,
    `
    b4 .  #  #  .  .  #  #
    .  bS #  #  .  .  #  #
    .  .  .  .  .  .  r3
    .
    .  .  .  .  r2
    .
  `,
    { hands: { red: 'feint' } },
  )
    .offers(
      'red',
      'cards e2',
      `cards e2 b5 feint
       cards e2 c4 feint
       cards e2 d1 feint
       cards e2 d3 feint
       cards e2 f1 feint
       cards e2 f3 feint`,
    )
    .refuses('red', 'cards e2 a6 feint', 'outOfReach')
    .when('red', 'cards e2 b5 feint')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .tells({ type: 'pieceMoved', from: 'e2', to: 'b5', ran: true });
});
