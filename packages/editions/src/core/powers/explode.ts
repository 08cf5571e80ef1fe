import type { Power } from '@flagfall/engine/edition';

/** A bomb removes whoever attacks it and stays where it is; a miner's defusing is asked first, since the attacker's powers speak first. */
export const explode: Power = {
  id: 'explode',
  rule: 'CORE-13',
  battle: ({ defender }) => (defender.has('explode') ? 'defenderWins' : undefined),
};
