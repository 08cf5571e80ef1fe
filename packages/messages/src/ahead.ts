/** For builds: the texts of a language compiled ahead, so that the pages need no parser. */

import { compiledText } from './compile.ts';
import { loadLanguage, textsOf } from './languages.ts';
import type { Locale } from './types.ts';

/** Each text as plain data for formatting; `isWanted` chooses among the ids. */
export async function compiledAhead(locale: Locale, isWanted: (id: string) => boolean): Promise<Readonly<Record<string, unknown>>> {
  await loadLanguage(locale);
  const wanted = Object.entries(textsOf(locale)).filter(([id]) => isWanted(id));
  return Object.fromEntries(wanted.map(([id, text]) => [id, compiledText(text)]));
}
