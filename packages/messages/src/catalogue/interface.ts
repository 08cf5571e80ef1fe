/** Words that every interface needs. */

import type { Seat } from '@flagfall/engine';

export const interfaceTexts = {
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  'seat.green': 'Green',
  'seat.gold': 'Gold',
} as const satisfies Readonly<Record<`seat.${Seat}`, string>>;
