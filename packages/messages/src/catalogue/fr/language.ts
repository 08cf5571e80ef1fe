/** The choice of a language on the pages, in French. */

import type { language as english } from '../en/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof english> = {
  'web.language': 'Langue',
  'web.setting.language': 'Langue',
  'web.setting.language.about': 'La langue de la page. Les parties et les adversaires restent les mêmes.',
  'web.setting.language.browser': 'Comme le navigateur',
};
