/** A session for the terminal: it keeps the state of each seat at this screen. */

import type { SeenTable } from '@flagfall/client';
import type { BySeat, Rules, Seat } from '@flagfall/engine';
import type { Clocks, OfferType, RequestBody, TableRefusal } from '@flagfall/protocol';
import type { GameLog, GameSession, TurnStatus } from '@flagfall/seat';

/** The state of a seat. */
export interface SeatState {
  readonly seat: Seat;
  readonly sight: SeenTable;
  readonly log: GameLog;
  /** An offer of another seat that this one has not answered. */
  readonly offered: OfferType | undefined;
  /** The players at the table, if not all are at this screen. */
  readonly company?: OnlineState | undefined;
}

/** What a server sends in addition to the game. */
export interface OnlineState {
  /** A spectator's session: the board is shown from the seat of `SeatState`. */
  readonly isWatching: boolean;
  /** The players at their seats, in a few words. */
  readonly names: BySeat<string>;
  readonly clocks: Clocks;
  readonly away: readonly Seat[];
  /** Seats that have been away for so long that the others may claim the game. */
  readonly claimable: readonly Seat[];
  /** Why there is no connection at present. */
  readonly trouble: string | undefined;
  /** How another player gets to an open seat. */
  readonly links: BySeat<string>;
}

export interface TerminalSession extends GameSession {
  readonly rules: Rules;
  readonly standing: TurnStatus;
  /** The state that all have seen. */
  readonly publicLog: GameLog;
  /** Whose eyes the screen is meant for now. */
  readonly reader: Seat;
  /** The game that follows this one, once all have agreed to play again. */
  readonly next: string | undefined;
  /** The server does not know any more whose seat this is. */
  readonly isSignedOut: boolean;
  stateOf(seat: Seat): SeatState;
  ask(seat: Seat, request: RequestBody): Promise<TableRefusal | undefined>;
  /** Says something to the others. */
  talk(text: string): void;
  /** Lets one computer act that is on this machine; false when it is the people's turn. */
  letComputerAct(): Promise<boolean>;
  /** The record of the finished game, as the text of a `.flag` file; undefined if it is not available. */
  record(date: string): Promise<string | undefined>;
  /** `heard` is called after each change from outside, and every second while a clock runs. Returns a function that stops it. */
  watch(heard: () => void): () => void;
}
