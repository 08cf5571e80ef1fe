/** CQ-2, CQ-10, CQ-20, CQ-21: the action cards, from the pile to the table to the discards and back. */

import type { Chance, Position } from '@flagfall/engine';
import { cardAt, cardCount, drawCard, type Pile, shufflePile } from '@flagfall/engine/edition';

/** How many there are of each. */
const COUNTS = { reinforcement: 6, blitz: 13, surpriseAttack: 4, regroup: 11, secretInformation: 5, newSpy: 2, traitor: 1 } as const;

/** The kinds of cards, in the order in which the engine numbers them from one on. */
export const CARD_IDS = Object.keys(COUNTS) as readonly (keyof typeof COUNTS)[];
export type CardId = (typeof CARD_IDS)[number];
const TRAITOR = CARD_IDS.indexOf('traitor') + 1;

const OTHERS = CARD_IDS.filter((card) => card !== 'traitor').flatMap((card) => Array<CardId>(COUNTS[card]).fill(card));

/** The Traitor lies alone and open until the others are shuffled: then it goes to the bottom. */
export const PILES: readonly Pile[] = [
  { id: 'draw', seenBy: 'nobody', cards: OTHERS },
  { id: 'drawn', seenBy: 'everybody', cards: [] },
  { id: 'discard', seenBy: 'everybody', cards: ['traitor'] },
];

export const PileNumber = { DRAW: 0, DRAWN: 1, DISCARD: 2 } as const;
const { DRAW, DRAWN, DISCARD } = PileNumber;

/** Lays so many cards open on the table; when the pile is empty, the discards become a new one (U-69). */
export function drawCards(position: Position, count: number, chance: Chance): void {
  for (let drawn = 0; drawn < count; drawn++) {
    if (cardCount(position, DRAW) === 0) renewPile(position, chance);
    if (cardCount(position, DRAW) === 0) return;
    drawCard(position, DRAW, DRAWN);
  }
}

/** Discards all cards on the table. With the Traitor among them, every card goes into a new pile (U-70, D-81). */
export function discardDrawn(position: Position, chance: Chance): void {
  const isTreason = isDrawn(position, TRAITOR);
  while (cardCount(position, DRAWN) > 0) drawCard(position, DRAWN, DISCARD);
  if (isTreason) renewPile(position, chance);
}

export function hasDrawn(position: Position): boolean {
  return cardCount(position, DRAWN) > 0;
}

/** Whether a card of this number lies on the table. */
export function isDrawn(position: Position, card: number): boolean {
  return ((drawnCards(position) >> card) & 1) === 1;
}

/** The cards on the table: a bit for each number. */
export function drawnCards(position: Position): number {
  let cards = 0;
  for (let place = 0; place < cardCount(position, DRAWN); place++)
    cards |= 1 << (position.rules.decks?.kindNumberByCard[cardAt(position, DRAWN, place)] ?? 0);
  return cards;
}

function renewPile(position: Position, chance: Chance): void {
  while (cardCount(position, DISCARD) > 0) drawCard(position, DISCARD, DRAW);
  shufflePile(position, DRAW, chance);
}
