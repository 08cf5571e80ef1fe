/** Conquest notes which seat holds which flag; no other notes are news. */

import type { Seat } from '@flagfall/engine';
import type { SeenEventOf } from './context.ts';

/** In the order in which notes number them. */
const SEATS: readonly Seat[] = ['red', 'blue', 'green', 'gold'];

export interface HeldFlag {
  readonly flag: Seat;
  readonly holder: Seat;
}

/** A captured flag and its holder; undefined for a flag on the board, and for any other note. */
export function heldFlag({ note, value }: SeenEventOf<'noted'>): HeldFlag | undefined {
  const flag = SEATS.find((seat) => note.toLowerCase() === `flagof${seat}`);
  const holder = SEATS.at(value - 1);
  return flag === undefined || holder === undefined || value === 0 ? undefined : { flag, holder };
}
