/** The options of Battle Cards, and what each changes. */

import { battleCards } from '@flagfall/editions';
import { compileRules, resolveOptions } from '@flagfall/engine';
import { scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

test('[U-20, U-29e, D-21] by default one card comes up, Attack cards are played openly and a swap ends the turn', () => {
  const { refillHand, hiddenAttackCards, swapThenAttack, chaseRule } = compileRules(battleCards).options;
  expect({ refillHand, hiddenAttackCards, swapThenAttack, chaseRule }).toEqual({
    refillHand: 'one',
    hiddenAttackCards: 'off',
    swapThenAttack: 'off',
    chaseRule: 'off',
  });
});

test('[U-20, U-29e, D-21] each has one other value', () => {
  for (const chosen of [{ refillHand: 'toThree' }, { hiddenAttackCards: 'on' }, { swapThenAttack: 'on' }])
    expect(resolveOptions(battleCards, chosen).ok).toBe(true);
  for (const chosen of [{ refillHand: 'two' }, { hiddenAttackCards: 'maybe' }, { swapThenAttack: 'yes' }])
    expect(resolveOptions(battleCards, chosen).ok).toBe(false);
});

describe('[U-20, BC-10] refillHand', () => {
  const FIELD = `
    .  .  b4 .
    .  .  .  .
    r6 r5 rF bF
  `;
  const draw = { red: 'swap feint jump armour', blue: 'boat' };

  scenario('one: a hand that lost two cards gets one back', battleCards, FIELD, {
    options: { refillHand: 'one' },
    hands: { red: 'charge2' },
    draw,
  })
    .when('red', 'a1-a2')
    .pile('hand red', 'charge2 armour')
    .pile('draw red', 'swap feint jump');

  scenario('toThree: as many as are missing', battleCards, FIELD, { options: { refillHand: 'toThree' }, hands: { red: 'charge2' }, draw })
    .when('red', 'a1-a2')
    .pile('hand red', 'charge2 armour jump')
    .pile('draw red', 'swap feint');

  scenario('toThree: as long as there are any', battleCards, FIELD, { options: { refillHand: 'toThree' }, draw })
    .when('red', 'a1-a2')
    .pile('hand red', 'armour jump feint')
    .when('blue', 'c3-c2')
    .pile('hand blue', 'boat')
    .pile('draw blue', '');
});
