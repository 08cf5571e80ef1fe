import type { Power } from '@flagfall/engine/edition';

/** A spy that attacks the marshal captures him; in every other battle it is just the lowest rank. */
export const assassinate: Power = {
  id: 'assassinate',
  rule: 'CORE-12',
  battle: ({ attacker, defender }) => (attacker.has('assassinate') && defender.has('command') ? 'attackerWins' : undefined),
};

/** Marks the marshal as the spy's target. */
export const command: Power = { id: 'command', rule: 'CORE-12' };
