// Whatever an edition brings along (deeds, questions, cards, options) has words of its own; none is left to the fallback.

import { EDITIONS, namesOf } from '@flagfall/editions';
import { compileRules, type DeedIntent, type Rules } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { powersOf } from '@flagfall/seat';
import { describe, expect, test } from 'vitest';
import { Texts, Words } from '../words.ts';

const messages = createMessages('en');

function wordsOf(rules: Rules): Words {
  return new Words(messages, rules, namesOf(rules.edition, 'en').neutral);
}

/** What a deed could be done with. */
function example(rules: Rules, id: string): DeedIntent {
  const takes = rules.special?.deeds.find((deed) => deed.id === id)?.takes ?? {};
  return {
    type: 'deed',
    deed: id,
    ...(takes.cells === undefined ? {} : { cells: ['a1', 'a2', 'a3'].slice(0, takes.cells) }),
    ...(takes.cards ? { cards: [rules.decks?.cardKinds[0] ?? ''] } : {}),
    ...(takes.kind ? { kind: 'scout' } : {}),
    ...(takes.yes ? { yes: true } : {}),
  };
}

describe.each(EDITIONS.map((edition) => ({ id: edition.id, rules: compileRules(edition) })))('$id', ({ rules }) => {
  const words = wordsOf(rules);

  test('deeds have a name, an explanation and a line for the menu', () => {
    for (const { id } of rules.special?.deeds ?? []) {
      expect(words.messages.deed(id)).not.toBe(id);
      expect(words.messages.deedAbout(id)).toMatch(/^[A-Z].*\.$/);
      expect(words.messages.deedAbout(id)).not.toContain('Something special');
      const line = words.choice(example(rules, id), 'red', rules.special?.questions[0]);
      expect(line).toMatch(/^[A-Z]/);
      expect(line.startsWith(`${id} `)).toBe(false);
    }
  });

  test('questions speak to the one who is asked and to those who wait', () => {
    for (const question of rules.special?.questions ?? []) {
      expect(words.messages.question(question)).not.toBe(words.messages.question('nothing'));
      expect(words.messages.questionAsked(question)).not.toContain('You are asked something');
      expect(words.waiting(question, ['blue'])).toContain('Blue');
      expect(words.waiting(question, ['blue'])).not.toBe(words.waiting('nothing', ['blue']));
    }
  });

  test('cards have a name and an explanation', () => {
    for (const card of rules.decks?.cardKinds ?? []) {
      expect(words.messages.card(card)).not.toBe(card);
      expect(words.messages.cardAbout(card)).toMatch(/^[A-Z].*\.$/);
      expect(words.messages.cardAbout(card)).not.toContain('A card called');
    }
  });

  test('options and their values have words in the menu', () => {
    const texts = new Texts(messages);
    for (const spec of rules.edition.options) {
      const values = spec.type === 'choice' ? spec.values : [spec.default];
      for (const value of values)
        for (const text of Object.values(texts.option(spec, value, namesOf(rules.edition, 'en').neutral)))
          expect(text).not.toMatch(/terminal\.|option\./);
    }
    expect(texts.aboutEdition(rules.edition)).toMatch(/\.$/);
  });

  test('powers name pieces that are in the army', () => {
    for (const { bearers = [] } of powersOf(rules)) for (const kind of bearers) expect(rules.edition.army[kind]).toBeGreaterThan(0);
  });
});
