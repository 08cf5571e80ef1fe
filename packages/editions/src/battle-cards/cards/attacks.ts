import type { AttackCard } from './card.ts';

/** BC-30: the attacker's rank is higher for once; what it can do otherwise stays as it is. */
export function attack(raise: 1 | 2 | 3): AttackCard {
  return { type: 'attack', id: `attack${raise}`, rule: 'BC-30', raise };
}
