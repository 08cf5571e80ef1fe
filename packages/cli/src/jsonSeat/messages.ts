/**
 * The messages between an arena and a seat in another process, a JSON line each (docs/bots.md). Baselines are frozen by commit, so every later arena
 * talks to old seats: a message may gain fields, but may not change its meaning.
 */

import type { Budget, Effort } from '@flagfall/ai';
import type { Intent, Options, Seat, SeenEvent } from '@flagfall/engine';

export const SEAT_VERSION = 1;

export type SeatRequest =
  /** Begins a game and ends the one before. */
  | {
      readonly type: 'start';
      readonly edition: string;
      readonly options: Options;
      readonly seat: Seat;
      readonly seed: string;
      readonly player: string;
    }
  /** What the seat saw, action by action. The seat answers only if something is wrong. */
  | { readonly type: 'learn'; readonly actions: readonly (readonly SeenEvent[])[] }
  /** The game waits for this seat. */
  | { readonly type: 'decide'; readonly budget: Budget };

export type SeatReply =
  | { readonly type: 'started'; readonly version: number }
  | { readonly type: 'decided'; readonly intent: Intent; readonly cost: Cost }
  /** The seat could not do what it was asked. */
  | { readonly type: 'error'; readonly why: string };

/** The cost of a decision: wall time, processor time, and the effort of the search if the player counts it. */
export interface Cost extends Partial<Effort> {
  readonly ms: number;
  readonly cpuMs: number;
}
