/**
 * Games on this device that can be repeated: a seed for all that is left to chance, a number of positions instead of time for the computer, and a record
 * to go on from. It is set by hand as `flagfall.arranged` in the storage of the browser, for tests and for whoever reports a fault. Games on a server do not know of it.
 */

import { type GameRecord, ok, parseRecord, type RecordFault, type Result } from '@flagfall/engine';
import { freshId } from './freshId.ts';

const KEY = 'flagfall.arranged';

export interface Arranged {
  readonly seed: string;
  /** How many positions a computer looks at for a move; the same seed then always leads to the same move. */
  readonly positions?: number;
  /** The text of a record: a new game of its edition goes on where it ends. */
  readonly record?: string;
}

/** How new games here are arranged; undefined for everybody who has not asked for it. */
export function arrangedHere(): Arranged | undefined {
  try {
    const { seed, positions, record } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Arranged, unknown>>;
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
export function newSeed(): string {
  return arrangedHere()?.seed ?? freshId();
}

/** The record that a game of this edition goes on from. */
export function placedRecord(arranged: Arranged | undefined, edition: string): Result<GameRecord | undefined, RecordFault> {
  if (arranged?.record === undefined) return ok(undefined);
  const record = parseRecord(arranged.record);
  return record.ok && record.value.edition !== edition ? ok(undefined) : record;
}
