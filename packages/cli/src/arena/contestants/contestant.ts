/** Who plays a game of the arena. A `Player` is one as it is; a program outside takes its time and may fail. */

import type { Budget } from '@flagfall/ai';
import type { DeedIntent, Deployment, MoveIntent, Seat, SeenEvent, View } from '@flagfall/engine';
import type { Cost } from '../../jsonSeat/messages.ts';

export interface Contestant {
  readonly seat: Seat;
  /** It runs elsewhere: where it asks for what is not allowed, it forfeits. One of ours would be broken. */
  readonly isForeign?: true;
  /** What the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  deploy(view: View): Deployment | Promise<Deployment>;
  choose(view: View, budget: Budget): ContestantChoice | Promise<ContestantChoice>;
  /** What it knows of the cost of its last choice, instead of what a watch beside it says. */
  readonly effort?: PartialCost | undefined;
  /** The game is over, or cannot go on. */
  leave?(parting: MatchOutcome): Promise<void>;
}

export type PartialCost = { readonly [Figure in keyof Cost]?: Cost[Figure] | undefined };

export type ContestantChoice = MoveIntent | DeedIntent | 'resign';

export interface MatchOutcome {
  /** Empty after a draw, undefined when nobody can say. */
  readonly winners: readonly Seat[] | undefined;
  readonly ending: string;
  readonly plies: number;
  /** Who forfeited, and why. */
  readonly fault?: Fault | undefined;
}

export interface Fault {
  readonly seat: Seat;
  readonly why: string;
}

/** A contestant did what no rule allows, or nothing at all: it loses the game. */
export class Forfeit extends Error {}
