/** What a game on this device is about, and what its page may know of it without looking at the table. */

import type { BySeat, GameResult, OptionValue, Seat } from '@flagfall/engine';
import type { Arranged } from './arranged.ts';

export type Sitter = { readonly type: 'person' } | { readonly type: 'computer'; readonly level: number };

export interface Plan {
  readonly edition: string;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: BySeat<Sitter>;
  /** An army that waits for the one person who plays: its rows, the front first. */
  readonly army?: readonly string[];
  /** Absent for a game that is left to chance. */
  readonly arranged?: Arranged;
}

/** A line of the list of games. Nothing in it is a secret of anybody. */
export interface Summary {
  readonly id: string;
  readonly plan: Plan;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How many actions have been played. */
  readonly actions: number;
  readonly waitedFor: readonly Seat[];
  readonly result?: GameResult;
}

export function peopleIn({ seats }: Plan): readonly Seat[] {
  return (Object.entries(seats) as [Seat, Sitter][]).filter(([, { type }]) => type === 'person').map(([seat]) => seat);
}

/** The same game once more. Two players change sides. */
export function rematchOf(plan: Plan): Plan {
  const sitters = Object.entries(plan.seats) as [Seat, Sitter][];
  if (sitters.length !== 2) return plan;
  const [[one, first], [other, second]] = sitters;
  return { ...plan, seats: { [one]: second, [other]: first } };
}
