/** Where the texts of each language are; they are loaded when somebody asks for them. A new language is a folder beside `en` and a line here. */

import type { Locale } from '../types.ts';
import type { Catalogue } from './en/index.ts';

export const CATALOGUES: Readonly<Partial<Record<Locale, () => Promise<Catalogue>>>> = {
  en: async () => (await import('./en/index.ts')).en,
};
