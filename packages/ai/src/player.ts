/** A computer player sits on one seat and knows what that seat was shown, nothing else. */

import type { DeedIntent, Deployment, MoveIntent, Seat, SeenEvent, View } from '@flagfall/engine';

/** How long a player may think about one decision: until the first of these is used up. */
export interface Budget {
  /** Milliseconds of time. */
  readonly ms?: number;
  /** Positions looked at; with nodes alone, the same seed always leads to the same choice. */
  readonly nodes?: number;
}

export interface Player {
  readonly seat: Seat;
  /** What the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  /** Where its army stands, on the home that the view shows. */
  deploy(view: View): Deployment;
  /** One of the intents that the view offers. Who does not think ahead needs no budget. */
  choose(view: View, budget?: Budget): MoveIntent | DeedIntent;
  /** What its last choice took, where it counts that. */
  readonly effort?: Effort | undefined;
}

/** What a search did for one decision. */
export interface Effort {
  /** How many plies every world was looked at, where the search goes ply by ply. */
  readonly depth?: number;
  readonly nodes: number;
  readonly worlds: number;
}

/** What a player makes of a decision so far. */
export interface SearchInfo {
  readonly best: MoveIntent | DeedIntent;
  /** Its chance to win, from 0 to 1. */
  readonly expectation: number;
  /** How many plies every world has been looked at. */
  readonly depth: number;
  readonly nodes: number;
}
