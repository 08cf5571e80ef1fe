/** Words in the languages of the rulebooks: a row has a word for each language, and one word alone is the same in all of them. */

/** In the order of the columns of a row. */
export const NAME_LOCALES = ['nl', 'fr', 'de', 'en', 'es', 'it', 'pt', 'da'] as const;
export type NameLocale = (typeof NAME_LOCALES)[number];

export type Translations = readonly [nl: string, fr: string, de: string, en: string, es: string, it: string, pt: string, da: string];
export type TranslatedText = string | Translations;

export function translationIn(locale: NameLocale, term: TranslatedText): string {
  return typeof term === 'string' ? term : term[NAME_LOCALES.indexOf(locale)];
}

/** The same words before, or behind, a word of each language: Assassin's Creed Klassik. */
export function mapTranslations(term: TranslatedText, made: (word: string) => string): Translations {
  const [nl, fr, de, en, es, it, pt, da] = NAME_LOCALES.map((locale) => made(translationIn(locale, term)));
  return [nl, fr, de, en, es, it, pt, da];
}

/** A row with other words in some languages. */
export function withTranslations(term: TranslatedText, others: Readonly<Partial<Record<NameLocale, string>>>): Translations {
  const [nl, fr, de, en, es, it, pt, da] = NAME_LOCALES.map((locale) => others[locale] ?? translationIn(locale, term));
  return [nl, fr, de, en, es, it, pt, da];
}
