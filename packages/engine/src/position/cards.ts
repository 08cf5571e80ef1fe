/**
 * Cards lie in piles: a draw pile, a hand, discarded cards. Each pile says who sees its cards. Drawing, putting back and shuffling are facts like any
 * other (`moveCard` in facts.ts).
 */

import { assert } from '../basics.ts';
import type { Chance } from '../chance.ts';
import { markShuffled, moveCard } from '../facts/facts.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Decks, Pile } from './decks.ts';
import { PILE_SHIFT, type Position } from './position.ts';

/** Words of a pile in a position: how many cards it holds, then the cards, bottom first. */
const PILE_SIZE = 1 << PILE_SHIFT;

export function compileDecks(piles: readonly Pile[]): Decks {
  assert(piles.length <= 16 && piles.every((pile) => pile.cards.length < PILE_SIZE), 'the piles fit a position');
  const kinds: string[] = [];
  const owners: (Seat | undefined)[] = [];
  const start = new Int32Array(piles.length * PILE_SIZE);
  piles.forEach((pile, number) => {
    start[number * PILE_SIZE] = pile.cards.length;
    pile.cards.forEach((kind, at) => {
      start[number * PILE_SIZE + 1 + at] = kinds.length;
      kinds.push(kind);
      owners.push(pile.seat);
    });
  });
  assert(kinds.length < PILE_SIZE, 'all cards fit one pile');
  const cardKinds = [...new Set(kinds)];
  return {
    piles,
    kindByCard: kinds,
    cardKinds,
    kindNumberByCard: Uint8Array.from(kinds, (kind) => cardKinds.indexOf(kind) + 1),
    ownerByCard: owners,
    initialPiles: start,
  };
}

export function cardCount(position: Position, pile: number): number {
  return position.piles[pile * PILE_SIZE];
}

/** The card at a place of a pile, counted from the bottom. */
export function cardAt(position: Position, pile: number, place: number): number {
  return position.piles[pile * PILE_SIZE + 1 + place];
}

export function cardsIn(position: Position, pile: number): readonly number[] {
  return Array.from({ length: cardCount(position, pile) }, (_, place) => cardAt(position, pile, place));
}

/** Whether a viewer sees the cards of a pile. */
export function seesPile(pile: Pile, viewer: Viewer): boolean {
  return pile.seenBy === 'everybody' || (pile.seenBy === 'owner' && pile.seat === viewer);
}

/** Puts the top card of one pile on top of another. */
export function drawCard(position: Position, from: number, to: number): void {
  assert(cardCount(position, from) > 0, 'a card is drawn from a pile that has one');
  moveCard(position, from, cardCount(position, from) - 1, to, 'top');
}

/** Every order is equally likely: cards not yet placed go on top, one after the other. */
export function shufflePile(position: Position, pile: number, chance: Chance): void {
  for (let left = cardCount(position, pile); left > 1; left--) moveCard(position, pile, chance.below(left), pile, 'top');
  markShuffled(position, pile);
}
