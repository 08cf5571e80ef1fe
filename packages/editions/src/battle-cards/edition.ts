/** Battle Cards: thirty pieces a side on the classic board, and a deck of fifteen cards each. */

import type { Edition, OptionSpec, Position } from '@flagfall/engine';
import { areAdjacent, cardCount, noteOf, type RuleExtension, recordNote, shufflePile } from '@flagfall/engine/edition';
import { opposedBattlefield } from '../core/battlefields.ts';
import { passDeed } from '../core/deeds.ts';
import { creedClassic } from '../creed-classic/edition.ts';
import { original } from '../original/edition.ts';
import { announceAttackWith, announcedAttack, ask, NOTES, NoteNumber, QUESTIONS, resolveAnnounced } from './battle.ts';
import { attackCard } from './cards/index.ts';
import { isConsistent } from './consistency.ts';
import { defend } from './deeds/defend.ts';
import { ExchangeNote, exchange } from './deeds/exchange.ts';
import { mulligan } from './deeds/mulligan.ts';
import { playCards } from './deeds/playCards.ts';
import { cardNumberAt, drawToHand, HAND_SIZE, handSize, isPileEmpty, PILES, pileOf } from './piles.ts';

/** U-20: how many cards come up at the end of a turn. */
const refillHand: OptionSpec = { key: 'refillHand', type: 'choice', values: ['one', 'toThree'], default: 'one' };
/** BC-11. */
const hiddenAttackCards: OptionSpec = { key: 'hiddenAttackCards', type: 'choice', values: ['off', 'on'], default: 'off' };
/** D-21. */
const swapThenAttack: OptionSpec = { key: 'swapThenAttack', type: 'choice', values: ['off', 'on'], default: 'off' };
/** U-24, AUD-7. */
const exchangeSaves: OptionSpec = { key: 'exchangeSaves', type: 'choice', values: ['off', 'on'], default: 'off' };

/** BC-1, U-25: the classic board, three rows a side. */
const field = opposedBattlefield(10, 10, ['c5', 'd5', 'c6', 'd6', 'g5', 'h5', 'g6', 'h6'], 3);

export const battleCards: Edition = {
  ...original,
  id: 'battle-cards',
  revision: 1,
  army: creedClassic.army,
  options: [...original.options, refillHand, hiddenAttackCards, swapThenAttack, exchangeSaves],
  battlefield: () => field,
  piles: PILES,
  extension(options): RuleExtension {
    const fillsUp = options.refillHand === 'toThree';
    return {
      deeds: [
        playCards({ hiddenAttackCards: options.hiddenAttackCards === 'on', swapThenAttack: options.swapThenAttack === 'on' }),
        exchange(options.exchangeSaves === 'on'),
        mulligan,
        defend,
        // Decline to defend, or to attack after a swap.
        passDeed('BC-64', ['defend', 'follow'], (position) => {
          if (announcedAttack(position) !== undefined) resolveAnnounced(position, 0);
        }),
      ],
      questions: QUESTIONS,
      notes: NOTES,
      deedsMax: 8192,
      afterDeployment(position, chance) {
        for (const seat of position.rules.seats.keys()) {
          shufflePile(position, pileOf(seat, 'draw'), chance);
          for (let card = 0; card < HAND_SIZE; card++) drawToHand(position, seat);
        }
        ask(position, 'mulligan', 0b11);
      },
      attack: (position, from, to) => announceAttackWith(position, from, to, 0, !areAdjacent(position.rules.tables, from, to), false),
      beforeTurnPasses(position, seat) {
        refill(position, seat, fillsUp);
        const exchanged = noteOf(position, NoteNumber.EXCHANGED + seat);
        recordNote(position, NoteNumber.EXCHANGED + seat, exchanged === ExchangeNote.NOW ? ExchangeNote.LAST : 0);
      },
      announcedAttack: announcedAttack,
      isConsistent,
      isPossible: announcedAreAttacks,
    };
  },
};

/** BC-10: one card, or up to three, while there are any. */
function refill(position: Position, seat: number, fillsUp: boolean): void {
  do {
    if (handSize(position, seat) >= HAND_SIZE || isPileEmpty(position, seat)) return;
    drawToHand(position, seat);
  } while (fillsUp);
}

/** BC-11: the announced card may be any Attack card. */
function announcedAreAttacks(world: Position): boolean {
  return [...world.rules.seats.keys()].every((seat) => {
    const pile = pileOf(seat, 'announced');
    return cardCount(world, pile) === 0 || attackCard(cardNumberAt(world, pile, 0)) !== undefined;
  });
}
