/** Lines of chat that everybody understands, in Portuguese. */

import type { presets as english } from '../en/presets.ts';
import type { ThemeTexts } from '../texts.ts';

export const presets: ThemeTexts<typeof english> = {
  'preset.hello': 'Olá!',
  'preset.goodLuck': 'Boa sorte!',
  'preset.haveFun': 'Diverte-te!',
  'preset.thanks': 'Obrigado!',
  'preset.wellPlayed': 'Bem jogado!',
  'preset.goodGame': 'Boa partida!',
  'preset.oops': 'Ups!',
  'preset.sorry': 'Desculpa!',
  'preset.oneMoment': 'Um momento, por favor.',
  'preset.back': 'Já voltei.',
  'preset.yourTurn': 'É a tua vez.',
  'preset.again': 'Jogamos outra vez?',
  'preset.goodbye': 'Adeus!',
};
