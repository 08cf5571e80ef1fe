/** The rules of a game, compiled: what every package reads of them. compile.ts makes them. */

import type { Board } from '../board.ts';
import type { Edition, PieceKind } from '../edition/edition.ts';
import type { Options } from '../edition/optionSpec.ts';
import type { RuleExtension } from '../extension/extension.ts';

import type { Decks } from '../position/decks.ts';
import type { Seat } from '../seats.ts';

export interface ZobristKeys {
  /** Two words for each piece on each cell, at `piece << 8 | cell << 1`. Pieces, not kinds: the chase rule must not tell ranks. */
  readonly cellKeys: Int32Array;
  /** Two words for each kind a piece may be, at `(piece * kinds + kind) * 2`: they tell determinizations apart. */
  readonly kindKeys: Int32Array;
  readonly kindCount: number;
}

/** A power of pieces: the kinds that have it, and the note, by number, with a bit for each seat that has used it up. */
export interface CountedPower {
  readonly id: string;
  readonly bearers: readonly string[];
  readonly spentIn: number | undefined;
}

export interface Rules {
  readonly edition: Edition;
  readonly options: Options;
  readonly board: Board;
  readonly seats: readonly Seat[];
  readonly kinds: readonly PieceKind[];
  /** Pieces of one seat. */
  readonly armySize: number;
  /** How many of each kind a seat has, by kind number. */
  readonly army: Uint8Array;
  /** Neighbours, mobility, battles: see tables.ts. */
  readonly tables: Int32Array;
  /** How many neighbour slots of a cell to look at: 4 on a grid and only there, since four slots are known to go round. */
  readonly degree: number;
  /** Cells a seat deploys on, by seat number. */
  readonly homes: readonly (readonly number[])[];
  /** The seat that begins, or -1 when the lot decides. */
  readonly starter: number;
  /** Consecutive own turns in which a piece may cross the same boundary (REP-1). */
  readonly twoSquareLimit: number;
  /** Whether the two-square rule has a limit. */
  readonly hasTwoSquareRule: boolean;
  /** Whether only moves between the same two cells count as back and forth (AUD-3), instead of every boundary crossed again (REP-3). */
  readonly countsPairs: boolean;
  readonly chaseRule: boolean;
  /** Whether a piece chases all that it could attack with its next move (AUD-2), instead of its neighbours only. */
  readonly chasesAtReach: boolean;
  /** So many turns without a capture draw the game. */
  readonly quietLimit: number;
  readonly bothImmobileDraws: boolean;
  /** Whether revealed pieces stay shown (U-8). */
  readonly remembersReveals: boolean;
  readonly zobrist: ZobristKeys;
  /** Undefined in an edition without cards. */
  readonly decks: Decks | undefined;
  /** Undefined in an edition without powers and cards. */
  readonly extension: RuleExtension | undefined;
  /** The powers of pieces that views count. */
  readonly powers: readonly CountedPower[];
  /** The deeds, by number, that answer each question; those of an ordinary turn come first, at 0. */
  readonly deedsByQuestion: readonly (readonly number[])[];
  /** Something comes before the deployment (`RuleExtension.beforeDeployment`). */
  readonly actsBeforeDeployment: boolean;
  /** The edition decides itself when a turn passes (`RuleExtension.manageTurn`). */
  readonly managesTurns: boolean;
  /** Captured pieces go to bags (`RuleExtension.bagOf`). */
  readonly hasBags: boolean;
  /** On a map: whether a runner may attack at the end of a run. */
  readonly longRunsAttack: boolean;
  /** Captured pieces can return, under reserve handles (`reserveHandleOf`). */
  readonly hasReserveHandles: boolean;
  /** The outcome by powers alone, a byte a pair of kinds as in `battleTable`; BY_RANK where ranks decide. */
  readonly powerBattles: Uint8Array;
}
