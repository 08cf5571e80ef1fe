/** Lines of chat that everybody understands: they are sent by their names, and each reader sees them in a language of their own. */

import type { Preset } from '@flagfall/protocol';

export const presets = {
  'preset.hello': 'Hello!',
  'preset.goodLuck': 'Good luck!',
  'preset.haveFun': 'Have fun!',
  'preset.thanks': 'Thank you!',
  'preset.wellPlayed': 'Well played!',
  'preset.goodGame': 'Good game!',
  'preset.oops': 'Oops!',
  'preset.sorry': 'Sorry!',
  'preset.oneMoment': 'One moment, please.',
  'preset.back': 'I am back.',
  'preset.yourTurn': 'It is your turn.',
  'preset.again': 'Shall we play again?',
  'preset.goodbye': 'Goodbye!',
} as const satisfies Readonly<Record<`preset.${Preset}`, string>>;
