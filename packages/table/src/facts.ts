/** Everything that happens at a table, as it is stored: append-only plain JSON. Facts are the truth and go to nobody; each leaves the table in good order. */

import type { GameEvent, LeaveReason, Seat } from '@flagfall/engine';
import type { Occupant, OfferType } from '@flagfall/protocol';

/** What happened. */
export type FactBody =
  | { readonly type: 'opened' }
  | { readonly type: 'sat'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'nonceGiven'; readonly seat: Seat; readonly nonce: string }
  /** The seed is fixed. The events are lots and shuffles that come before anybody can ask for anything. */
  | { readonly type: 'begun'; readonly starter: Seat; readonly events: readonly GameEvent[] }
  | PlayedFact
  /** A seat gave up, ran out of time, or was away when another claimed the game. */
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly why: LeaveReason;
      readonly claimedBy?: Seat;
      readonly events: readonly GameEvent[];
    }
  /** The last seat agreed to a draw or to abort, or one did what needs no consent. */
  | {
      readonly type: 'concluded';
      readonly seat: Seat;
      readonly why: 'agreed' | 'aborted' | 'claimed';
      readonly events: readonly GameEvent[];
    }
  /** The open seats were waited for long enough. */
  | { readonly type: 'nobodyCame'; readonly events: readonly GameEvent[] }
  | { readonly type: 'offered' | 'accepted' | 'declined' | 'withdrawn'; readonly seat: Seat; readonly what: OfferType }
  /** So many actions are left. */
  | { readonly type: 'undone'; readonly actions: number }
  | { readonly type: 'paused' | 'unpaused' }
  | { readonly type: 'rematch'; readonly game: string }
  | { readonly type: 'marked'; readonly seat: Seat; readonly piece: number; readonly kind?: string }
  | { readonly type: 'away' | 'back' | 'graceOver'; readonly seat: Seat }
  /** A host took over after a time in which there was none. */
  | { readonly type: 'resumed'; readonly downFrom: number };

export interface PlayedFact {
  readonly type: 'played';
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** Delay of the network that was given back. */
  readonly lagMs?: number;
  /** Something was drawn or shuffled. */
  readonly drew?: true;
  /** The clock ran out, so the host deployed for the seat. */
  readonly byClock?: true;
}

export type Fact = {
  /** The version of this format. */
  readonly v: 1;
  /** Milliseconds since the epoch; never less than in the fact before. */
  readonly at: number;
  /** The request that led to it. The same request is never carried out again. */
  readonly request?: { readonly seat: Seat; readonly id: string };
} & FactBody;
