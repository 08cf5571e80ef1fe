/** The choice of a language on the pages, in Spanish. */

import type { language as english } from '../en/language.ts';
import type { ThemeTexts } from '../texts.ts';

export const language: ThemeTexts<typeof english> = {
  'web.language': 'Idioma',
  'web.language.unreachable':
    'No se han podido cargar los textos: {language}. ¿Tienes conexión? Mientras tanto, la página sigue como está.',
  'web.setting.language': 'Idioma',
  'web.setting.language.about': 'El idioma en que habla la página. Las partidas y los rivales no cambian.',
  'web.setting.language.browser': 'Como el navegador',
};
