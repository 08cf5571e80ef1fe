import type { Deed } from '@flagfall/engine';
import { noteOf, recordNote } from '@flagfall/engine/edition';
import { NoteNumber } from '../battle.ts';
import { cardNumberAt, drawToHand, handSize, isPileEmpty, pileOf, placeInPile, putUnder, refuseCard } from '../piles.ts';

/** Values of the note of an exchange: in this turn, or in the last turn. */
export const ExchangeNote = { NOW: 2, LAST: 1 } as const;

/**
 * BC-6: a card goes under the draw pile and the top card comes up, instead of a move; never twice running. BC-59: never with an empty pile. AUD-7: it may
 * save a player who can neither move nor attack.
 */
export const exchange = (saves: boolean): Deed => ({
  id: 'exchange',
  rule: 'BC-6',
  when: ['act'],
  parameters: { cards: true },
  secret: ['cards'],
  savesFromImmobility: saves,
  list(position, seat, list) {
    if (isPileEmpty(position, seat) || noteOf(position, NoteNumber.EXCHANGED + seat) === ExchangeNote.LAST) return;
    for (let place = 0; place < handSize(position, seat); place++) list.add(cardNumberAt(position, pileOf(seat, 'hand'), place));
  },
  refuse(position, seat, [card]) {
    if (card === 0 || card > 15) return { code: 'badDeed', deed: 'exchange', wants: 'cards' };
    if (noteOf(position, NoteNumber.EXCHANGED + seat) === ExchangeNote.LAST) return { code: 'twiceRunning', deed: 'exchange' };
    if (isPileEmpty(position, seat)) return { code: 'emptyPile' };
    return refuseCard(position, seat, card);
  },
  play(position, seat, [card]) {
    recordNote(position, NoteNumber.EXCHANGED + seat, ExchangeNote.NOW);
    putUnder(position, seat, placeInPile(position, pileOf(seat, 'hand'), card));
    drawToHand(position, seat);
  },
});
