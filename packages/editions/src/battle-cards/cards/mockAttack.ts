import type { AttackCard } from './card.ts';

/** BC-31: the defender shows his piece, nobody falls, and the attacker goes back unseen. */
export const mockAttack: AttackCard = { type: 'attack', id: 'mockAttack', rule: 'BC-31', isMock: true };
