/** Where a game lives: at a table on this machine, on a server or in a lesson. A screen asks a session and never knows which of them it is. */

import type { ChatLine, SeenTable } from '@flagfall/client';
import type { Seat, Viewer } from '@flagfall/engine';
import type { Clocks, Presence, RequestBody, TableRefusal } from '@flagfall/protocol';
import type { HostReply } from '../host/messages.ts';
import type { LocalGameSpec } from './localGameSpec.ts';
import type { TurnStatus } from './turnStatus.ts';

/** A table in this process answers at once, others later. */
export type MaybePromise<Answer> = Answer | Promise<Answer>;

/** A step of the game as the viewer gets it. */
export interface SessionUpdate {
  readonly seat: Viewer;
  readonly sight: SeenTable;
  /** How many of its last actions are new to the seat. */
  readonly fresh: number;
  /** Whether it tells everything from the start again, or only what has happened since the last one. */
  readonly isWhole: boolean;
}

/** Why a game cannot go on at this screen. */
export interface Failure {
  readonly why: Extract<HostReply, { type: 'failed' }>['why'] | 'unknown' | 'signedOut' | 'sentAway' | 'banned' | 'outdatedPage';
  readonly detail: string;
}

export interface SessionListener {
  /** The session's own state has changed. An arrival that belongs to it follows. */
  changed(): void;
  arrived(arrival: SessionUpdate): void;
}

/** The people at this screen, and what they may ask of the table. */
export interface GameSession {
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
  /** Undefined until the first message of the table. */
  readonly standing: TurnStatus | undefined;
  /** Sends a request of a person; returns the reason if it is refused. By then the screen has got its result. */
  ask(seat: Seat, request: RequestBody): MaybePromise<TableRefusal | undefined>;
}

/** The people at the other end of a network. */
export interface OnlineCompany {
  readonly viewer: Viewer;
  /** The latest state, ahead of the screen while a battle is still shown. */
  readonly latest: SeenTable | undefined;
  readonly presence: Presence;
  readonly clocks: Clocks | undefined;
  readonly chat: readonly ChatLine[];
  /** The rematch that all have agreed on. */
  readonly next: string | undefined;
}

/** A session for one seat at a time, so that nothing of another seat is ever on the screen. */
export interface OneSeatSession extends GameSession {
  /** Its id, on this machine or on the server. */
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly failure?: Failure | undefined;
  /** The chance to win, from 0 to 1, that a computer reported last. */
  readonly expectation?: number | undefined;
  /** A step could not be stored; the game stops until `again` retries it. */
  readonly isUnkept?: boolean;
  /** Absent on this machine. */
  readonly company?: OnlineCompany;
  /** One listener gets everything new, in order. */
  listen(listener: SessionListener): void;
  /** Sets the seat that may look; without one, nothing arrives. */
  look(seat: Seat | undefined): void;
  again?(): void;
  /** Makes a thinking computer play the best move so far; absent where that is impossible. */
  hurry?(): void;
  close(): void;
}
