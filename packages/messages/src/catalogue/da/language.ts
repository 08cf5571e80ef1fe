/** The choice of a language on the pages, in Danish. */

import type { language as english } from '../en/language.ts';
import type { ThemeTexts } from '../texts.ts';

export const language: ThemeTexts<typeof english> = {
  'web.language': 'Sprog',
  'web.language.unreachable': 'Teksterne kunne ikke hentes: {language}. Er du online? Indtil da bliver siden, som den er.',
  'web.setting.language': 'Sprog',
  'web.setting.language.about': 'Det sprog, siden taler. Spil og modstandere er de samme.',
  'web.setting.language.browser': 'Som browseren',
};
