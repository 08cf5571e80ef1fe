/** Lines of chat that everybody understands, in German. */

import type { presets as english } from '../en/presets.ts';
import type { ThemeTexts } from '../texts.ts';

export const presets: ThemeTexts<typeof english> = {
  'preset.hello': 'Hallo!',
  'preset.goodLuck': 'Viel Glück!',
  'preset.haveFun': 'Viel Spaß!',
  'preset.thanks': 'Danke!',
  'preset.wellPlayed': 'Gut gespielt!',
  'preset.goodGame': 'Schöne Partie!',
  'preset.oops': 'Hoppla!',
  'preset.sorry': 'Tut mir leid!',
  'preset.oneMoment': 'Einen Moment, bitte.',
  'preset.back': 'Ich bin wieder da.',
  'preset.yourTurn': 'Du bist dran.',
  'preset.again': 'Spielen wir noch einmal?',
  'preset.goodbye': 'Tschüss!',
};
