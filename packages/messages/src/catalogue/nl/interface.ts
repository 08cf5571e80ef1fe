/** Words that every interface needs, in Dutch. */

import type { interfaceTexts as english } from '../en/interface.ts';
import type { ThemeTexts } from '../texts.ts';

export const interfaceTexts: ThemeTexts<typeof english> = {
  'seat.red': 'Rood',
  'seat.blue': 'Blauw',
  'seat.green': 'Groen',
  'seat.gold': 'Goud',
  'list.times': '{name} x{count}',
  'piece.powered': '{name} ({power})',
  'piece.of': '{kind} ({seat}{owner, select, other {}})',
  'piece.on': '{kind} op {cell}',
};
