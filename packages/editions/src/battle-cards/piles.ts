/** The four piles of each player, and moves of cards between them. */

import type { Position, Refusal, Seat } from '@flagfall/engine';
import { cardAt, cardCount, drawCard, moveCard, type Pile } from '@flagfall/engine/edition';
import { BATTLE_CARDS } from './cards/index.ts';

export const HAND_SIZE = 3;
const PILE_NAMES = ['draw', 'hand', 'spent', 'announced'] as const;
type PileName = (typeof PILE_NAMES)[number];

/** BC-2, BC-9, BC-62: nobody sees the draw pile, its owner sees the hand, all see spent cards; an announced card lies face down (BC-11). */
const SEEN_BY = { draw: 'nobody', hand: 'owner', spent: 'everybody', announced: 'owner' } as const;

export const PILES: readonly Pile[] = (['red', 'blue'] as const).flatMap((seat: Seat) =>
  PILE_NAMES.map(
    (name): Pile => ({
      id: `${name} ${seat}`,
      seat,
      seenBy: SEEN_BY[name],
      cards: name === 'draw' ? BATTLE_CARDS.map(({ id }) => id) : [],
    }),
  ),
);

export function pileOf(seat: number, name: PileName): number {
  return seat * PILE_NAMES.length + PILE_NAMES.indexOf(name);
}

export function handSize(position: Position, seat: number): number {
  return cardCount(position, pileOf(seat, 'hand'));
}

export function isPileEmpty(position: Position, seat: number): boolean {
  return cardCount(position, pileOf(seat, 'draw')) === 0;
}

/** The number, from one, of the card at a place of a pile. */
export function cardNumberAt(position: Position, pile: number, place: number): number {
  return (cardAt(position, pile, place) % BATTLE_CARDS.length) + 1;
}

/** Where a card lies in a pile, by its number; -1 when it is not there. */
export function placeInPile(position: Position, pile: number, number: number): number {
  for (let place = 0; place < cardCount(position, pile); place++) if (cardNumberAt(position, pile, place) === number) return place;
  return -1;
}

/** Takes a card out of the hand. */
export function playFromHand(position: Position, seat: number, number: number, where: 'spent' | 'announced'): void {
  const hand = pileOf(seat, 'hand');
  moveCard(position, hand, placeInPile(position, hand, number), pileOf(seat, where), 'top');
}

export function drawToHand(position: Position, seat: number): void {
  drawCard(position, pileOf(seat, 'draw'), pileOf(seat, 'hand'));
}

/** Puts a card of the hand under the draw pile. */
export function putUnder(position: Position, seat: number, place: number): void {
  moveCard(position, pileOf(seat, 'hand'), place, pileOf(seat, 'draw'), 'bottom');
}

/** Why a seat cannot use a card: it is spent, or not in its hand. */
export function refuseCard(position: Position, seat: number, number: number): Refusal | undefined {
  const card = BATTLE_CARDS[number - 1].id;
  if (placeInPile(position, pileOf(seat, 'hand'), number) >= 0) return undefined;
  return placeInPile(position, pileOf(seat, 'spent'), number) >= 0 ? { code: 'cardSpent', card } : { code: 'notInHand', card };
}
