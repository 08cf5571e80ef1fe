import type { AttackCard } from './card.ts';

/** BC-31: the defender is shown, no piece is captured, and the attacker goes back hidden. */
export const mockAttack: AttackCard = { type: 'attack', id: 'mockAttack', rule: 'BC-31', isMock: true };
