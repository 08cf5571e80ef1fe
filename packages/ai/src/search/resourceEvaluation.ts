/** The value of cards that are not spent and of powers that can be used once. Plain editions have neither. */

import { type Position, type Rules, seatIndex } from '@flagfall/engine';
import { cardCount, cardsIn, noteOf } from '@flagfall/engine/edition';
import type { EvaluationWeights } from './weights.ts';

/** The value of a card relative to the average: more for cards that decide battles, less for cards that only move. */
const CARD_FACTORS: Readonly<Record<string, number>> = {
  boat: 0.5,
  jump: 0.8,
  charge2: 0.8,
  charge3: 0.8,
  feint: 0.8,
  swap: 0.4,
  attack3: 1.8,
  defence3: 1.8,
};
/** The factor of a card that is still to be drawn. */
const UNDRAWN_DISCOUNT = 0.6;

export class ResourceEvaluation {
  readonly #rules: Rules;
  readonly #weights: EvaluationWeights;
  /** By number of a card. */
  readonly #cards: Float64Array;

  constructor(rules: Rules, weights: EvaluationWeights) {
    this.#rules = rules;
    this.#weights = weights;
    this.#cards = Float64Array.from(rules.decks?.kindByCard ?? [], (kind) => CARD_FACTORS[kind] ?? 1);
  }

  /** The lead of a seat over the others. */
  evaluate(position: Position, seat: number): number {
    return (
      (this.#rules.decks === undefined ? 0 : this.#weights.card * this.#cardBalance(position, seat)) +
      (this.#rules.extension === undefined ? 0 : this.#weights.power * this.#powerBalance(position, seat))
    );
  }

  #cardBalance(position: Position, seat: number): number {
    let sum = 0;
    for (const [number, pile] of (this.#rules.decks?.piles ?? []).entries()) {
      // Piles that all can see hold spent cards.
      if (pile.seat === undefined || pile.seenBy === 'everybody') continue;
      const sign = seatIndex(pile.seat) === seat ? 1 : -1;
      if (pile.seenBy === 'nobody') sum += sign * UNDRAWN_DISCOUNT * cardCount(position, number);
      else for (const card of cardsIn(position, number)) sum += sign * this.#cards[card];
    }
    return sum;
  }

  #powerBalance(position: Position, seat: number): number {
    let sum = 0;
    for (const { spentNote } of this.#rules.extension?.deeds ?? []) {
      if (spentNote === undefined) continue;
      const spent = noteOf(position, spentNote);
      for (let other = 0; other < this.#rules.seats.length; other++) if (!((spent >> other) & 1)) sum += other === seat ? 1 : -1;
    }
    return sum;
  }
}
