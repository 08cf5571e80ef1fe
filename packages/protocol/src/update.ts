/**
 * A step of a game as one viewer is told it: what it saw happen, without what follows. A viewer that joins gets a snapshot, and then updates;
 * the client folds both into what the viewer sees.
 */

import type { BySeat, OpenedView, OptionValue, PieceId, Seat, SeenEvent, Snapshot, View } from '@flagfall/engine';
import type { TableNews, TableRefusal } from './news.ts';
import type { OfferType } from './requests.ts';

/** The time control. */
export type ClockSetup =
  | { readonly type: 'unlimited' }
  /** Fischer: an increment after each turn. */
  | { readonly type: 'increment'; readonly initialMs: number; readonly incrementMs: number }
  /** Bronstein: the time used in a turn is given back, up to this. */
  | { readonly type: 'delay'; readonly initialMs: number; readonly delayMs: number }
  | { readonly type: 'perMove'; readonly moveMs: number }
  | { readonly type: 'days'; readonly days: number };

export const PHASES = ['waiting', 'deploying', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Who sits at a seat. */
export interface Occupant {
  readonly type: 'person' | 'computer' | 'open';
  readonly name?: string;
  readonly level?: number;
  /** A program that plays as a person: a bot is always marked. */
  readonly bot?: true;
}

/** What the clocks show when the message is made. */
export interface Clocks {
  /** Absent for a seat without a limit. */
  readonly leftMs: BySeat<number>;
  /** The seats whose clocks run; none while the game is paused. */
  readonly running: readonly Seat[];
  /** What is left for the deployment, while a seat still has to deploy. */
  readonly deployMs?: number;
}

/** An open offer. */
export interface Offer {
  readonly what: OfferType;
  readonly by: Seat;
  /** The seats that agree so far, including the one that made it. */
  readonly agreed: readonly Seat[];
}

/** Fixes the luck and the deployments of a game before anybody can know them; the record of the finished game opens it. */
export interface Commitments {
  readonly chance: string;
  readonly deployments: BySeat<string>;
  readonly nonces: BySeat<string>;
}

/** Does not change from step to step; sent to every viewer that joins. */
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

/** The status around the board: sent to every viewer that joins, and again when it changes. */
export interface TableStatus {
  readonly phase: Phase;
  readonly isPaused: boolean;
  readonly seats: BySeat<Occupant>;
  readonly offers: readonly Offer[];
  /** The viewer's own pencil marks: a kind by piece. */
  readonly marks: Readonly<Record<PieceId, string>>;
  readonly commitments: Commitments;
  /** The rematch that all have agreed to. */
  readonly rematch?: string;
  /** From the end on: everything that was hidden, the same for everybody. Absent after an aborted game. */
  readonly opened?: OpenedView;
}

/** What happened at once, as the viewer saw it: an action on the board, news of the table, or both. */
export interface SeenStep {
  readonly events?: readonly SeenEvent[];
  readonly news?: readonly TableNews[];
}

/** Steps in a row. The version counts all steps of a game up to the last of these, so they follow `version - steps.length`. */
export interface StepRange {
  readonly version: number;
  readonly steps: readonly SeenStep[];
}

/** The version before the first of these steps. */
export function versionBefore({ version, steps }: StepRange): number {
  return version - steps.length;
}

/** Events on the board, action by action. */
export function seenActionsIn(steps: readonly SeenStep[]): readonly (readonly SeenEvent[])[] {
  return steps.flatMap(({ events }) => (events === undefined ? [] : [events]));
}

/** News of the table. */
export function newsIn(steps: readonly SeenStep[]): readonly TableNews[] {
  return steps.flatMap(({ news = [] }) => news);
}

/** The steps since the viewer's last message. A client whose version is not the one before them has missed something, and joins again. */
export interface Update extends StepRange, Partial<TableStatus> {
  readonly type: 'update';
  /** When it was made, by the host's clock. */
  readonly now: number;
  readonly clocks: Clocks;
  /** Only for clients that asked for it in `join`: the view after all that was told. */
  readonly view?: View;
  /** Only for the client that asked: the request that this answers, as `done` would. */
  readonly done?: string;
}

/**
 * All that a viewer needs to go on: sent to a viewer that joins, and to all when the game begins or actions were taken back. Its state includes its
 * steps: the last page of what the viewer has missed and may be told again.
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

/** A page of history, up to a version. Without steps, the viewer may not be told anything earlier again. */
export interface HistoryPage extends StepRange {
  readonly type: 'past';
}

/** Why a request was refused; told only to the sender. */
export interface Refused {
  readonly type: 'refused';
  readonly id: string;
  readonly refusal: TableRefusal;
}

/** Presence. `claimable` seats have been away so long that the others may claim the game. */
export interface Presence {
  readonly type: 'presence';
  readonly away: readonly Seat[];
  readonly claimable: readonly Seat[];
}

export type TableMessage = Update | TableSnapshot | HistoryPage | Refused | Presence;
