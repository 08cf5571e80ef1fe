/** A step of a game as one viewer is told it: what happened, what it may see now, the clocks, the offers. */

import type { BySeat, OptionValue, PieceId, Seat, SeenEvent, View } from '@flagfall/engine';
import type { TableNews, TableRefusal } from './news.ts';
import type { OfferName } from './requests.ts';

/** How time is kept. */
export type ClockSetup =
  | { readonly type: 'unlimited' }
  /** Fischer: something is added after each turn. */
  | { readonly type: 'increment'; readonly initialMs: number; readonly incrementMs: number }
  /** Bronstein: what was used of a turn is given back, up to so much. */
  | { readonly type: 'delay'; readonly initialMs: number; readonly delayMs: number }
  | { readonly type: 'perMove'; readonly moveMs: number }
  | { readonly type: 'days'; readonly days: number };

export const PHASES = ['waiting', 'deploying', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Who sits on a seat. */
export interface Occupant {
  readonly type: 'person' | 'computer' | 'open';
  readonly name?: string;
  readonly level?: number;
  /** A person who is a program: a bot is always shown as one. */
  readonly bot?: true;
}

/** What the clocks show when the update is made. */
export interface Clocks {
  /** Absent for a seat without a limit. */
  readonly leftMs: BySeat<number>;
  /** Whose clock is running; nobody's while the game is paused. */
  readonly running: readonly Seat[];
  /** What is left for the deployment, while somebody has to deploy. */
  readonly deployMs?: number;
}

/** An offer that stands. */
export interface Offer {
  readonly what: OfferName;
  readonly by: Seat;
  /** The seats that agree so far, who made it among them. */
  readonly agreed: readonly Seat[];
}

/** What fixes the chance and the deployments of a game before anybody could know them; the record of the finished game opens it. */
export interface Commitments {
  readonly chance: string;
  readonly deployments: BySeat<string>;
  readonly nonces: BySeat<string>;
}

/** What does not change from step to step; told to whoever joins. */
export interface About {
  readonly edition: string;
  readonly revision: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: ClockSetup;
  readonly deployMs?: number;
  readonly graceMs?: number;
  readonly rated: boolean;
  readonly friendly: boolean;
  readonly audienceDelay: number;
}

export interface Update {
  readonly type: 'update';
  /** How many steps there have been; a client that comes back says how many it knows. */
  readonly version: number;
  /** The version that it goes on from: a client that has another one has missed something, and joins again with what it has. */
  readonly from: number;
  /** When it was made, as the host's clock says. */
  readonly now: number;
  readonly phase: Phase;
  readonly isPaused: boolean;
  /** What happened, action by action, as the viewer saw it. */
  readonly actions: readonly (readonly SeenEvent[])[];
  readonly news: readonly TableNews[];
  readonly view: View;
  readonly seats: BySeat<Occupant>;
  readonly clocks: Clocks;
  readonly offers: readonly Offer[];
  /** The viewer's own pencil marks: a kind by piece. */
  readonly marks: Readonly<Record<PieceId, string>>;
  /** Until play begins, and for who joins. */
  readonly commitments?: Commitments;
  /** Only for who joins. */
  readonly about?: About;
}

/** Why a request was not carried out. Only who asked is told. */
export interface Refused {
  readonly type: 'refused';
  readonly id: string;
  readonly refusal: TableRefusal;
}

/** Who is there. `claimable` seats have been away for so long that the others may claim the game. */
export interface Presence {
  readonly type: 'presence';
  readonly away: readonly Seat[];
  readonly claimable: readonly Seat[];
}

export type TableMessage = Update | Refused | Presence;
