import type { DefenceCard } from './card.ts';

/** BC-40: the rank of the attacked movable piece is higher for this battle. */
export function defence(raise: 1 | 2 | 3): DefenceCard {
  return { type: 'defence', id: `defence${raise}`, rule: 'BC-40', raise };
}
