/** Lines of chat that everybody understands, in Danish. */

import type { presets as english } from '../en/presets.ts';
import type { ThemeTexts } from '../texts.ts';

export const presets: ThemeTexts<typeof english> = {
  'preset.hello': 'Hej!',
  'preset.goodLuck': 'Held og lykke!',
  'preset.haveFun': 'Hav det sjovt!',
  'preset.thanks': 'Tak!',
  'preset.wellPlayed': 'Godt spillet!',
  'preset.goodGame': 'Godt spil!',
  'preset.oops': 'Ups!',
  'preset.sorry': 'Undskyld!',
  'preset.oneMoment': 'Lige et øjeblik.',
  'preset.back': 'Jeg er her igen.',
  'preset.yourTurn': 'Det er din tur.',
  'preset.again': 'Skal vi spille igen?',
  'preset.goodbye': 'Farvel!',
};
