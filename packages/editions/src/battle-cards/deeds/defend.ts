import type { Deed } from '@flagfall/engine';
import { closeDecision } from '@flagfall/engine/edition';
import { resolveAnnounced } from '../battle.ts';
import { cardNumbered, defenceCard } from '../cards/index.ts';
import { cardNumberAt, handSize, pileOf, refuseCard } from '../piles.ts';

/** BC-8, BC-40: a Defence card, when attacked and only then. */
export const defend: Deed = {
  id: 'defend',
  rule: 'BC-40',
  when: ['defend'],
  parameters: { cards: true },
  isMidTurn: true,
  list(position, seat, list) {
    for (let place = 0; place < handSize(position, seat); place++) {
      const number = cardNumberAt(position, pileOf(seat, 'hand'), place);
      if (defenceCard(number) !== undefined) list.add(number);
    }
  },
  refuse(position, seat, [card]) {
    if (card === 0 || card > 15) return { code: 'badDeed', deed: 'defend', wants: 'cards' };
    if (defenceCard(card) === undefined) return { code: 'wrongCard', card: cardNumbered(card)?.id ?? '', deed: 'defend' };
    return refuseCard(position, seat, card);
  },
  play(position, seat, [card]) {
    closeDecision(position, 1 << seat);
    resolveAnnounced(position, card);
  },
};
