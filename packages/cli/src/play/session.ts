/** A session as the terminal has it: what each seat at this screen knows is kept, and can be read at any time. */

import type { SeenTable } from '@flagfall/client';
import type { BySeat, Rules, Seat } from '@flagfall/engine';
import type { Clocks, OfferType, RequestBody, TableRefusal } from '@flagfall/protocol';
import type { GameLog, GameSession, TurnStatus } from '@flagfall/seat';

/** What a seat knows of its game. */
export interface SeatState {
  readonly seat: Seat;
  readonly sight: SeenTable;
  readonly log: GameLog;
  /** What another seat offers, and this one has not answered. */
  readonly offered: OfferType | undefined;
  /** The players at the table, where not all are at this screen. */
  readonly company?: OnlineState | undefined;
}

/** What a server sends besides the game itself. */
export interface OnlineState {
  /** Nobody here has a seat: the board is shown as from that of `SeatState`. */
  readonly isWatching: boolean;
  /** Who sits where, in a few words. */
  readonly names: BySeat<string>;
  readonly clocks: Clocks;
  readonly away: readonly Seat[];
  /** Seats that have been away for so long that the others may claim the game. */
  readonly claimable: readonly Seat[];
  /** Why the connection does not work at the moment. */
  readonly trouble: string | undefined;
  /** How another player gets to an open seat. */
  readonly links: BySeat<string>;
}

export interface TerminalSession extends GameSession {
  readonly rules: Rules;
  readonly standing: TurnStatus;
  /** What everybody has seen, whoever looks at the screen. */
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
  /** The record of the game that is over, as the text of a `.flag` file; undefined when nobody can be asked. */
  record(date: string): Promise<string | undefined>;
  /** `heard` is called when something has changed that nobody here has done, and every second while a clock runs. Returns how to stop. */
  watch(heard: () => void): () => void;
}
