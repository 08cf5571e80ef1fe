/**
 * What an arena and a seat in another process say to each other, a JSON line each (docs/bots.md). Baselines are frozen by commit, so every later arena
 * speaks with old seats: a message may gain fields, and none changes its meaning.
 */

import type { Budget, Effort } from '@flagfall/ai';
import type { Intent, Options, Seat, SeenEvent } from '@flagfall/engine';

export const SEAT_VERSION = 1;

export type SeatRequest =
  /** Begins a game; the one before is over. */
  | {
      readonly type: 'start';
      readonly edition: string;
      readonly options: Options;
      readonly seat: Seat;
      readonly seed: string;
      readonly player: string;
    }
  /** What the seat saw, action by action. It is answered only when something is wrong. */
  | { readonly type: 'learn'; readonly actions: readonly (readonly SeenEvent[])[] }
  /** The game waits for this seat. */
  | { readonly type: 'decide'; readonly budget: Budget };

export type SeatReply =
  | { readonly type: 'started'; readonly version: number }
  | { readonly type: 'decided'; readonly intent: Intent; readonly cost: Cost }
  /** The request was not carried out. */
  | { readonly type: 'error'; readonly why: string };

/** What a decision cost: the time on the wall, the time of the processor, and what the search did where the player counts it. */
export interface Cost extends Partial<Effort> {
  readonly ms: number;
  readonly cpuMs: number;
}
