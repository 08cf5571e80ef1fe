/** Everything that happens at a table, as it is stored: append-only plain JSON. Facts are the truth and are never sent; each leaves the table consistent. */

import type { GameEvent, LeaveReason, Seat } from '@flagfall/engine';
import type { Occupant, OfferType } from '@flagfall/protocol';

/** The events of the action. */
export type FactBody =
  | { readonly type: 'opened' }
  | { readonly type: 'sat'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'nonceGiven'; readonly seat: Seat; readonly nonce: string }
  /** The seed is fixed. The events are the lots and shuffles before the first decision. */
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
  /** The last seat agreed to a draw or an abort, or a seat aborted without needing consent. */
  | {
      readonly type: 'concluded';
      readonly seat: Seat;
      readonly why: 'agreed' | 'aborted' | 'claimed';
      readonly events: readonly GameEvent[];
    }
  /** The open seats were not taken in time. */
  | { readonly type: 'nobodyCame'; readonly events: readonly GameEvent[] }
  | { readonly type: 'offered' | 'accepted' | 'declined' | 'withdrawn'; readonly seat: Seat; readonly what: OfferType }
  /** The number of actions that are left. */
  | { readonly type: 'undone'; readonly actions: number }
  | { readonly type: 'paused' | 'unpaused' }
  | { readonly type: 'rematch'; readonly game: string }
  | { readonly type: 'marked'; readonly seat: Seat; readonly piece: number; readonly kind?: string }
  | { readonly type: 'away' | 'back' | 'graceOver'; readonly seat: Seat }
  /** A host took over; there was none since this time. */
  | { readonly type: 'resumed'; readonly downFrom: number };

export interface PlayedFact {
  readonly type: 'played';
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** Network delay that was given back. */
  readonly lagMs?: number;
  /** The action drew or shuffled. */
  readonly drew?: true;
  /** The clock ran out, so the host deployed for the seat. */
  readonly byClock?: true;
}

export type Fact = {
  /** The version of this format. */
  readonly v: 1;
  /** Milliseconds since the epoch; never less than in the fact before. */
  readonly at: number;
  /** The request that led to it. A request is carried out once. */
  readonly request?: { readonly seat: Seat; readonly id: string };
} & FactBody;
