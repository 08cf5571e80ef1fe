import { type Deed, noteOf, takeNote } from '@flagfall/engine';
import { Note } from '../battle.ts';
import { draw, handSize, isPileEmpty, numberAt, pileOf, placeOf, putUnder, refuseCard } from '../piles.ts';

/** What the note of an exchange says: it is this turn's, or it was the last turn's. */
export const Exchanged = { NOW: 2, LAST: 1 } as const;

/**
 * BC-6: a card goes under the draw pile and the top card comes up, instead of a move; never twice running. BC-59: never with an empty pile. AUD-7: it may
 * save whoever can neither move nor attack.
 */
export const exchange = (saves: boolean): Deed => ({
  id: 'exchange',
  rule: 'BC-6',
  when: ['act'],
  takes: { cards: true },
  secret: ['cards'],
  saves,
  list(position, seat, list) {
    if (isPileEmpty(position, seat) || noteOf(position, Note.EXCHANGED + seat) === Exchanged.LAST) return;
    for (let place = 0; place < handSize(position, seat); place++) list.add(numberAt(position, pileOf(seat, 'hand'), place));
  },
  refuse(position, seat, [card]) {
    if (card === 0 || card > 15) return { code: 'badDeed', deed: 'exchange', wants: 'cards' };
    if (noteOf(position, Note.EXCHANGED + seat) === Exchanged.LAST) return { code: 'twiceRunning', deed: 'exchange' };
    if (isPileEmpty(position, seat)) return { code: 'emptyPile' };
    return refuseCard(position, seat, card);
  },
  play(position, seat, [card]) {
    takeNote(position, Note.EXCHANGED + seat, Exchanged.NOW);
    putUnder(position, seat, placeOf(position, pileOf(seat, 'hand'), card));
    draw(position, seat);
  },
});
