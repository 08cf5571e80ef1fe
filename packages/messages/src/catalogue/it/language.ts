/** The choice of a language on the pages, in Italian. */

import type { language as english } from '../en/language.ts';
import type { ThemeTexts } from '../texts.ts';

export const language: ThemeTexts<typeof english> = {
  'web.language': 'Lingua',
  'web.language.unreachable': 'Non è stato possibile caricare i testi: {language}. Sei in rete? Intanto la pagina resta com’è.',
  'web.setting.language': 'Lingua',
  'web.setting.language.about': 'La lingua in cui parla la pagina. Le partite e gli avversari restano gli stessi.',
  'web.setting.language.browser': 'Come il browser',
};
