/** Words that every interface needs, in Danish. */

import type { interfaceTexts as english } from '../en/interface.ts';
import type { ThemeTexts } from '../texts.ts';

export const interfaceTexts: ThemeTexts<typeof english> = {
  'seat.red': 'Rød',
  'seat.blue': 'Blå',
  'seat.green': 'Grøn',
  'seat.gold': 'Guld',
  'list.times': '{name} x{count}',
  'piece.powered': '{name} ({power})',
  'piece.of': '{owner, select, other {{kind} fra {seat}}}',
  'piece.on': '{kind} på {cell}',
};
