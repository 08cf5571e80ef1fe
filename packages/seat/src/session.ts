/** Where a game lives: at a table on this machine, on a server or in a lesson. A screen asks a session and never knows which of them it is. */

import type { SeenTable } from '@flagfall/client';
import type { Seat, Viewer } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import type { HostReply } from './host/messages.ts';
import type { LocalGameSpec } from './localGameSpec.ts';
import type { OnlineSeat } from './onlineSeat.ts';
import type { TurnStatus } from './turnStatus.ts';

/** A table in this process answers at once, others when they can. */
export type MaybePromise<Answer> = Answer | Promise<Answer>;

/** A step of the game as whoever looks is told it. */
export interface SessionUpdate {
  readonly seat: Viewer;
  readonly sight: SeenTable;
  /** How many of its last actions are new to the seat. */
  readonly fresh: number;
  /** Whether it tells everything from the start again, or only what has happened since the one before. */
  readonly isWhole: boolean;
}

/** Why a game cannot go on at this screen. */
export interface Failure {
  readonly why: Extract<HostReply, { type: 'failed' }>['why'] | 'unknown' | 'signedOut' | 'sentAway' | 'banned' | 'outdatedPage';
  readonly detail: string;
}

export interface SessionListener {
  /** Something that the session says of itself is new. An arrival that belongs to it comes after it. */
  changed(): void;
  arrived(arrival: SessionUpdate): void;
}

/** Who is at this screen, and what they may ask of the table. */
export interface GameSession {
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
  /** Undefined until the table has been heard of. */
  readonly standing: TurnStatus | undefined;
  /** What a person asks; the reason when it is refused. By then the screen has been told what it led to. */
  ask(seat: Seat, request: RequestBody): MaybePromise<TableRefusal | undefined>;
}

/** A session that is looked at by one seat at a time, so that nothing of another seat is ever on the screen. */
export interface OneSeatSession extends GameSession {
  /** Its id, on this machine or on the server. */
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly failure?: Failure | undefined;
  /** The last computer that said so: how it rates its chances, from 0 to 1. */
  readonly expectation?: number | undefined;
  /** A step could not be stored, and nothing happens until it is tried `again`. */
  readonly isUnkept?: boolean;
  /** Those one plays with over a network; absent on this machine. */
  readonly company?: OnlineSeat;
  /** Everything that is new goes to one listener, in order. */
  listen(listener: SessionListener): void;
  /** Whose eyes the screen is meant for; with none, nothing arrives. */
  look(seat: Seat | undefined): void;
  again?(): void;
  /** A computer that thinks takes the best move so far; absent where it cannot be asked to. */
  hurry?(): void;
  close(): void;
}
