/** The Jump: over one piece of any kind and side. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

const CROWD = `
  .  .  #  #  .  .
  .  .  rB .  .  .
  .  bF r6 rF b4 .
  .  .  bS .  .  .
  .  b5 r3 .  .  .
`;

describe('where to', () => {
  scenario('[BC-21] a piece jumps over one neighbour of either side and any kind, to an empty square or an enemy', battleCards, CROWD, {
    hands: { red: 'jump' },
  }).offers(
    'red',
    'cards',
    `cards c1 a1 jump
     cards c3 a3 jump
     cards c3 e3 jump`,
  );

  scenario('[BC-21] there is no jump over an empty square, onto water, onto an own piece or round a corner', battleCards, CROWD, {
    hands: { red: 'jump' },
  })
    .refuses('red', 'cards c1 e1 jump', { code: 'outOfReach', deed: 'cards', from: 'c1', to: 'e1' })
    .refuses('red', 'cards c3 c5 jump', 'outOfReach')
    .refuses('red', 'cards c3 c1 jump', 'outOfReach')
    .refuses('red', 'cards c3 b2 jump', 'outOfReach')
    .refuses('red', 'cards c3 d4 jump', 'outOfReach')
    .refuses('red', 'cards c3 b3 jump', 'outOfReach');

  scenario(
    '[BC-21] a lake cannot be jumped, and two pieces in a row are one too many',
    battleCards,
    `
    .  .  .  .  .  .
    .  .  #  #  .  b4
    .  r6 #  #  .  .
    .  .  .  .  .  .
    r7 rB rB .  .  .
    .
    .
  `,
    { hands: { red: 'jump' } },
  )
    .refuses('red', 'cards b5 d5 jump', 'outOfReach')
    .refuses('red', 'cards b5 e5 jump', 'outOfReach')
    .refuses('red', 'cards a3 d3 jump', 'outOfReach')
    .offers('red', 'cards', '');

  scenario('[D-24, BC-21] bombs and flags do not jump', battleCards, CROWD, { hands: { red: 'jump' } })
    .refuses('red', 'cards c4 c2 jump', { code: 'immovable', cell: 'c4', kind: 'bomb' })
    .refuses('red', 'cards d3 b3 jump', { code: 'immovable', cell: 'd3', kind: 'flag' });
});

describe('what happens', () => {
  scenario('[U-27, BC-21] the piece in between is neither attacked nor shown, even if it is the flag', battleCards, CROWD, {
    hands: { red: 'jump' },
  })
    .when('red', 'cards c3 a3 jump')
    .happens('deedDone', 'cardMoved', 'pieceMoved', 'cardMoved', 'turnPassed')
    .board(`
    .  .  #  #  .  .
    .  .  rB .  .  .
    r6 bF .  rF b4 .
    .  .  bS .  .  .
    .  b5 r3 .  .  .
  `)
    .sees('red', 'b3', undefined)
    .sees('audience', 'b3', undefined)
    .sees('blue', 'a3', undefined)
    .goesOn();

  scenario('[U-27, BC-21] landing on an enemy is an attack; the piece in between stays hidden', battleCards, CROWD, {
    hands: { red: 'jump' },
  })
    .when('red', 'cards c3 e3 jump')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .board(`
    .  .  #  #  .  .
    .  .  rB .  .  .
    .  bF .  rF r6 .
    .  .  bS .  .  .
    .  b5 r3 .  .  .
  `)
    .sees('blue', 'd3', undefined)
    .sees('blue', 'e3', 'captain');
});
