// All problems of a language as a whole.

import { mayBeSame } from './sameAsEnglish.ts';
import { hasWords, textProblems } from './textShape.ts';

type Texts = Readonly<Record<string, string>>;

/** One line per problem: the id, and what is wrong with its text. */
export function checkLanguage(locale: string, texts: Texts, english: Texts, maySame = mayBeSame): readonly string[] {
  const missing = Object.keys(english).filter((id) => !Object.hasOwn(texts, id));
  const strange = Object.keys(texts).filter((id) => !Object.hasOwn(english, id));
  const shared = Object.entries(texts).filter(([id]) => Object.hasOwn(english, id));
  return [
    ...missing.map((id) => `${locale}: ${id} is missing`),
    ...strange.map((id) => `${locale}: ${id} is unknown to English`),
    ...shared.flatMap(([id, text]) => textProblems(locale, text, english[id]).map((problem) => `${locale}: ${id} ${problem}`)),
    ...shared
      .filter(([id, text]) => locale !== 'en' && text === english[id] && hasWords(english[id]) && !maySame(locale, id))
      .map(([id, text]) => `${locale}: ${id} is the same as in English: ${text}`),
  ];
}
