import type { AttackCard } from './card.ts';

/** BC-32: a bomb does not harm the attacker and is removed. */
export const armour: AttackCard = { type: 'attack', id: 'armour', rule: 'BC-32', wins: (_, defender) => defender === 'bomb' };
