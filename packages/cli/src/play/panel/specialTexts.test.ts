// Whatever an edition brings along (deeds, questions, cards, options) has words of its own; none is left to the fallback.

import { cloneClassic, cloneSpecial, EDITIONS, namesOf, type PackId } from '@flagfall/editions';
import { compileRules, type DeedIntent, observe, type Rules } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { drawnPosition } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { TerminalGameWords, TerminalTexts } from '../terminalTexts.ts';
import { aboutLines, powersText } from './sideTexts.ts';

const messages = createMessages('en');

function wordsOf(rules: Rules, pack: PackId = 'neutral'): TerminalGameWords {
  return new TerminalGameWords(messages, rules, namesOf(rules.edition, 'en')[pack]);
}

/** The possible arguments of a deed. */
function example(rules: Rules, id: string): DeedIntent {
  const takes = rules.extension?.deeds.find((deed) => deed.id === id)?.parameters ?? {};
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
    for (const { id } of rules.extension?.deeds ?? []) {
      expect(words.messages.deed(id)).not.toBe(id);
      expect(words.messages.deedAbout(id)).toMatch(/^[A-Z].*\.$/);
      expect(words.messages.deedAbout(id)).not.toContain('Something special');
      const line = words.choice(example(rules, id), 'red', rules.extension?.questions[0]);
      expect(line).toMatch(/^[A-Z]/);
      expect(line.startsWith(`${id} `)).toBe(false);
    }
  });

  test('questions have words for the player who is asked and for those who wait', () => {
    for (const question of rules.extension?.questions ?? []) {
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
    const texts = new TerminalTexts(messages);
    for (const spec of rules.edition.options) {
      const values = spec.type === 'choice' ? spec.values : [spec.default];
      for (const value of values)
        for (const text of Object.values(texts.option(spec, value, namesOf(rules.edition, 'en').neutral)))
          expect(text).not.toMatch(/terminal\.|option\./);
    }
    expect(texts.aboutEdition(rules.edition)).toMatch(/\.$/);
  });

  test('powers name pieces that are in the army', () => {
    for (const { bearers } of rules.powers) for (const kind of bearers) expect(rules.edition.army[kind]).toBeGreaterThan(0);
  });
});

const SEVENS = ['major', 'sniper', 'secondColonel'];

test('[AUD-4] characters with one name and one power are counted together, and a rank alone is no sign of a power', () => {
  const [classic, special] = [cloneClassic, cloneSpecial].map((edition) => compileRules(edition));
  expect(wordsOf(classic, 'rulebook').countedKinds('blue', SEVENS)).toEqual(['Mace Windu', 'Kit Fisto x2']);
  expect(wordsOf(classic, 'rulebook').countedKinds('red', SEVENS)).toEqual(['Whorm Loathsome', 'Nute Gunray', 'Cad Bane']);
  expect(wordsOf(special, 'rulebook').countedKinds('blue', SEVENS)).toEqual(['Mace Windu', 'Kit Fisto', 'Kit Fisto (Remote attack)']);
  expect(wordsOf(classic).countedKinds('red', ['colonel', ...SEVENS])).toEqual(['Colonel x2', 'Major x2']);
  expect(SEVENS.map((kind) => wordsOf(classic).glyph(kind))).toEqual(['7', '7', '8']);
  expect(SEVENS.map((kind) => wordsOf(special).glyph(kind))).toEqual(['7', '7R', '8']);
  const all = compileRules(cloneSpecial, { allRank7and6HavePowers: 'on' });
  expect(SEVENS.map((kind) => wordsOf(all).glyph(kind))).toEqual(['7', '7', '8']);
});

test('[AUD-9] all four powers are listed as left, with their owners', () => {
  const rules = compileRules(cloneSpecial);
  const words = wordsOf(rules, 'rulebook');
  const view = observe(drawnPosition(rules, 'bM b9 b8 bW\nb7 bR b6 bA\n.  .  .  .\nrF r9 r8 bF', 'red'), 'red');
  expect(powersText(view, 'blue', words)).toBe('Republic: Clairvoyance x2, Remote attack, Anger, Teleportation x2');
  expect(powersText(view, 'red', words)).toBe('Separatists: Clairvoyance, Teleportation');
  const about = aboutLines({ seat: 'red', sight: { view } } as Parameters<typeof aboutLines>[0], words).join('\n');
  expect(about).toContain('Teleportation (Asajj Ventress, Whorm Loathsome)');
  expect(about).toContain('Anger (Commando Droid)');
});
