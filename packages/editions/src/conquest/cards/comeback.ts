/** Three cards bring a piece back from the bag: it is drawn first, then placed. */

import type { Position, Refusal } from '@flagfall/engine';
import { ALL_SEATS, cardKindNumber, showPiece } from '@flagfall/engine/edition';
import { ConquestKind } from '../army.ts';
import { hasPlaceFor } from '../deeds/place.ts';
import { bagOf, bagSize, isInBag, pieceOfKind, takeFromBag } from '../state/bag.ts';
import { ask } from '../state/notes.ts';
import type { CardId } from '../state/piles.ts';
import type { ActionCard } from './card.ts';

const EMPTY_BAG: Refusal = { code: 'emptyBag' };
const NO_SPY: Refusal = { code: 'notInBag', kind: 'spy' };

/** A random piece, next to an own piece. */
export const reinforcement: ActionCard = randomComeback('reinforcement');

/** A random piece, anywhere. */
export const surpriseAttack: ActionCard = randomComeback('surpriseAttack');

/** The spy, anywhere; all know that it is the spy. */
export const newSpy: ActionCard = {
  id: 'newSpy',
  refuse(position, seat) {
    if (!isInBag(position, pieceOfKind(position, seat, ConquestKind.SPY))) return NO_SPY;
    return hasPlaceFor(position, seat, 'newSpy') ? undefined : { code: 'noRoom', card: 'newSpy' };
  },
  play(position, seat) {
    const spy = pieceOfKind(position, seat, ConquestKind.SPY);
    showPiece(position, takeFromBag(position, seat, bagOf(position, seat).indexOf(spy)), ALL_SEATS);
    askWhere(position, seat, 'newSpy');
  },
};

function randomComeback(id: CardId): ActionCard {
  const noRoom: Refusal = { code: 'noRoom', card: id };
  return {
    id,
    refuse(position, seat) {
      if (bagSize(position, seat) === 0) return EMPTY_BAG;
      return hasPlaceFor(position, seat, id) ? undefined : noRoom;
    },
    play(position, seat, chance) {
      takeFromBag(position, seat, chance.below(bagSize(position, seat)));
      askWhere(position, seat, id);
    },
  };
}

function askWhere(position: Position, seat: number, id: CardId): void {
  ask(position, 'place', seat, cardKindNumber(position.rules, id));
}
