/** The choice of a language on the pages, in German. */

import type { language as english } from '../en/language.ts';
import type { ThemeTexts } from '../texts.ts';

export const language: ThemeTexts<typeof english> = {
  'web.language': 'Sprache',
  'web.language.unreachable':
    'Die Texte konnten nicht geladen werden: {language}. Besteht eine Verbindung? Bis dahin bleibt die Seite, wie sie ist.',
  'web.setting.language': 'Sprache',
  'web.setting.language.about': 'In welcher Sprache die Seite spricht. Spiele und Gegner bleiben gleich.',
  'web.setting.language.browser': 'Wie der Browser',
};
