/**
 * A step of a game as one viewer is told it: what it saw happen, and nothing that follows from it. Whoever joins gets a snapshot to go on from, and then updates;
 * the client folds both into what the viewer sees.
 */

import type { BySeat, OptionValue, PieceId, Seat, SeenEvent, Snapshot, View } from '@flagfall/engine';
import type { TableNews, TableRefusal } from './news.ts';
import type { OfferType } from './requests.ts';

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

/** What the clocks show when the message is made. */
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
  readonly what: OfferType;
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
export interface TableInfo {
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

/** What is around the board: told to whoever joins, and again when it changes. */
export interface TableStatus {
  readonly phase: Phase;
  readonly isPaused: boolean;
  readonly seats: BySeat<Occupant>;
  readonly offers: readonly Offer[];
  /** The viewer's own pencil marks: a kind by piece. */
  readonly marks: Readonly<Record<PieceId, string>>;
  readonly commitments: Commitments;
  /** The game that all have agreed to play next. */
  readonly rematch?: string;
}

/** What happened at once, as the viewer saw it: an action on the board, something at the table, or both. */
export interface SeenStep {
  readonly events?: readonly SeenEvent[];
  readonly news?: readonly TableNews[];
}

/** Some steps in a row. The version counts all steps of a game up to the last of these, so they go on from `version - steps.length`. */
export interface StepRange {
  readonly version: number;
  readonly steps: readonly SeenStep[];
}

/** The version before the first of these steps. */
export function versionBefore({ version, steps }: StepRange): number {
  return version - steps.length;
}

/** What happened on the board, action by action. */
export function seenActionsIn(steps: readonly SeenStep[]): readonly (readonly SeenEvent[])[] {
  return steps.flatMap(({ events }) => (events === undefined ? [] : [events]));
}

/** What the table itself told. */
export function newsIn(steps: readonly SeenStep[]): readonly TableNews[] {
  return steps.flatMap(({ news = [] }) => news);
}

/** What has happened since the viewer was told last. A client that has another version than the one before its steps has missed something, and joins again. */
export interface Update extends StepRange, Partial<TableStatus> {
  readonly type: 'update';
  /** When it was made, as the host's clock says. */
  readonly now: number;
  readonly clocks: Clocks;
  /** Only for who has asked for it in `join`: what follows from all that was told. */
  readonly view?: View;
  /** Only for who asked: the request that this answers, as `done` would. */
  readonly done?: string;
}

/**
 * All that a viewer needs to go on: sent to whoever joins, and to everybody when the game begins or something was taken back. Its steps are known already in what it
 * holds: the last page of what the viewer has missed and may be told again.
 */
export interface TableSnapshot extends StepRange, TableStatus {
  readonly type: 'snapshot';
  readonly now: number;
  /** What the viewer may know of the game now. */
  readonly known: Snapshot;
  readonly clocks: Clocks;
  readonly about: TableInfo;
  readonly view?: View;
}

/** A page of the past, up to a version. Without steps there is nothing before it that the viewer may be told again. */
export interface HistoryPage extends StepRange {
  readonly type: 'past';
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

export type TableMessage = Update | TableSnapshot | HistoryPage | Refused | Presence;
