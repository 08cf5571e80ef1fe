/** A computer player has one seat and knows only what that seat was shown. */

import type { DeedIntent, Deployment, MoveIntent, Seat, SeenEvent, View } from '@flagfall/engine';

/** The budget of one decision; thinking ends when either limit is reached. */
export interface Budget {
  /** Milliseconds of time. */
  readonly ms?: number;
  /** Nodes of the search; with nodes alone, the same seed always leads to the same choice. */
  readonly nodes?: number;
}

export interface Player {
  readonly seat: Seat;
  /** Takes in what the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  /** Its deployment, on the home that the view shows. */
  deploy(view: View): Deployment;
  /** One of the intents that the view offers. Players without a search need no budget. */
  choose(view: View, budget?: Budget): MoveIntent | DeedIntent;
  /** Figures of its last search, where it counts them. */
  readonly effort?: Effort | undefined;
}

/** Figures of the search for one decision. */
export interface Effort {
  /** The depth in plies that was completed in every determinization, where the search deepens ply by ply. */
  readonly depth?: number;
  readonly nodes: number;
  readonly worlds: number;
}

/** The state of a player's thinking about a decision. */
export interface SearchInfo {
  readonly best: MoveIntent | DeedIntent;
  /** Its chance to win, from 0 to 1. */
  readonly expectation: number;
  /** The depth in plies that is complete in every determinization. */
  readonly depth: number;
  readonly nodes: number;
}
