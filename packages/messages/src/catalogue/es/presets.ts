/** Lines of chat that everybody understands, in Spanish. */

import type { presets as english } from '../en/presets.ts';
import type { ThemeTexts } from '../texts.ts';

export const presets: ThemeTexts<typeof english> = {
  'preset.hello': '¡Hola!',
  'preset.goodLuck': '¡Suerte!',
  'preset.haveFun': '¡A divertirse!',
  'preset.thanks': '¡Gracias!',
  'preset.wellPlayed': '¡Bien jugado!',
  'preset.goodGame': '¡Buena partida!',
  'preset.oops': '¡Uy!',
  'preset.sorry': '¡Perdón!',
  'preset.oneMoment': 'Un momento, por favor.',
  'preset.back': 'Ya he vuelto.',
  'preset.yourTurn': 'Te toca.',
  'preset.again': '¿Jugamos otra vez?',
  'preset.goodbye': '¡Adiós!',
};
