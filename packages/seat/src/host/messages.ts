/** Messages between a screen and the host of its table. Only what a seat may see ever reaches the screen. */

import type { Seat, Viewer } from '@flagfall/engine';
import type { Request, TableRefusal, TableSnapshot, Update } from '@flagfall/protocol';
import type { TurnStatus } from '../sessions/turnStatus.ts';

export type HostRequest =
  /** A game that is paced waits for `goOn` before a computer acts. */
  | { readonly type: 'open'; readonly game: string; readonly isPaced?: boolean }
  /** The screen has shown everything: computers may act. */
  | { readonly type: 'goOn' }
  /** A seat looks at the screen now, and has seen the game up to a version; without a seat the screen is being passed on. `isBeside`: other seats go on looking. */
  | { readonly type: 'look'; readonly seat: Viewer | undefined; readonly since?: number | undefined; readonly isBeside?: boolean }
  | { readonly type: 'request'; readonly seat: Seat; readonly request: Request }
  /** Retries the step that could not be stored. */
  | { readonly type: 'again' }
  /** How long a computer may think about a move from now on. */
  | { readonly type: 'allow'; readonly ms: number }
  /** Makes thinking computers take the best move so far. */
  | { readonly type: 'hurry' };

export type HostReply =
  | { readonly type: 'standing'; readonly standing: TurnStatus }
  /** For a seat that looks. `fresh` comes with a full update: how many of the actions the seat has not seen yet. */
  | { readonly type: 'delivered'; readonly to: Viewer; readonly message: Update | TableSnapshot; readonly fresh?: number }
  /** A request of the screen was carried out or refused. Its updates came before. */
  | { readonly type: 'answered'; readonly id: string; readonly refusal?: TableRefusal }
  /** A step could not be stored, so it has not happened. The game stops until the screen sends `again`. */
  | { readonly type: 'unkept'; readonly detail: string }
  /** A computer's chance to win, from 0 to 1. */
  | { readonly type: 'thought'; readonly seat: Seat; readonly expectation: number }
  | { readonly type: 'failed'; readonly why: 'missing' | 'outdated' | 'elsewhere' | 'unkept' | 'broken'; readonly detail: string };
