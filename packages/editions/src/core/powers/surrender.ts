import type { Power } from '@flagfall/engine/edition';

/** A flag falls to any attacker. */
export const surrender: Power = {
  id: 'surrender',
  rule: 'CORE-14',
  battle: ({ defender }) => (defender.has('surrender') ? 'attackerWins' : undefined),
};
