/** A turn with cards: which, how many, and in which order. The cards themselves are tested in ../cards. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

const FIELD = `
  .  .  .  .  .
  .  b5 .  .  .
  r5 .  b7 b4 .
  rF rB r6 .  bF
`;

describe('what a turn is', () => {
  scenario('[BC-6] a plain move or attack needs no card', battleCards, FIELD, { hands: { red: 'boat jump feint' } })
    .when('red', 'a2-a3')
    .happens('pieceMoved', 'turnPassed')
    .pile('hand red', 'boat jump feint');

  scenario('[D-26, BC-6] a turn is a move or attack, or an exchange; nobody passes', battleCards, FIELD, {
    hands: { red: 'boat jump feint' },
  })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' })
    .refuses('red', 'defend boat', 'notNow')
    .refuses('red', 'mulligan yes', 'notNow')
    .offers('red', 'pass', '');

  scenario('[BC-6] with one Movement card, one Attack card, or one of each', battleCards, FIELD, {
    hands: { red: 'feint attack1 attack2' },
  })
    .offers(
      'red',
      'cards c1',
      `cards c1 b2 feint
       cards c1 c2 attack1
       cards c1 c2 attack2
       cards c1 d2 feint
       cards c1 d2 feint attack1
       cards c1 d2 feint attack2`,
    )
    .when('red', 'cards c1 d2 feint attack2')
    .pile('spent red', 'feint attack2')
    .refuses('red', 'cards d2 c2 attack1', { code: 'notYourTurn', turn: 'blue' });

  scenario('[BC-6] never with two of one sort, three, or none', battleCards, FIELD, {
    hands: { red: 'feint charge2 attack1 attack2' },
  })
    .refuses('red', 'cards c1 d2 feint charge2', { code: 'wrongCard', card: 'charge2', deed: 'cards' })
    .refuses('red', 'cards c1 c2 attack1 attack2', { code: 'wrongCard', card: 'attack2', deed: 'cards' })
    .refuses('red', 'cards c1 c2 attack1 attack1', 'wrongCard')
    .refuses('red', 'cards c1 d2 feint attack1 attack2', { code: 'badDeed', deed: 'cards', wants: 'cards' })
    .refuses('red', 'cards c1 c2', { code: 'badDeed', deed: 'cards', wants: 'cards' });
});

describe('the order', () => {
  scenario('[BC-7] the Movement card first, the Attack card last; then the ranks with their cards are compared', battleCards, FIELD, {
    hands: { red: 'charge2 attack1 jump' },
  })
    .refuses('red', 'cards a2 c2 attack1 charge2', { code: 'wrongCard', card: 'charge2', deed: 'cards' })
    .when('red', 'cards a2 c2 charge2 attack1')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .pile('spent red', 'charge2 attack1');

  scenario('[BC-7] the Movement card takes the place of the ordinary step, it is not added to it', battleCards, FIELD, {
    hands: { red: 'charge2 feint' },
  })
    .refuses('red', 'cards a2 a3 charge2', { code: 'outOfReach', deed: 'cards', from: 'a2', to: 'a3' })
    .refuses('red', 'cards a2 b2 feint', 'outOfReach')
    .refuses('red', 'cards a2 c3 feint', 'outOfReach');

  scenario('[BC-7] an Attack card goes with an ordinary attack, no further than the piece itself can go', battleCards, FIELD, {
    hands: { red: 'attack3' },
  })
    .refuses('red', 'cards c1 d2 attack3', { code: 'outOfReach', deed: 'cards', from: 'c1', to: 'd2' })
    .refuses('red', 'cards a2 c2 attack3', 'outOfReach')
    .when('red', 'cards c1 c2 attack3')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' });
});

describe('which cards', () => {
  scenario('[BC-8] Defence cards are never played in an attack', battleCards, FIELD, { hands: { red: 'defence3 feint' } })
    .refuses('red', 'cards c1 c2 defence3', { code: 'wrongCard', card: 'defence3', deed: 'cards' })
    .refuses('red', 'cards c1 d2 feint defence3', { code: 'wrongCard', card: 'defence3', deed: 'cards' })
    .refuses('red', 'defend defence3', 'notNow')
    .offers('red', 'cards c1 c2', '');

  scenario('[BC-58] Attack cards are not played without an attack', battleCards, FIELD, {
    hands: { red: 'feint charge2 armour attack1 mockAttack' },
  })
    .refuses('red', 'cards a2 a3 attack1', { code: 'noAttack', card: 'attack1' })
    .refuses('red', 'cards a2 a1 armour', { code: 'noAttack', card: 'armour' })
    .refuses('red', 'cards a2 a4 charge2 mockAttack', { code: 'noAttack', card: 'mockAttack' })
    .refuses('red', 'cards c1 b2 feint attack1', { code: 'noAttack', card: 'attack1' })
    .offers(
      'red',
      'cards a2',
      `cards a2 a4 charge2
       cards a2 b3 feint
       cards a2 b3 feint armour
       cards a2 b3 feint attack1
       cards a2 b3 feint mockAttack
       cards a2 c2 charge2
       cards a2 c2 charge2 armour
       cards a2 c2 charge2 attack1
       cards a2 c2 charge2 mockAttack`,
    );

  scenario('[BC-6, BC-9] only cards of the own hand', battleCards, FIELD, {
    hands: { red: 'feint', blue: 'swap attack2' },
    draw: { red: 'jump' },
  })
    .refuses('red', 'cards c1 c2 attack1', { code: 'cardSpent', card: 'attack1' })
    .refuses('red', 'cards c1 d2 feint attack2', { code: 'cardSpent', card: 'attack2' })
    .refuses('red', 'cards c1 a1 jump', { code: 'notInHand', card: 'jump' })
    .refuses('red', 'cards c1 c2 sabre', { code: 'unknownCard', card: 'sabre' });

  scenario('[BC-6] and only for own pieces that can move', battleCards, FIELD, { hands: { red: 'attack1 feint' } })
    .refuses('red', 'cards b1 b2 attack1', { code: 'immovable', cell: 'b1', kind: 'bomb' })
    .refuses('red', 'cards b2 b3 feint', { code: 'noPiece', cell: 'b2' })
    .refuses('red', 'cards c2 c1 attack1', { code: 'notYourPiece', cell: 'c2' })
    .refuses('blue', 'cards c2 c1 attack1', { code: 'notYourTurn', turn: 'red' });
});
