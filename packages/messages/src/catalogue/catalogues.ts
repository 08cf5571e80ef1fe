/** Where the texts of each language are; each is loaded on demand. A new language is a folder beside `en` and a line here. */

import type { Locale } from '../types.ts';
import type { Catalogue } from './en/index.ts';

export const CATALOGUES: Readonly<Partial<Record<Locale, () => Promise<Catalogue>>>> = {
  nl: async () => (await import('./nl/index.ts')).nl,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
  it: async () => (await import('./it/index.ts')).it,
  pt: async () => (await import('./pt/index.ts')).pt,
  da: async () => (await import('./da/index.ts')).da,
};
