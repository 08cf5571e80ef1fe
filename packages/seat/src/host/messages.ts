/** What a screen and the host of its table say to each other. Only what a seat may see ever comes to the screen. */

import type { Seat } from '@flagfall/engine';
import type { Request, TableRefusal, TableSnapshot, Update } from '@flagfall/protocol';
import type { Standing } from '../standing.ts';

export type ToHost =
  | { readonly type: 'open'; readonly game: string }
  /** Somebody on this seat looks at the screen now, and has seen the game up to a version. */
  | { readonly type: 'look'; readonly seat: Seat; readonly since?: number }
  /** Nobody does: the screen is being handed over. */
  | { readonly type: 'lookAway' }
  | { readonly type: 'request'; readonly seat: Seat; readonly request: Request }
  /** So long a computer may think about a move from now on. */
  | { readonly type: 'allow'; readonly ms: number }
  /** Whoever thinks takes the best move so far. */
  | { readonly type: 'hurry' };

export type FromHost =
  | { readonly type: 'standing'; readonly standing: Standing }
  /** All that the seat may see again, and how many of the actions it has not seen yet. */
  | { readonly type: 'looking'; readonly seat: Seat; readonly snapshot: TableSnapshot; readonly fresh: number }
  | { readonly type: 'told'; readonly seat: Seat; readonly told: Update | TableSnapshot }
  /** A request of the screen was carried out, or refused. Whatever it led to has been told before. */
  | { readonly type: 'answered'; readonly id: string; readonly refusal?: TableRefusal }
  /** What a computer makes of its game: its chance to win from 0 to 1. */
  | { readonly type: 'thought'; readonly seat: Seat; readonly expectation: number }
  | { readonly type: 'failed'; readonly why: 'missing' | 'outdated' | 'elsewhere' | 'unkept' | 'broken'; readonly detail: string };
