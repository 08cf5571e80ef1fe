/** Words that every interface needs, in Portuguese. */

import type { interfaceTexts as english } from '../en/interface.ts';
import type { ThemeTexts } from '../texts.ts';

export const interfaceTexts: ThemeTexts<typeof english> = {
  'seat.red': 'Vermelho',
  'seat.blue': 'Azul',
  'seat.green': 'Verde',
  'seat.gold': 'Dourado',
  'list.times': '{name} x{count}',
  'piece.powered': '{name} ({power})',
  // The side stands behind the piece, the same way for one and for many.
  'piece.of': '{kind} ({seat}{owner, select, many {} other {}})',
  'piece.on': '{kind} em {cell}',
};
