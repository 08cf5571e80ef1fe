/**
 * A snapshot: what one viewer may know of a game now, enough to go on from it by seen events alone (`Knowledge.from`). It is built field by field from
 * nothing; only mayKnow.ts decides what a viewer may know. It is plain data and small: pieces are lists by handle, and cells, kinds and seats are numbers.
 * In a game from memory it holds nothing that was only shown earlier.
 */

import { resultOf } from '../../play/submit.ts';
import {
  actionCount,
  cellOf,
  Frame,
  frameAt,
  isCaptured,
  NO_KIND,
  Offset,
  PieceInfo,
  type Position,
  pieceCount,
  seatOf,
  turnOf,
  undeployedSeats,
} from '../../position/position.ts';
import { SEATS, type Viewer } from '../../seats.ts';
import type { GameResult } from '../../types.ts';
import { cardsFor } from '../knowledge/knownCards.ts';
import type { MixedPieces, MixedPiecesState } from '../knowledge/mixedPieces.ts';
import { type ReturnedPiece, returnsFor } from '../knowledge/returns.ts';
import { mayKnowReturn, visibleKind } from '../mayKnow.ts';
import { type RecentTurn, recentTurns } from './recentTurns.ts';

/** Marks are the bits of a piece's INFO above its seat: moved, ran, captured, returned, shown to (four bits), exposed. */
export const INFO_MARKS_SHIFT = 12;
/** Not on the board, or of a kind that the viewer may not know. */
export const ABSENT = -1;

export interface SnapshotFields {
  readonly viewer: Viewer;
  /** How many actions have been played. */
  readonly actions: number;
  /** The seat in turn. */
  readonly turn: number;
  /** Turns since the last capture; -1 in the middle of a turn with one. */
  readonly quiet: number;
  /** How long the present chases have lasted (rules/repetition.ts). */
  readonly chase: number;
  /** By handle: the cell, or -1 for a piece that is not on the board or that the viewer may not see yet. */
  readonly cells: readonly number[];
  /** By handle: the kind, or -1 where the viewer may not know it. */
  readonly kinds: readonly number[];
  /** By handle: see MARKS_SHIFT; without moved, ran and shown in a game from memory. */
  readonly marks: readonly number[];
  readonly turns: readonly RecentTurn[];
  /** All pending questions, the latest last: `type | seats << 8 | detail << 16`. */
  readonly questions: readonly number[];
  /** By number; 0 for notes of others. */
  readonly notes: readonly number[];
  /** By pile, bottom first: the number of the card's kind, or 0 where the viewer may not know it. */
  readonly piles: readonly (readonly number[])[];
  readonly returns: readonly ReturnedPiece[];
  /** What is known of pieces in bags, where revealed pieces stay shown. */
  readonly mixing?: MixedPiecesState;
  readonly result?: GameResult;
}

declare const known: unique symbol;
/** Only view/ can make one. */
export type Snapshot = SnapshotFields & { readonly [known]: true };

/**
 * What a viewer may know of a position now. A position does not hold what the viewer knows of mixed pieces (Conquest): the caller, who folded that from
 * seen events (`MixedPieces.follow`), passes it.
 */
export function snapshotOf(position: Position, viewer: Viewer, mixing: MixedPieces | undefined): Snapshot {
  const { words, rules } = position;
  const frame = frameAt(actionCount(position));
  const result = resultOf(position);
  const pieces = pieceCount(position);
  const cells: number[] = [];
  const kinds: number[] = [];
  const marks: number[] = [];
  for (let piece = 0; piece < pieces; piece++) {
    const kind = visibleKind(position, viewer, piece);
    cells.push(cellFor(position, viewer, piece));
    kinds.push(kind === NO_KIND ? ABSENT : kind);
    marks.push(marksFor(position, viewer, piece));
  }
  const fields: SnapshotFields = {
    viewer,
    actions: actionCount(position),
    turn: turnOf(position),
    quiet: words[frame | Frame.QUIET],
    chase: words[frame | Frame.CHASE],
    cells,
    kinds,
    marks,
    turns: recentTurns(position),
    questions: Array.from(words.subarray(Offset.DECISIONS, Offset.DECISIONS + words[Offset.DECISION_COUNT])),
    notes: (rules.extension?.notes ?? []).map(({ only }, note) => (only === undefined || only === viewer ? words[Offset.NOTES | note] : 0)),
    piles: cardsFor(position, viewer),
    returns: returnsFor(position, viewer),
    ...(mixing !== undefined && rules.remembersReveals ? { mixing: mixing.state } : {}),
    ...(result === undefined ? {} : { result }),
  };
  return fields as Snapshot;
}

/** CORE-21: before all are ready a seat sees its own pieces and nothing of the others. */
function cellFor(position: Position, viewer: Viewer, piece: number): number {
  const isHidden = undeployedSeats(position) > 0 && SEATS[seatOf(position, piece)] !== viewer;
  const cell = cellOf(position, piece);
  return isHidden || cell === position.rules.board.offBoard ? ABSENT : cell;
}

/** The public marks of a piece, and whether it came back, where the viewer may know that. */
function marksFor(position: Position, viewer: Viewer, piece: number): number {
  const { remembersReveals, seats } = position.rules;
  const others = ((1 << seats.length) - 1) & ~(1 << seatOf(position, piece));
  const isBackOpenly = !isCaptured(position, piece) || mayKnowReturn(position, viewer, piece);
  const shownMarks =
    PieceInfo.CAPTURED |
    PieceInfo.EXPOSED |
    (isBackOpenly ? PieceInfo.RETURNED : 0) |
    (remembersReveals ? PieceInfo.MOVED | PieceInfo.RAN | (others << PieceInfo.SHOWN_SHIFT) : 0);
  return (position.words[Offset.INFO | piece] & shownMarks) >> INFO_MARKS_SHIFT;
}
