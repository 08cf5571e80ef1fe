/** Words that every interface needs, in German. */

import type { interfaceTexts as english } from '../en/interface.ts';
import type { ThemeTexts } from '../texts.ts';

export const interfaceTexts: ThemeTexts<typeof english> = {
  'seat.red': 'Rot',
  'seat.blue': 'Blau',
  'seat.green': 'Grün',
  'seat.gold': 'Gold',
  'list.times': '{name} x{count}',
  'piece.powered': '{name} ({power})',
  'piece.of': '{kind} ({seat}{owner, select, other {}})',
  'piece.on': '{kind} auf {cell}',
};
