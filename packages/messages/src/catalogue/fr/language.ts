/** The choice of a language on the pages, in French. */

import type { language as english } from '../en/language.ts';
import type { ThemeTexts } from '../texts.ts';

export const language: ThemeTexts<typeof english> = {
  'web.language': 'Langue',
  'web.language.unreachable':
    'Les textes n’ont pas pu être chargés : {language}. As-tu du réseau ? En attendant, la page reste comme elle est.',
  'web.setting.language': 'Langue',
  'web.setting.language.about': 'La langue de la page. Les parties et les adversaires restent les mêmes.',
  'web.setting.language.browser': 'Comme le navigateur',
};
