/** A participant in a game of the arena. Every `Player` is one; an external program may be slow or fail. */

import type { Budget } from '@flagfall/ai';
import type { DeedIntent, Deployment, MoveIntent, Seat, SeenEvent, View } from '@flagfall/engine';
import type { Cost } from '../../jsonSeat/messages.ts';

export interface Contestant {
  readonly seat: Seat;
  /** It runs elsewhere, so an illegal request forfeits the game. From our own players it would be a bug. */
  readonly isForeign?: true;
  /** What the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  deploy(view: View): Deployment | Promise<Deployment>;
  choose(view: View, budget: Budget): ContestantChoice | Promise<ContestantChoice>;
  /** The cost of its last choice as it measured it itself; otherwise the arena's stopwatch counts. */
  readonly effort?: PartialCost | undefined;
  /** Called when the game is over or cannot continue. */
  leave?(parting: MatchOutcome): Promise<void>;
}

export type PartialCost = { readonly [Figure in keyof Cost]?: Cost[Figure] | undefined };

export type ContestantChoice = MoveIntent | DeedIntent | 'resign';

export interface MatchOutcome {
  /** Empty after a draw, undefined when the winner is unknown. */
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

/** Thrown when a contestant makes an illegal move or does not answer: it loses the game. */
export class Forfeit extends Error {}
