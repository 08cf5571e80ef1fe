/**
 * Games on this device that can be repeated: a seed for all that is left to chance, a number of positions instead of time for the computer, and a record
 * to go on from. It is set by hand as `flagfall.arranged` in the storage of the browser, for tests and for whoever reports a fault. Games on a server do not know of it.
 */

import { randomId } from '@flagfall/client';
import type { RepeatableGame } from '@flagfall/seat';

const KEY = 'flagfall.arranged';

/** The arrangement of new games here; undefined by default. */
export function repeatableHere(): RepeatableGame | undefined {
  try {
    const { seed, positions, record } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof RepeatableGame, unknown>>;
    if (typeof seed !== 'string') return undefined;
    return {
      seed,
      ...(Number.isSafeInteger(positions) ? { positions: Number(positions) } : {}),
      ...(typeof record === 'string' ? { record } : {}),
    };
  } catch {
    return undefined;
  }
}

/** What chance on this page follows from. */
export function chanceSeed(): string {
  return repeatableHere()?.seed ?? randomId();
}
