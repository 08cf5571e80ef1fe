import type { Power } from '@flagfall/engine/edition';

/** A spy that attacks the marshal captures him; in every other battle it is just the lowest rank. */
export const assassinate: Power = {
  id: 'assassinate',
  rule: 'CORE-12',
  battle: ({ attacker, defender }) => (attacker.has('assassinate') && defender.has('command') ? 'attackerWins' : undefined),
};

/** The mark of the marshal, which only the spy looks for. */
export const command: Power = { id: 'command', rule: 'CORE-12' };
