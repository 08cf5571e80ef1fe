/** How a game with cards ends. */

import { battleCards } from '@flagfall/editions';
import { scenario } from '@flagfall/testkit';
import { describe } from 'vitest';

describe('[BC-60, U-24, AUD-7] a player who can neither move nor attack has lost, and the cards in his hand count', () => {
  const WALLED = `
    rB .  .  b4
    r3 rB .  .
  `;

  scenario('an exchange does not save him', battleCards, WALLED, { turn: 'blue', hands: { red: 'boat attack1 defence1' } })
    .when('blue', 'd2-d1')
    .ends('immobile', 'blue');

  describe('[AUD-7, BC-60] exchangeSaves: a player who may still exchange has not lost, and must exchange', () => {
    const hands = { red: 'boat attack1 defence1' };
    const options = { exchangeSaves: 'on' };
    const FULL = 'armour swap jump feint attack1 attack2';

    scenario('whatever is in his hand', battleCards, WALLED, { turn: 'blue', hands, options })
      .when('blue', 'd2-d1')
      .goesOn()
      .offers('red', '', 'exchange boat\nexchange attack1\nexchange defence1')
      .reaches('a1', '');

    scenario('but not twice running (BC-6)', battleCards, WALLED, { turn: 'blue', hands, options, draw: { red: 'armour' } })
      .when('blue', 'd2-d1')
      .when('red', 'exchange boat')
      .goesOn()
      .when('blue', 'd1-d2')
      .ends('immobile', 'blue');

    scenario('unless a card that came up lets him move', battleCards, WALLED, { turn: 'blue', hands, options, draw: { red: 'swap jump' } })
      .when('blue', 'd2-d1')
      .when('red', 'exchange boat')
      .when('blue', 'd1-d2')
      .goesOn()
      .when('red', 'cards a1 a3 jump')
      .goesOn();

    scenario('not with an empty pile (BC-59)', battleCards, WALLED, { turn: 'blue', hands, options, draw: { red: '' } })
      .when('blue', 'd2-d1')
      .ends('immobile', 'blue');

    scenario('not without a card in his hand', battleCards, WALLED, { turn: 'blue', options })
      .when('blue', 'd2-d1')
      .ends('immobile', 'blue');

    for (const [bothImmobile, winners] of [
      ['draw', []],
      ['moverLoses', ['red']],
    ] as const)
      scenario(
        `bothImmobile ${bothImmobile}: the end comes only when the seat in turn cannot exchange either`,
        battleCards,
        'rB . .\nr3 b3 bF',
        { options: { ...options, bothImmobile }, hands: { red: 'boat', blue: 'boat' }, draw: { red: FULL, blue: FULL } },
      )
        .when('red', 'a1-b1')
        .when('blue', 'pass')
        .goesOn()
        .when('blue', 'exchange boat')
        .goesOn()
        .when('red', 'exchange boat')
        .ends('bothImmobile', ...winners);
  });

  scenario('nor does a Movement card without a target', battleCards, WALLED, { turn: 'blue', hands: { red: 'swap charge2 charge3' } })
    .when('blue', 'd2-d1')
    .ends('immobile', 'blue');

  scenario('a Movement card does', battleCards, WALLED, { turn: 'blue', hands: { red: 'jump' } })
    .when('blue', 'd2-d1')
    .goesOn()
    .offers('red', 'cards', 'cards a1 a3 jump\ncards a1 c1 jump')
    .reaches('a1', '');

  scenario(
    'so does a swap, though it moves two at once',
    battleCards,
    `
    rB .  rB .  b4
    r3 rB r5 rB .
  `,
    { turn: 'blue', hands: { red: 'swap' } },
  )
    .when('blue', 'e2-e3')
    .goesOn()
    .offers('red', 'cards', 'cards a1 c1 swap');

  describe('where repetition forbids the only plain attack', () => {
    const CORNER = `
      rB .  .  b5
      .  rB .  .
      r6 .  b4 .
    `;
    const draw = { red: '', blue: '' };
    const SHUTTLE = 'a1-a2 c1-b1 a2-a1 d3-d2 a1-a2 b1-a1';

    scenario('an attack with an Attack card saves him', battleCards, CORNER, { hands: { red: 'attack1' }, draw })
      .after(SHUTTLE)
      .goesOn()
      .refuses('red', 'a2-a1', 'twoSquares')
      .when('red', 'cards a2 a1 attack1')
      .goesOn();

    scenario('a Defence card does not', battleCards, CORNER, { hands: { red: 'defence1' }, draw })
      .after(SHUTTLE)
      .ends('immobile', 'blue');
  });
});

describe('[BC-63] a player who captures the flag wins, whatever the card', () => {
  const FLAG = `
    .  .  bF .  .  .  b4
    .  .  #  #  .  .  #
    .  .  #  #  .  .  #
    .  .  r6 .  .  .  .
    .
    .
    .
  `;

  scenario('a boat', battleCards, FLAG, { hands: { red: 'boat jump swap' }, draw: { red: 'feint' } })
    .when('red', 'cards c4 c7 boat')
    .ends('flagCaptured', 'red')
    .pile('hand red', 'jump swap')
    .refuses('blue', 'g7-f7', 'gameOver');

  for (const deed of ['cards a1 c1 jump', 'cards c3 c1 charge2', 'cards f1 c1 charge3', 'cards b2 c1 feint', 'cards c3 c1 charge2 attack1'])
    scenario(
      deed,
      battleCards,
      `
      .  .  r5 b4
      .  r3 .  .
      r6 rB bF .  .  r7
    `,
      { hands: { red: deed.split(' ').slice(3).join(' '), blue: 'defence3' } },
    )
      .when('red', deed)
      .when('blue', 'defend defence3')
      .ends('flagCaptured', 'red');
});
