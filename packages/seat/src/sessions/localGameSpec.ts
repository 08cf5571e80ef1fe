/** The specification of a game on this machine, and what may be known of it without its table. */

import {
  type BySeat,
  type GameRecord,
  type GameResult,
  type OptionValue,
  ok,
  parseRecord,
  type RecordFault,
  type Result,
  type Seat,
} from '@flagfall/engine';

export type SeatPlayer = { readonly type: 'person' } | { readonly type: 'computer'; readonly level: number };

/** A game that can be repeated: a seed for all chance, a computer that counts positions instead of time, and a record to go on from. */
export interface RepeatableGame {
  readonly seed: string;
  /** How many positions a computer looks at for a move; the same seed then always leads to the same move. */
  readonly positions?: number;
  /** The text of a record: a new game of its edition goes on where it ends. */
  readonly record?: string;
}

export interface LocalGameSpec {
  readonly edition: string;
  /** The revision of the edition; the present one by default. */
  readonly revision?: number;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: BySeat<SeatPlayer>;
  /** The prepared army of the only person in the game: its rows, the front first. */
  readonly army?: readonly string[];
  /** Absent for an ordinary game of chance. */
  readonly arranged?: RepeatableGame;
}

/** A line of the list of games. It holds no secret of any seat. */
export interface LocalGameSummary {
  readonly id: string;
  readonly plan: LocalGameSpec;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The number of actions played. */
  readonly actions: number;
  readonly waitedFor: readonly Seat[];
  readonly result?: GameResult;
}

export function peopleIn({ seats }: LocalGameSpec): readonly Seat[] {
  return (Object.entries(seats) as [Seat, SeatPlayer][]).filter(([, { type }]) => type === 'person').map(([seat]) => seat);
}

/** The same game again, by the present revision of the edition, and with the army that was deployed last. */
export function againOf({ revision: _, army: __, ...plan }: LocalGameSpec): LocalGameSpec {
  return plan;
}

/** The same against computers of another level. */
export function atLevel(spec: LocalGameSpec, level: number): LocalGameSpec {
  const seats = (Object.entries(spec.seats) as [Seat, SeatPlayer][]).map(([seat, { type }]) => [
    seat,
    type === 'computer' ? { type, level } : { type },
  ]);
  return { ...againOf(spec), seats: Object.fromEntries(seats) };
}

/** The same game again, and two players swap sides. */
export function rematchOf(spec: LocalGameSpec): LocalGameSpec {
  const plan = againOf(spec);
  const sitters = Object.entries(plan.seats) as [Seat, SeatPlayer][];
  if (sitters.length !== 2) return plan;
  const [[one, first], [other, second]] = sitters;
  return { ...plan, seats: { [one]: second, [other]: first } };
}

/** The record that a game of this edition goes on from. */
export function startingRecord(arranged: RepeatableGame | undefined, edition: string): Result<GameRecord | undefined, RecordFault> {
  if (arranged?.record === undefined) return ok(undefined);
  const record = parseRecord(arranged.record);
  return record.ok && record.value.edition !== edition ? ok(undefined) : record;
}
