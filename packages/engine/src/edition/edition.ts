/** An edition as data: tables first. The engine reads these and never asks which edition it is. */

import type { Board, Cell } from '../board.ts';
import type { RuleExtension } from '../extension/extension.ts';
import type { Pile } from '../position/decks.ts';
import type { Matchup, Outcome } from '../rules/outcome.ts';
import type { BySeat, Seat } from '../seats.ts';
import type { OptionSpec, Options } from './optionSpec.ts';

/** What a piece is: its strength, how it moves and which powers it carries. */
export interface PieceKind {
  readonly id: string;
  /** One character, used in position texts and records. */
  readonly symbol: string;
  /** Strength in a comparison; absent for pieces outside the order of ranks. */
  readonly rank?: number;
  readonly moves: 'never' | 'step' | 'run';
  /** Capturing it wins. */
  readonly prize?: boolean;
  readonly powers: readonly Power[];
}

/** A special rule that a kind carries. `battle` is called once per pair of kinds, when the rules are compiled. */
export interface Power {
  readonly id: string;
  /** The rule that it serves, such as CORE-13. */
  readonly rule: string;
  readonly battle?: (fight: Matchup) => Outcome | undefined;
  /** Views count who has it left, as they count the deeds that are powers of pieces. */
  readonly isCounted?: true;
}

/** The board of a game and where each seat deploys on it. */
export interface Battlefield {
  readonly board: Board;
  readonly homes: BySeat<readonly Cell[]>;
}

export interface Edition {
  readonly id: string;
  /** Grows when a rule of the edition changes; records and running games name it. */
  readonly revision: number;
  /** The edition before its pieces changed: games and records of that revision are played by it to their end. */
  readonly before?: Edition;
  /**
   * Kinds that were one kind before, by id: `{ colonel: 'secondColonel' }`. Where an older text has more of the first kind than an army has, the
   * rest, in the order of the cells, are read as the second.
   */
  readonly split?: Readonly<Record<string, string>>;
  /** All possible seats; where there is an option `players`, that many of them play. */
  readonly seats: readonly Seat[];
  readonly kinds: readonly PieceKind[];
  /** How many of each kind one seat has. */
  readonly army: Readonly<Record<string, number>>;
  readonly options: readonly OptionSpec[];
  readonly battlefield: (options: Options) => Battlefield;
  /** The first seat to act; by lot where the rulebook leaves it open. */
  readonly starter: (options: Options) => Seat | 'lot';
  /** Piles of cards, where it has any. */
  readonly piles?: readonly Pile[];
  /** Powers and cards beyond the plain turn, where it has any. */
  readonly extension?: (options: Options) => RuleExtension;
  /** Whether the chase rule (REP-4) holds. */
  readonly chaseRule: (options: Options) => boolean;
}

/** The edition at a revision; undefined where it never had that revision. */
export function editionAt(edition: Edition, revision: number): Edition | undefined {
  if (revision < 1 || revision > edition.revision) return undefined;
  return edition.before !== undefined && revision <= edition.before.revision ? editionAt(edition.before, revision) : edition;
}
