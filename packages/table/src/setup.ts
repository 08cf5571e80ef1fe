/** What is agreed before a game: plain, stored data. With the facts it is all that a table needs. */

import { type BySeat, changedOptions, type Deployment, type OptionValue, type Rules, type Seat, type View } from '@flagfall/engine';
import { type ClockSetup, DAY_MS, MINUTE_MS, type Occupant, SECOND_MS, type TableInfo } from '@flagfall/protocol';

/** How a game was arranged: its luck was chosen (`seeded`), or also its first actions (`placed`). */
export type ArrangementKind = 'seeded' | 'placed';

/** Actions of all sides together, or rounds where the edition counts them. */
export type LengthLimit = { readonly actions: number } | { readonly rounds: number };

export interface Setup {
  readonly edition: string;
  readonly revision: number;
  /** Options that differ from the edition's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: BySeat<Occupant>;
  readonly clock: ClockSetup;
  /** Time to deploy; no limit when absent. */
  readonly deployMs?: number;
  /** How long a seat that is waited for may be away before others may claim the game; for ever when absent. */
  readonly graceMs?: number;
  /** How long the game waits for open seats before it is aborted; for ever when absent. */
  readonly waitMs?: number;
  /** How long the game waits for nonces once all seats are taken; with 0 it asks for none. */
  readonly nonceMs: number;
  /** A pause ends by itself after this time. */
  readonly pauseMs: number;
  /** Network delay that is given back: per action, and per seat in the whole game. */
  readonly lag: { readonly capMs: number; readonly budgetMs: number };
  readonly rated: boolean;
  /** The game is drawn at this length. Absent in games from before there was a limit; those have none. */
  readonly longest?: LengthLimit;
  /** Absent for a game left to chance and its players. An arranged game is never rated and counts in no statistics; its record says so. */
  readonly arranged?: ArrangementKind;
  /** Whether actions may be taken back by consent. */
  readonly friendly: boolean;
  /** How many actions the audience is behind until the game is over. */
  readonly audienceDelay: number;
  /** 32 random bytes as text; secret until the game is over. */
  readonly secret: string;
}

/** What a table asks of its host. The answers become facts. */
export interface TableHooks {
  /** A sensible deployment for this seat, whose time to deploy is over. */
  deploymentFor(view: View): Deployment;
  /** The id of the next game. */
  newGame(): string;
}

/** How long a player may be away, by the clock of the game: where turns take days, only the clock decides. */
export function graceFor(clock: ClockSetup): number | undefined {
  if (clock.type === 'days') return undefined;
  return clock.type === 'unlimited' ? 15 * MINUTE_MS : MINUTE_MS;
}

/** A game between people with the usual settings, which `given` replaces. */
export function defaultSetup(rules: Rules, secret: string, given: Partial<Setup> = {}): Setup {
  const clock = given.clock ?? { type: 'unlimited' };
  const graceMs = graceFor(clock);
  return {
    edition: rules.edition.id,
    revision: rules.edition.revision,
    options: changedOptions(rules.edition, rules.options),
    seats: Object.fromEntries(rules.seats.map((seat): [Seat, Occupant] => [seat, { type: 'person' }])),
    clock,
    ...(graceMs === undefined ? {} : { graceMs }),
    nonceMs: 10 * SECOND_MS,
    pauseMs: DAY_MS,
    lag: { capMs: 500, budgetMs: 30 * SECOND_MS },
    rated: false,
    longest: defaultLengthLimit(rules),
    friendly: false,
    audienceDelay: 0,
    secret,
    ...given,
  };
}

/** Far longer than any game that a player tries to win. */
export function defaultLengthLimit(rules: Rules): LengthLimit {
  return roundNote(rules) < 0 ? { actions: 20_000 } : { rounds: 2_000 };
}

/** The note that counts rounds; -1 where the edition does not count them. */
export function roundNote({ extension }: Rules): number {
  return extension?.notes.findIndex(({ id }) => id === 'round') ?? -1;
}

/** A game on one machine: no clocks, no nonces. */
export function localSetup(rules: Rules, secret: string): Setup {
  const { graceMs, ...usual } = defaultSetup(rules, secret, { nonceMs: 0, friendly: true });
  return usual;
}

/** What everybody may know of the setup: all but the secret and the host's own settings. */
export function tableInfoOf(setup: Setup): TableInfo {
  const { edition, revision, options, clock, deployMs, graceMs, rated, friendly, audienceDelay } = setup;
  return {
    edition,
    revision,
    options,
    clock,
    ...(deployMs === undefined ? {} : { deployMs }),
    ...(graceMs === undefined ? {} : { graceMs }),
    rated,
    friendly,
    audienceDelay,
  };
}
