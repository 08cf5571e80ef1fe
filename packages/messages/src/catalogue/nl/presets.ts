/** Lines of chat that everybody understands, in Dutch. */

import type { presets as english } from '../en/presets.ts';
import type { ThemeTexts } from '../texts.ts';

export const presets: ThemeTexts<typeof english> = {
  'preset.hello': 'Hallo!',
  'preset.goodLuck': 'Succes!',
  'preset.haveFun': 'Veel plezier!',
  'preset.thanks': 'Bedankt!',
  'preset.wellPlayed': 'Goed gespeeld!',
  'preset.goodGame': 'Leuke partij!',
  'preset.oops': 'Oeps!',
  'preset.sorry': 'Sorry!',
  'preset.oneMoment': 'Een momentje, graag.',
  'preset.back': 'Ik ben er weer.',
  'preset.yourTurn': 'Jij bent aan de beurt.',
  'preset.again': 'Nog een keer spelen?',
  'preset.goodbye': 'Tot ziens!',
};
