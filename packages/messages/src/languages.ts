/** The languages with texts, and those that are loaded: each is fetched once, at its first use. */

import { CATALOGUES } from './catalogue/catalogues.ts';
import type { Catalogue } from './catalogue/en/index.ts';
import { LOCALES, type Locale } from './types.ts';

/** The languages that a reader can choose. */
export const LANGUAGES: readonly Locale[] = LOCALES.filter((locale) => CATALOGUES[locale] !== undefined);

const loaded = new Map<Locale, Catalogue>();

/** Fetches the texts of a language; `createMessages` can be called for it afterwards. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const load = CATALOGUES[locale];
  if (load === undefined) throw new Error(`there are no texts in the language '${locale}'`);
  loaded.set(locale, await load());
}

/** The texts of a language that has been loaded. */
export function textsOf(locale: Locale): Catalogue {
  const texts = loaded.get(locale);
  if (texts === undefined) throw new Error(`the language '${locale}' has not been loaded`);
  return texts;
}

/** The first language with texts in a list such as a browser or a shell gives (`de-AT`, `pt_BR.UTF-8`). */
export function languageAmong(wanted: readonly string[]): Locale | undefined {
  const codes = wanted.map((tag) => tag.toLowerCase().split(/[-_.@]/)[0]);
  return codes.flatMap((code) => LANGUAGES.find((locale) => locale === code) ?? [])[0];
}
