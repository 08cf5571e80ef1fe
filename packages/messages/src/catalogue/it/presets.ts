/** Lines of chat that everybody understands, in Italian. */

import type { presets as english } from '../en/presets.ts';
import type { ThemeTexts } from '../texts.ts';

export const presets: ThemeTexts<typeof english> = {
  'preset.hello': 'Ciao!',
  'preset.goodLuck': 'Buona fortuna!',
  'preset.haveFun': 'Buon divertimento!',
  'preset.thanks': 'Grazie!',
  'preset.wellPlayed': 'Ben giocato!',
  'preset.goodGame': 'Bella partita!',
  'preset.oops': 'Ops!',
  'preset.sorry': 'Scusa!',
  'preset.oneMoment': 'Un attimo, per favore.',
  'preset.back': 'Eccomi di nuovo.',
  'preset.yourTurn': 'Tocca a te.',
  'preset.again': 'Giochiamo ancora?',
  'preset.goodbye': 'A presto!',
};
