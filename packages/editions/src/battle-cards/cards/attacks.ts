import type { AttackCard } from './card.ts';

/** BC-30: the attacker's rank is higher for this battle; its powers stay as they are. */
export function attack(raise: 1 | 2 | 3): AttackCard {
  return { type: 'attack', id: `attack${raise}`, rule: 'BC-30', raise };
}
