import type { AttackCard } from './card.ts';

/** BC-33: an attacking spy beats every piece but a bomb. */
export const spyAttack: AttackCard = {
  type: 'attack',
  id: 'spyAttack',
  rule: 'BC-33',
  usefulFor: ['spy'],
  wins: (attacker, defender) => attacker === 'spy' && defender !== 'bomb',
};
