import type { DefenceCard } from './card.ts';

/** BC-40: the rank of the movable piece that is attacked is higher for once. */
export function defence(raise: 1 | 2 | 3): DefenceCard {
  return { type: 'defence', id: `defence${raise}`, rule: 'BC-40', raise };
}
