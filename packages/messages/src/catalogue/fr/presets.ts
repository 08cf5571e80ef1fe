/** Lines of chat that everybody understands, in French. */

import type { presets as english } from '../en/presets.ts';
import type { ThemeTexts } from '../texts.ts';

export const presets: ThemeTexts<typeof english> = {
  'preset.hello': 'Salut !',
  'preset.goodLuck': 'Bonne chance !',
  'preset.haveFun': 'Amuse-toi bien !',
  'preset.thanks': 'Merci !',
  'preset.wellPlayed': 'Bien joué !',
  'preset.goodGame': 'Belle partie !',
  'preset.oops': 'Oups !',
  'preset.sorry': 'Pardon !',
  'preset.oneMoment': 'Un instant, s’il te plaît.',
  'preset.back': 'Me revoilà.',
  'preset.yourTurn': 'C’est ton tour.',
  'preset.again': 'On rejoue ?',
  'preset.goodbye': 'Au revoir !',
};
