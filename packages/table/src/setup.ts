/** What is agreed before a game: plain data, stored by the host, and with the facts all that a table is built from. */

import { type BySeat, changedOptions, type Deployment, type OptionValue, type Rules, type Seat, type View } from '@flagfall/engine';
import type { ClockSetup, Occupant, TableInfo } from '@flagfall/protocol';

/** How a game was arranged: its luck was chosen (`seeded`), or also its first actions (`placed`). */
export type ArrangementKind = 'seeded' | 'placed';

/** Actions of all sides together, or rounds where the edition counts them. */
export type LengthLimit = { readonly actions: number } | { readonly rounds: number };

export interface Setup {
  readonly edition: string;
  readonly revision: number;
  /** Those that differ from the edition's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: BySeat<Occupant>;
  readonly clock: ClockSetup;
  /** How long a deployment may take; without it, as long as anybody likes. */
  readonly deployMs?: number;
  /** How long a seat that is waited for may be away before others may claim the game; without it, for ever. */
  readonly graceMs?: number;
  /** How long open seats are waited for before the game is aborted; without it, for ever. */
  readonly waitMs?: number;
  /** How long the nonces of the seats are waited for once everybody sits; with 0 nobody is asked for one. */
  readonly nonceMs: number;
  /** After how long a pause ends by itself. */
  readonly pauseMs: number;
  /** Delay of the network that is given back: at most so much for an action, and so much for a seat in the whole game. */
  readonly lag: { readonly capMs: number; readonly budgetMs: number };
  readonly rated: boolean;
  /** No game is endless: at this length it is drawn. Absent in games from before there was a limit, which have none. */
  readonly longest?: LengthLimit;
  /** Absent for a game that was left to chance and its players. An arranged game is never rated and counts in no statistics; its record says so. */
  readonly arranged?: ArrangementKind;
  /** Actions may be taken back by consent. */
  readonly friendly: boolean;
  /** How many steps the audience is behind until the game is over. */
  readonly audienceDelay: number;
  /** 32 random bytes as text; it is told to nobody before the game is over. */
  readonly secret: string;
}

/** What a table asks of whoever runs it. The answers become facts. */
export interface TableHooks {
  /** A sensible deployment for the seat that sees this, whose time to deploy is over. */
  deploymentFor(view: View): Deployment;
  /** The name of the game that follows this one. */
  newGame(): string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long somebody may be away, as the clock of the game suggests: where turns take days, the clock alone decides. */
export function graceFor(clock: ClockSetup): number | undefined {
  if (clock.type === 'days') return undefined;
  return clock.type === 'unlimited' ? 15 * MINUTE : MINUTE;
}

/** A game between people with everything as usual; what is given replaces it. */
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
    nonceMs: 10 * SECOND,
    pauseMs: DAY,
    lag: { capMs: 500, budgetMs: 30 * SECOND },
    rated: false,
    longest: defaultLengthLimit(rules),
    friendly: false,
    audienceDelay: 0,
    secret,
    ...given,
  };
}

/** Far more than any game has that somebody wants to win. */
export function defaultLengthLimit(rules: Rules): LengthLimit {
  return roundNote(rules) < 0 ? { actions: 20_000 } : { rounds: 2_000 };
}

/** The note in which the edition counts rounds; -1 where it does not. */
export function roundNote({ extension }: Rules): number {
  return extension?.notes.findIndex(({ id }) => id === 'round') ?? -1;
}

/** A game on one machine: nobody keeps time, nobody waits for nonces. */
export function localSetup(rules: Rules, secret: string): Setup {
  const { graceMs, ...usual } = defaultSetup(rules, secret, { nonceMs: 0, friendly: true });
  return usual;
}

/** What everybody may know of it: all but the secret and what only matters to the host. */
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
