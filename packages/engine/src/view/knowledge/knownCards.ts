/** Which cards a viewer knows, by pile and place: those it sees, and those it saw move, until they are shuffled. */

import { FactTag } from '../../facts/factTags.ts';
import { cardAt, cardsIn, seesPile } from '../../position/cards.ts';
import type { Decks } from '../../position/decks.ts';
import { Offset, type Position } from '../../position/position.ts';
import type { Viewer } from '../../seats.ts';

const NONE: readonly (readonly boolean[])[] = [];

/** Follows every card through the journal by its place, not by its kind, so a shadow gives the same result as the truth. */
export class KnownCards {
  readonly #sees: readonly boolean[];
  /** By pile and place, bottom first. */
  #known: readonly boolean[][];
  /** How much of the journal has been read. */
  #read = 0;

  /** From the start of a game, or from a later state; then the journal is read from `read` on. */
  constructor(decks: Decks | undefined, viewer: Viewer, known: readonly (readonly boolean[])[] = NONE, read = 0) {
    const piles = decks?.piles ?? [];
    this.#sees = piles.map((pile) => seesPile(pile, viewer));
    this.#known = piles.map((pile, number) => [...(known[number] ?? pile.cards.map(() => this.#sees[number]))]);
    this.#read = read;
  }

  isKnown(pile: number, place: number): boolean {
    return this.#known[pile][place];
  }

  /** The numbers of the cards that are known, in a position that has been followed. */
  numbersIn(position: Position): ReadonlySet<number> {
    return new Set(
      this.#known.flatMap((pile, number) => pile.flatMap((isKnown, place) => (isKnown ? [cardAt(position, number, place)] : []))),
    );
  }

  /** Reads what has been added to the journal. */
  follow({ journal, words }: Position): void {
    if (this.#known.length > 0) for (let at = this.#read; at < words[Offset.JOURNAL_LENGTH]; at++) this.#followFact(journal[at]);
    this.#read = words[Offset.JOURNAL_LENGTH];
  }

  /** Only what can be seen now stays known. */
  forget(): void {
    for (const [number, pile] of this.#known.entries()) pile.fill(this.#sees[number]);
  }

  #followFact(word: number): void {
    const tag = word & FactTag.TAG_MASK;
    if (tag === FactTag.PILE_SHUFFLED) {
      const pile = (word >>> 8) & 255;
      this.#known[pile].fill(this.#sees[pile]);
    } else if (tag === FactTag.CARD_MOVED) {
      const [from, to] = [(word >>> 16) & 15, (word >>> 20) & 15];
      const [wasKnown] = this.#known[from].splice((word >>> 24) & 127, 1);
      const isKnown = wasKnown || this.#sees[to];
      // The topmost bit: to the bottom.
      if (word < 0) this.#known[to].unshift(isKnown);
      else this.#known[to].push(isKnown);
    }
  }
}

/** The cards of each pile, bottom first: the number of the kind (`Decks.kindNumberByCard`), or 0 for a card that the viewer may not know now. */
export function cardsFor(position: Position, viewer: Viewer): readonly (readonly number[])[] {
  const { decks, remembersReveals } = position.rules;
  if (decks === undefined) return [];
  const known = new KnownCards(decks, viewer);
  if (remembersReveals) known.follow(position);
  return decks.piles.map((pile, number) =>
    cardsIn(position, number).map((card, place) => {
      const isKnown = remembersReveals ? known.isKnown(number, place) : seesPile(pile, viewer);
      return isKnown ? decks.kindNumberByCard[card] : 0;
    }),
  );
}
