/** A shuffled pile as its order, and as the numbers that chance gave: a record keeps the first, a replay needs the second. */

import type { Chance } from '../chance.ts';
import type { Rules } from '../rules/compile.ts';
import type { RecordedShuffle, RecordFault } from './record.ts';

/** The kinds of a pile's cards, bottom first, after those at `places` went to the top one after the other (`shufflePile`). */
export function shuffledOrder(rules: Rules, pile: string, places: readonly number[]): readonly string[] {
  const cards = [...(rules.decks?.piles.find((candidate) => candidate.id === pile)?.cards ?? [])];
  for (const place of places) cards.push(...cards.splice(place, 1));
  return cards;
}

/** A chance that shuffles the piles as the record says they lay, or what is wrong with what it says. */
export function chanceOf(rules: Rules, shuffles: readonly RecordedShuffle[]): Chance | RecordFault {
  const numbers: number[] = [];
  for (const { line, pile, cards } of shuffles) {
    const left = [...(rules.decks?.piles.find((candidate) => candidate.id === pile)?.cards ?? [])];
    if (left.toSorted().join() !== [...cards].sort().join()) return { code: 'badDeck', line, what: `these are not the cards of ${pile}` };
    // The first of the order is the one that is never taken to the top.
    for (const card of cards.slice(1)) {
      const place = left.indexOf(card);
      numbers.push(place);
      left.splice(place, 1);
    }
  }
  return { below: () => numbers.shift() ?? 0 };
}
