/** The order of kinds by rank, among the pieces left. */

import type { Rules } from '@flagfall/engine';
import type { SearchRoot } from './searchRoot.ts';

export function isMovableKind({ kinds }: Rules, kind: number): boolean {
  return kinds[kind].moves !== 'never';
}

/** How many enemies left rank above a kind; equals count half. */
export function enemiesAbove({ rules, remaining }: SearchRoot, seat: number, kind: number): number {
  const { kinds } = rules;
  const rank = kinds[kind].rank ?? 0;
  let above = 0;
  for (let other = 0; other < kinds.length; other++) {
    const otherRank = kinds[other].rank;
    if (otherRank === undefined || otherRank < rank) continue;
    for (let enemy = 0; enemy < rules.seats.length; enemy++)
      if (enemy !== seat) above += remaining[enemy * kinds.length + other] * (otherRank > rank ? 1 : 0.5);
  }
  return above;
}
