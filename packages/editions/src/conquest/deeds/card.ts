import type { Deed, Refusal } from '@flagfall/engine';
import { closeDecision } from '@flagfall/engine/edition';
import { CARD_NUMBERED } from '../cards/index.ts';
import { drawnCards, isDrawn } from '../state/piles.ts';

/** CQ-20: carries out one of the cards on the table. */
export const card: Deed = {
  id: 'card',
  rule: 'CQ-20',
  when: ['card'],
  parameters: { cards: true },
  isMidTurn: true,
  list(position, seat, list) {
    const drawn = drawnCards(position);
    for (let number = 1; number < CARD_NUMBERED.length; number++)
      if ((drawn >> number) & 1 && CARD_NUMBERED[number]?.refuse?.(position, seat) === undefined) list.add(number);
  },
  // A byte above the numbers stands for two cards.
  refuse(position, seat, [number]): Refusal | undefined {
    const chosen = CARD_NUMBERED[number];
    if (chosen === undefined) return { code: 'badDeed', deed: 'card', wants: 'cards' };
    return isDrawn(position, number) ? chosen.refuse?.(position, seat) : { code: 'notDrawn', card: chosen.id };
  },
  play(position, seat, [number], chance) {
    closeDecision(position, 1 << seat);
    CARD_NUMBERED[number]?.play(position, seat, chance);
  },
};
