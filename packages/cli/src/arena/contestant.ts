/** Who plays a game of the arena. A `Player` is one as it is; a program outside takes its time and may fail. */

import type { Budget } from '@flagfall/ai';
import type { DeedIntent, Deployment, MoveIntent, Seat, SeenEvent, View } from '@flagfall/engine';

export interface Contestant {
  readonly seat: Seat;
  /** What the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  deploy(view: View): Deployment | Promise<Deployment>;
  choose(view: View, budget: Budget): Choice | Promise<Choice>;
  /** The game is over, or cannot go on. */
  leave?(parting: Parting): Promise<void>;
}

export type Choice = MoveIntent | DeedIntent | 'resign';

export interface Parting {
  /** Empty after a draw, undefined when nobody can say. */
  readonly winners: readonly Seat[] | undefined;
  readonly ending: string;
  readonly plies: number;
}

/** A contestant did what no rule allows, or nothing at all: it loses the game. */
export class Forfeit extends Error {}
