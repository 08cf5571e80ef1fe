/** The names of cards, deeds and questions. Their ids come from editions as strings, so each text has a fallback that shows the id. */

import type { Format } from './format.ts';
import type { Values } from './types.ts';

export class Terms {
  readonly #format: Format;
  readonly #list: Intl.ListFormat;
  readonly #row: Intl.ListFormat;
  readonly #hasText: (id: string) => boolean;

  constructor(format: Format, list: Intl.ListFormat, row: Intl.ListFormat, hasText: (id: string) => boolean) {
    this.#format = format;
    this.#list = list;
    this.#row = row;
    this.#hasText = hasText;
  }

  card(card: string): string {
    return this.#say('card', card, '', { card });
  }

  cardAbout(card: string): string {
    return this.#say('card', card, '.about', { card });
  }

  /** Boat and Attack +1; Blitz! x2 and Traitor. */
  cards(cards: readonly string[]): string {
    return this.counted(cards.map((card) => this.card(card)));
  }

  deed(deed: string): string {
    return this.#say('deed', deed, '', { deed });
  }

  deedAbout(deed: string): string {
    return this.#say('deed', deed, '.about', { deed });
  }

  /** A sentence, or a line of a menu, about a deed that was done or is possible. */
  deedText(deed: string, part: '.told' | '.choice', values: Values): string {
    return this.#say('deed', deed, part, { ...values, deed });
  }

  question(decision: string): string {
    return this.#say('question', decision, '', { decision });
  }

  questionAsked(decision: string): string {
    return this.#say('question', decision, '.asked', { decision });
  }

  questionWaiting(decision: string, seats: readonly string[]): string {
    return this.#say('question', decision, '.waiting', { decision, seats: this.#list.format(seats) });
  }

  list(names: readonly string[]): string {
    return this.#list.format(names);
  }

  /** A list in which equal entries stand once, with their number. */
  counted(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return this.list([...counts].map(([name, count]) => (count === 1 ? name : this.#format('list.times', { name, count }))));
  }

  /** One after the other, without an `and`. */
  row(parts: readonly string[]): string {
    return this.#row.format(parts);
  }

  /** Red's Major. */
  pieceOf(seat: string, owner: 'one' | 'many', kind: string): string {
    return this.#format('piece.of', { seat, owner, kind });
  }

  pieceOn(kind: string, cell: string): string {
    return this.#format('piece.on', { kind, cell });
  }

  #say(theme: 'card' | 'deed' | 'question', id: string, part: string, values: Values): string {
    const known = this.#hasText(`${theme}.${id}${part}`);
    return this.#format(`${theme}.${known ? id : 'other'}${part}`, values);
  }
}
