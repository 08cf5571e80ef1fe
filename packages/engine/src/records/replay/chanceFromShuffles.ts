/** Turns the order of a shuffled pile, which a record keeps, into the numbers that chance gave, which a replay needs. */

import type { Chance } from '../../chance.ts';
import type { Rules } from '../../rules/rules.ts';
import { quoted, type RecordedShuffle, type RecordFault } from '../record.ts';

/** A chance that shuffles the piles into the recorded order, or a fault. All piles with cards are shuffled, in their order. */
export function chanceFromShuffles(rules: Rules, shuffles: readonly RecordedShuffle[]): Chance | RecordFault {
  const numbers: number[] = [];
  const piles = (rules.decks?.piles ?? []).filter((pile) => pile.cards.length > 1);
  const stranger = shuffles.find(
    ({ pile }, at) => !piles.some(({ id }) => id === pile) || shuffles.findIndex((other) => other.pile === pile) < at,
  );
  if (stranger !== undefined)
    return { code: 'badDeck', line: stranger.line, what: `${quoted(stranger.pile)} is no pile, or is told twice` };
  for (const { id, cards: home } of piles) {
    const shuffle = shuffles.find(({ pile }) => pile === id);
    if (shuffle === undefined) return { code: 'badDeck', line: 0, what: `the order of the cards is missing: a line "shuffled ${id}: ..."` };
    const left = [...home];
    if (left.toSorted().join() !== shuffle.cards.toSorted().join())
      return { code: 'badDeck', line: shuffle.line, what: `these are not the cards of ${id}` };
    // A shuffle never draws the first card of the order: it is the one left over.
    for (const card of shuffle.cards.slice(1)) {
      const place = left.indexOf(card);
      numbers.push(place);
      left.splice(place, 1);
    }
  }
  return { below: () => numbers.shift() ?? 0 };
}
