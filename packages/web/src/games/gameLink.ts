/** A session as a page has it: what changes is read through signals, and everything that arrives is listened to. */

import type { FromHost, LocalGameSpec, ShownSession } from '@flagfall/seat';
import type { ReadonlySignal } from '@preact/signals';
import type { OnlineGame } from './onlineGame.ts';

/** Why a game on the server cannot go on here. */
type OnlineTrouble = 'unknown' | 'signedOut' | 'sentAway' | 'banned' | 'outdatedPage';

export interface Failure {
  readonly why: Extract<FromHost, { type: 'failed' }>['why'] | OnlineTrouble;
  readonly detail: string;
}

export interface GameLink extends ShownSession {
  /** Its id, on this device or on the server. */
  readonly game: string;
  readonly plan: LocalGameSpec;
  readonly failure: ReadonlySignal<Failure | undefined>;
  /** The last computer that said so: how it rates its chances, from 0 to 1. Absent where nobody is told. */
  readonly expectation?: ReadonlySignal<number | undefined>;
  /** A step could not be stored, and nothing happens until it is tried again; absent where steps are not stored here. */
  readonly isUnkept?: ReadonlySignal<boolean>;
  again?(): void;
  /** Those one plays with over a network; absent on this device. */
  readonly company?: OnlineGame;
  /** A computer that thinks takes the best move so far; absent where it cannot be asked to. */
  hurry?(): void;
  close(): void;
}
