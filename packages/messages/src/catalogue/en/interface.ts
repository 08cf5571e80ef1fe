/** Words that every interface needs. */

import type { Seat } from '@flagfall/engine';

export const interfaceTexts = {
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  'seat.green': 'Green',
  'seat.gold': 'Gold',
  // Several of one name in a list.
  'list.times': '{name} x{count}',
  'piece.powered': '{name} ({power})',
  // English puts the owner before the piece: Red's Major, Templars' Major.
  'piece.of': "{owner, select, many {{seat}''} other {{seat}''s}} {kind}",
  'piece.on': '{kind} on {cell}',
} as const satisfies Readonly<Record<`seat.${Seat}` | 'list.times' | 'piece.powered' | 'piece.of' | 'piece.on', string>>;
