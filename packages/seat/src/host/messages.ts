/** What a screen and the host of its table say to each other. Only what a seat may see ever comes to the screen. */

import type { Seat, Viewer } from '@flagfall/engine';
import type { Request, TableRefusal, TableSnapshot, Update } from '@flagfall/protocol';
import type { TurnStatus } from '../turnStatus.ts';

export type HostRequest =
  /** A game that is paced waits for `goOn` before a computer acts. */
  | { readonly type: 'open'; readonly game: string; readonly isPaced?: boolean }
  /** The screen has shown everything: computers may act. */
  | { readonly type: 'goOn' }
  /** Somebody on this seat looks at the screen now, and has seen the game up to a version; nobody while the screen is being handed over. `isBeside`: others go on looking. */
  | { readonly type: 'look'; readonly seat: Viewer | undefined; readonly since?: number | undefined; readonly isBeside?: boolean }
  | { readonly type: 'request'; readonly seat: Seat; readonly request: Request }
  /** What could not be stored is asked once more. */
  | { readonly type: 'again' }
  /** So long a computer may think about a move from now on. */
  | { readonly type: 'allow'; readonly ms: number }
  /** Whoever thinks takes the best move so far. */
  | { readonly type: 'hurry' };

export type HostReply =
  | { readonly type: 'standing'; readonly standing: TurnStatus }
  /** For a seat that looks. `fresh` comes with all that it may see again: how many of the actions it has not seen yet. */
  | { readonly type: 'delivered'; readonly to: Viewer; readonly message: Update | TableSnapshot; readonly fresh?: number }
  /** A request of the screen was carried out, or refused. Whatever it led to has been told before. */
  | { readonly type: 'answered'; readonly id: string; readonly refusal?: TableRefusal }
  /** A step could not be stored, so it has not happened. Nothing else does until the screen says `again`. */
  | { readonly type: 'unkept'; readonly detail: string }
  /** What a computer makes of its game: its chance to win from 0 to 1. */
  | { readonly type: 'thought'; readonly seat: Seat; readonly expectation: number }
  | { readonly type: 'failed'; readonly why: 'missing' | 'outdated' | 'elsewhere' | 'unkept' | 'broken'; readonly detail: string };
