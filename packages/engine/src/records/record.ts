/** A game record after its text has been read: well formed, not yet replayed. */

import type { Cell } from '../board.ts';
import type { OptionValue } from '../edition/optionSpec.ts';
import type { Ending, LeaveReason } from '../position/position.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { BySeat, Seat } from '../seats.ts';

/** Rules that games of another site were played without. */
export const WAIVERS = ['chase'] as const;
export type Waiver = (typeof WAIVERS)[number];

export interface RecordHeader {
  readonly key: string;
  readonly value: string;
}

/** Line numbers say where a part stood in the text; 0 for parts not read from a text. */
export interface RecordedDeployment {
  readonly line: number;
  /** As the board is drawn, the northernmost row first: a symbol a cell, '.' where nobody stands. */
  readonly rows: readonly string[];
}

export interface RecordedBattle {
  readonly attacker: string;
  readonly outcome: Outcome;
  readonly defender: string;
}

export type RecordedAction = RecordedMove | RecordedDeed | RecordedDeparture;

interface RecordedActionBase {
  readonly line: number;
  readonly seat: Seat;
  /** The seat's clock after the action. */
  readonly clockMs?: number;
  readonly comment?: string;
  /** Lines of comment before it. */
  readonly remarks?: readonly string[];
  /** The piles that were shuffled in it, in order. */
  readonly shuffled?: readonly RecordedShuffle[];
}

export interface RecordedMove extends RecordedActionBase {
  readonly type: 'move';
  readonly from: Cell;
  readonly to: Cell;
  readonly attack: boolean;
  /** The two pieces, by symbol, and the outcome; absent where a later answer decided it. */
  readonly battle?: RecordedBattle;
}

/** A deed, as `formatDeed` writes it. */
export interface RecordedDeed extends RecordedActionBase {
  readonly type: 'deed';
  readonly text: string;
  /** The symbol of the piece that came out of a bag by chance. */
  readonly drawn?: string;
}

/** A seat left a game that goes on. */
export interface RecordedDeparture extends RecordedActionBase {
  readonly type: 'left';
  readonly why: LeaveReason;
  /** Where chance planted the flag that the seat was about to plant. */
  readonly planted?: Cell;
}

/** The symbol of the piece that a seat drew for the first turn. */
export interface RecordedLot {
  readonly seat: Seat;
  readonly symbol: string;
}

/** A pile as it lay after shuffling, bottom first. */
export interface RecordedShuffle {
  readonly line: number;
  readonly pile: string;
  readonly cards: readonly string[];
}

export interface RecordedEnding {
  readonly line: number;
  readonly ending: Ending;
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
  readonly comment?: string;
}

export interface GameRecord {
  readonly edition: string;
  readonly revision: number;
  /** Only those that differ from the edition's defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly waived: readonly Waiver[];
  /** All other headers, in order: players, date, event, site, result ... */
  readonly headers: readonly RecordHeader[];
  readonly deployments: BySeat<RecordedDeployment>;
  /** Lots for the first turn: one list for each draw. */
  readonly lots: readonly (readonly RecordedLot[])[];
  /** Before play, in the order in which the piles were shuffled. */
  readonly shuffles: readonly RecordedShuffle[];
  /** Who began, when the lot decided it. */
  readonly starter: Seat | undefined;
  readonly actions: readonly RecordedAction[];
  /** Lines of comment after the last action. */
  readonly remarks: readonly string[];
  /** Absent while the game is not finished. */
  readonly ending: RecordedEnding | undefined;
}

export type RecordFaultCode =
  | 'tooLong'
  | 'tooManyLines'
  | 'lineTooLong'
  | 'notARecord'
  | 'badHeader'
  | 'badLine'
  | 'badNumber'
  | 'twice'
  | 'unknownEdition'
  | 'otherRevision'
  | 'badOption'
  | 'badDeployment'
  | 'badDeck'
  | 'refused'
  | 'notRefused'
  | 'wrongOutcome'
  | 'wrongEnding'
  | 'badCommitment'
  | 'badXml'
  | 'badGame'
  | 'unsupportedGame';

/** A fault of a record or an imported game: the line, 0 when it is about the whole, and a few words. */
export interface RecordFault {
  readonly code: RecordFaultCode;
  readonly line: number;
  readonly what: string;
}

/** Foreign text, shortened and without control characters, for use in a fault. */
export function quoted(text: string): string {
  const clean = text.slice(0, 40).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return `"${clean}${text.length > 40 ? '...' : ''}"`;
}
