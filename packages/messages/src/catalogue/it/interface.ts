/** Words that every interface needs, in Italian. */

import type { interfaceTexts as english } from '../en/interface.ts';
import type { ThemeTexts } from '../texts.ts';

export const interfaceTexts: ThemeTexts<typeof english> = {
  'seat.red': 'Rosso',
  'seat.blue': 'Blu',
  'seat.green': 'Verde',
  'seat.gold': 'Oro',
  'list.times': '{name} x{count}',
  'piece.powered': '{name} ({power})',
  // The side stands behind the piece, the same way for one and for many.
  'piece.of': '{kind} ({seat}{owner, select, many {} other {}})',
  'piece.on': '{kind} su {cell}',
};
