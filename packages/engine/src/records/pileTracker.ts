/** Follows the cards of a game by its events: which kinds lie in which pile, bottom first. */

import type { Rules } from '../rules/rules.ts';
import type { GameEvent } from '../types.ts';

export class PileTracker {
  readonly #piles: Map<string, string[]>;

  constructor(rules: Rules) {
    this.#piles = new Map((rules.decks?.piles ?? []).map((pile) => [pile.id, [...pile.cards]]));
  }

  follow(event: GameEvent): void {
    if (event.type === 'pileShuffled') {
      const cards = this.#piles.get(event.pile) ?? [];
      for (const place of event.places) cards.push(...cards.splice(place, 1));
    }
    if (event.type !== 'cardMoved') return;
    const [card] = (this.#piles.get(event.from) ?? []).splice(event.place, 1);
    const to = this.#piles.get(event.to) ?? [];
    if (event.end === 'top') to.push(card);
    else to.unshift(card);
  }

  cardsOf(pile: string): readonly string[] {
    return [...(this.#piles.get(pile) ?? [])];
  }
}
