// A step of the build: texts are compiled ahead, one file a language, without those that only a terminal or a server says. So the parser stays out.

import path from 'node:path';
import { LANGUAGES } from '@flagfall/messages';
import { compiledAhead } from '@flagfall/messages/ahead';
import type { Plugin } from 'vite';

const MESSAGES = path.join(import.meta.dirname, '..', 'messages', 'src');
const OF_OTHERS = /^(terminal|server)\./;

export function compileTexts(): Plugin {
  return {
    name: 'texts-ahead',
    apply: 'build',
    async load(file) {
      if (file === path.join(MESSAGES, 'compile.ts')) return 'export const compiledText = (text) => text;';
      const locale = LANGUAGES.find((one) => file === path.join(MESSAGES, 'catalogue', one, 'index.ts'));
      if (locale === undefined) return undefined;
      const texts = JSON.stringify(await compiledAhead(locale, (id) => !OF_OTHERS.test(id)));
      // A string is read faster than a literal of this size.
      return `export const ${locale} = JSON.parse(${JSON.stringify(texts)});`;
    },
  };
}
