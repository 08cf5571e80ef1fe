import type { Power } from '@flagfall/engine/edition';

/** A bomb removes its attacker and stays; a miner still defuses it, since the attacker's powers decide first. */
export const explode: Power = {
  id: 'explode',
  rule: 'CORE-13',
  battle: ({ defender }) => (defender.has('explode') ? 'defenderWins' : undefined),
};
