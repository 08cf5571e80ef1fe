/** The choice of a language on the pages, in Portuguese. */

import type { language as english } from '../en/language.ts';
import type { ThemeTexts } from '../texts.ts';

export const language: ThemeTexts<typeof english> = {
  'web.language': 'Idioma',
  'web.language.unreachable': 'Não foi possível carregar os textos: {language}. Tens ligação à rede? Até lá, a página fica como está.',
  'web.setting.language': 'Idioma',
  'web.setting.language.about': 'O idioma em que a página fala. As partidas e os adversários não mudam.',
  'web.setting.language.browser': 'Como o navegador',
};
