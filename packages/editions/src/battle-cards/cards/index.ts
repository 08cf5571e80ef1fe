/** BC-3: the fifteen cards of each player, one line a card. */

import { armour } from './armour.ts';
import { attack } from './attacks.ts';
import { boat } from './boat.ts';
import type { AttackCard, BattleCard, DefenceCard, MovementCard } from './card.ts';
import { charge } from './charge.ts';
import { defence } from './defences.ts';
import { feint } from './feint.ts';
import { jump } from './jump.ts';
import { mockAttack } from './mockAttack.ts';
import { spyAttack } from './spyAttack.ts';
import { swap } from './swap.ts';

export const BATTLE_CARDS: readonly BattleCard[] = [
  boat,
  jump,
  charge(2),
  charge(3),
  feint,
  swap,
  attack(1),
  attack(2),
  attack(3),
  mockAttack,
  armour,
  spyAttack,
  defence(1),
  defence(2),
  defence(3),
];

/** Cards by number from one, as intents name them; 0 is none. */
export function cardNumbered(number: number): BattleCard | undefined {
  return BATTLE_CARDS[number - 1];
}

export function movementCard(number: number): MovementCard | undefined {
  const card = cardNumbered(number);
  return card?.type === 'movement' ? card : undefined;
}

export function attackCard(number: number): AttackCard | undefined {
  const card = cardNumbered(number);
  return card?.type === 'attack' ? card : undefined;
}

export function defenceCard(number: number): DefenceCard | undefined {
  const card = cardNumbered(number);
  return card?.type === 'defence' ? card : undefined;
}
