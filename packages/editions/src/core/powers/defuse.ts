import type { Power } from '@flagfall/engine/edition';

/** A miner attacks a bomb: the bomb is removed and the miner takes its place. */
export const defuse: Power = {
  id: 'defuse',
  rule: 'CORE-13',
  battle: ({ attacker, defender }) => (attacker.has('defuse') && defender.has('explode') ? 'attackerWins' : undefined),
};
