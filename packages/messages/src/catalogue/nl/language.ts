/** The choice of a language on the pages, in Dutch. */

import type { language as english } from '../en/language.ts';
import type { ThemeTexts } from '../texts.ts';

export const language: ThemeTexts<typeof english> = {
  'web.language': 'Taal',
  'web.language.unreachable': 'De teksten konden niet worden opgehaald: {language}. Ben je online? Tot dan blijft de pagina zoals ze is.',
  'web.setting.language': 'Taal',
  'web.setting.language.about': 'In welke taal de pagina spreekt. Partijen en tegenspelers blijven dezelfde.',
  'web.setting.language.browser': 'Zoals de browser',
};
