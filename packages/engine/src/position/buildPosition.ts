/**
 * Builds a position in the middle of a game from its pieces and latest moves. Position texts and test scenarios use it.
 */

import { assert, fail, ok, type Result } from '../basics.ts';
import { askDecision, closeDecision, moveCard, openAction, placePiece, recordNote, setKind } from '../facts/facts.ts';
import { applyEvents } from '../facts/replayEvents.ts';
import { intentsMax, listIntents, play } from '../play/play.ts';
import { UNLIMITED } from '../rules/compile.ts';
import { listReach } from '../rules/reach.ts';
import { forbiddenBoundary, recordChase, streakOf, updateForbidden } from '../rules/repetition.ts';
import type { Rules } from '../rules/rules.ts';
import { areAdjacent } from '../rules/tables.ts';
import { writeNonMoveFrame } from '../rules/turn.ts';
import { SEATS } from '../seats.ts';
import { cardsIn } from './cards.ts';
import {
  ActionWord,
  ALL_SEATS,
  actionCount,
  cellOf,
  ensureCapacity,
  Frame,
  frameAt,
  lastFrameOf,
  newPosition,
  Offset,
  PieceInfo,
  type Position,
  seatOfHandle,
} from './position.ts';

export interface PieceSpec {
  readonly piece: number;
  readonly kind: number;
  /** Undefined when it has been captured. */
  readonly cell: number | undefined;
  readonly moved: boolean;
  readonly ran: boolean;
  /** The seats that were shown what it is, one bit each. */
  readonly shownTo: number;
  /** It lies open for all. */
  readonly exposed?: boolean;
}

export interface PastMove {
  readonly seat: number;
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  readonly attack: boolean;
  /** A piece came back in the same turn; the board before it cannot be restored. */
  readonly returned?: boolean;
}

export interface PositionSpec {
  /** Every piece of every army, captured ones too. */
  readonly pieces: readonly PieceSpec[];
  readonly turn: number;
  /** How many actions have been played. */
  readonly actions: number;
  /** Turns since the last capture. */
  readonly quiet: number;
  /** The latest moves, oldest first, as far as the repetition rules need them (`recentMoves`). */
  readonly recent: readonly PastMove[];
  /** What an edition with powers or cards remembers besides. */
  readonly extension?: ExtensionSpec;
}

export interface ExtensionSpec {
  /** By number. */
  readonly notes: readonly number[];
  /** The words of the stack, oldest first. */
  readonly decisions: readonly number[];
  /** The cards of each pile, bottom first. */
  readonly piles: readonly (readonly number[])[];
  /** Moves from before the last deed that the two-square rule still needs, grouped by seat. */
  readonly streaks: readonly PastMove[];
}

export type PositionSpecFault = { readonly code: 'impossibleMoves'; readonly at: number };

/**
 * Takes the moves after the last attack back from the given cells and plays them again, so that hash and repetition memory come out as in the real
 * game. Moves up to the last attack only go into the turn memory.
 */
export function buildPosition(rules: Rules, spec: PositionSpec): Result<Position, PositionSpecFault> {
  const { recent } = spec;
  const lastAttack = recent.findLastIndex((move) => move.attack);
  const replayed = recent.slice(lastAttack + 1);
  const cells = spec.pieces.map((piece) => piece.cell);
  for (const move of replayed.toReversed()) {
    const at = spec.pieces.findIndex((piece) => piece.piece === move.piece);
    if (at < 0 || cells[at] !== move.to) return fail({ code: 'impossibleMoves', at: recent.indexOf(move) });
    cells[at] = move.from;
  }
  if (new Set(cells.filter((cell) => cell !== undefined)).size < cells.filter((cell) => cell !== undefined).length)
    return fail({ code: 'impossibleMoves', at: 0 });

  const position = newPosition(rules, replayed[0]?.seat ?? spec.turn);
  placePieces(position, spec.pieces, cells);
  const streaks = spec.extension?.streaks ?? [];
  const answers = recent[0]?.returned ? 1 : 0;
  position.words[Offset.ACTIONS] = spec.actions - recent.length - answers - (streaks.length > 0 ? streaks.length + 1 : 0);
  ensureCapacity(position, actionCount(position));
  position.history.copyWithin(actionCount(position) * Frame.SIZE, Frame.SIZE, Frame.SIZE * 2);
  position.history[actionCount(position) * Frame.SIZE + Frame.QUIET] = lastAttack < 0 ? spec.quiet - recent.length : 0;
  for (const move of streaks) writePastMoveFrame(position, move);
  if (streaks.length > 0) writeDeedFrame(position);
  for (const move of recent.slice(0, lastAttack + 1)) writePastMoveFrame(position, move);
  const moves = new Int32Array(intentsMax(position));
  for (const move of rules.extension === undefined ? [] : replayed) replayPastMove(position, move);
  for (const move of rules.extension === undefined ? replayed : []) {
    if (position.words[Offset.TURN] !== move.seat || !mayBePlayed(position, move, moves))
      return fail({ code: 'impossibleMoves', at: recent.indexOf(move) });
    play(position, move.from | (move.to << 8));
  }
  // The given marks include what the replayed moves showed.
  for (const piece of spec.pieces) position.words[Offset.INFO | piece.piece] = packPieceInfo(position, piece);
  if (spec.extension !== undefined) placeExtension(position, spec.extension, spec.quiet);
  return ok(position);
}

/**
 * Whether the move is legal. Where a chase goes over any distance, a move that only the chase rule forbids passes too: in the text of a determinization
 * a piece may be a runner that is none in truth, and the rule would have forbidden its move (AUD-2).
 */
function mayBePlayed(position: Position, { seat, from, to }: PastMove, moves: Int32Array): boolean {
  const isFree = position.rules.chasesAtReach && forbiddenBoundary(position, seat, from, to) === undefined;
  const count = isFree ? listReach(position, seat, moves) : listIntents(position, moves);
  return moves.subarray(0, count).includes(from | (to << 8));
}

/** Applies a move without checking it: in a game with powers or cards the hands and questions of that time are unknown. */
function replayPastMove(position: Position, { piece, from, to }: PastMove): void {
  const { board, tables, seats } = position.rules;
  const [start, end] = [board.cells[from], board.cells[to]];
  applyEvents(position, [
    { type: 'pieceMoved', piece, from: start, to: end, ran: !areAdjacent(tables, from, to) },
    { type: 'turnPassed', turn: seats[(position.words[Offset.TURN] + 1) % seats.length] },
  ]);
}

/** Notes, questions and cards as they are now, as if they had always been so. */
function placeExtension(position: Position, { notes, decisions, piles }: ExtensionSpec, quiet: number): void {
  const { words } = position;
  const facts = words[Offset.JOURNAL_LENGTH];
  const frame = frameAt(actionCount(position));
  for (const [note, value] of notes.entries()) recordNote(position, note, value);
  for (const word of decisions) askDecision(position, word & 255, (word >> 8) & ALL_SEATS, (word >> 16) & 255);
  for (const [to, cards] of piles.entries())
    for (const card of cards) {
      const from = piles.findIndex((_, pile) => cardsIn(position, pile).includes(card));
      moveCard(position, from, cardsIn(position, from).indexOf(card), to, 'top');
    }
  words[frame | Frame.QUIET] = quiet;
  words[Offset.JOURNAL_LENGTH] = facts;
}

/** A move and the number of its action. */
export interface DatedPastMove extends PastMove {
  readonly at: number;
}

/**
 * The moves, oldest first, that the repetition rules still need, for `buildPosition`. They go back to the last deed that was a turn, or to the attack in
 * whose turn a piece came back.
 */
export function recentMoves(position: Position): readonly PastMove[] {
  return recentDatedMoves(position).map(withoutDate);
}

/**
 * The latest turns of each seat, as far as one piece that is still on the board made them all (REP-1): those before the recent moves, or all of them
 * where no recent moves are given.
 */
export function earlierStreaks(position: Position, recent: 'withRecent' | 'withoutRecent'): readonly PastMove[] {
  return streaksBefore(position, recent === 'withRecent' ? recentDatedMoves(position) : []).map(withoutDate);
}

/** Every move that the repetition rules still need, with the number of its action: the streaks, then the recent moves. */
export function datedMoves(position: Position): readonly DatedPastMove[] {
  const recent = recentDatedMoves(position);
  return [...streaksBefore(position, recent), ...recent];
}

function streaksBefore(position: Position, recent: readonly DatedPastMove[]): readonly DatedPastMove[] {
  const { words, rules } = position;
  const first = recent[0]?.at ?? Number.POSITIVE_INFINITY;
  return rules.twoSquareLimit === UNLIMITED
    ? []
    : rules.seats.flatMap((_, seat) => {
        const run: DatedPastMove[] = [];
        let frame = lastFrameOf(words, seat, frameAt(actionCount(position)));
        while (run.length < rules.twoSquareLimit) {
          const move = moveInFrame(words, frame);
          if (move === undefined || cellOf(position, move.piece) === rules.board.offBoard || (run[0] ?? move).piece !== move.piece) break;
          run.unshift(move);
          frame = lastFrameOf(words, seat, frame - Frame.SIZE);
        }
        return run.filter(({ at }) => at < first);
      });
}

function recentDatedMoves(position: Position): readonly DatedPastMove[] {
  const { twoSquareLimit, seats, chaseRule } = position.rules;
  const { words } = position;
  const latest = frameAt(actionCount(position));
  const wanted = Math.max(twoSquareLimit === UNLIMITED ? 0 : twoSquareLimit * seats.length, chaseRule ? chasePlies(words, latest) + 1 : 0);
  const moves: DatedPastMove[] = [];
  let returned = false;
  for (let frame = latest; frame > Offset.HISTORY && moves.length < wanted; frame -= Frame.SIZE) {
    const move = moveInFrame(words, frame);
    if (move !== undefined) moves.unshift(returned ? { ...move, returned } : move);
    else if (!(words[frame | Frame.ACTION] & ActionWord.MID_TURN)) break;
    else returned ||= hasReturn(words, frame);
    if (move !== undefined && returned) break;
  }
  return moves;
}

/** An upper bound of the plies that the longer of both chases has lasted. */
export function chasePlies(words: Int32Array, frame: number): number {
  const chase = words[frame | Frame.CHASE];
  return Math.max(chase & 0xffff, chase >>> 16);
}

/** The plain move that a frame holds, if any. */
export function moveInFrame(words: Int32Array, frame: number): DatedPastMove | undefined {
  const action = words[frame | Frame.ACTION];
  if (!(action & ActionWord.MOVE)) return undefined;
  return {
    at: (frame - Offset.HISTORY) / Frame.SIZE,
    seat: (action >> ActionWord.SEAT_SHIFT) & 3,
    piece: (action >>> 16) & 255,
    from: action & 255,
    to: (action >>> 8) & 255,
    attack: (action & ActionWord.ATTACK) !== 0,
  };
}

function withoutDate({ at: _, ...move }: DatedPastMove): PastMove {
  return move;
}

/** Whether a piece came back in this answer: taking moves back cannot restore the board before it. */
export function hasReturn(words: Int32Array, frame: number): boolean {
  const action = words[frame | Frame.ACTION];
  return (action & ActionWord.MID_TURN) !== 0 && (action & ActionWord.RETURNED) !== 0;
}

/** Puts the pieces on the board as one action without events, and closes the deployment. */
function placePieces(position: Position, pieces: readonly PieceSpec[], cells: readonly (number | undefined)[]): void {
  openAction(position);
  pieces.forEach((piece, index) => {
    const cell = cells[index];
    if (cell === undefined) setKind(position, piece.piece, piece.kind);
    else placePiece(position, piece.piece, piece.kind, cell);
    position.words[Offset.INFO | piece.piece] = packPieceInfo(position, piece);
  });
  closeDecision(position, ALL_SEATS);
  position.words[Offset.JOURNAL_LENGTH] = 0;
}

function packPieceInfo(position: Position, piece: PieceSpec): number {
  const seat = seatOfHandle(position.rules, piece.piece);
  const status =
    (piece.moved ? PieceInfo.MOVED : 0) |
    (piece.ran ? PieceInfo.RAN : 0) |
    (piece.cell === undefined ? PieceInfo.CAPTURED : 0) |
    (piece.exposed ? PieceInfo.EXPOSED : 0);
  return piece.kind | (seat << PieceInfo.SEAT_SHIFT) | status | (piece.shownTo << PieceInfo.SHOWN_SHIFT);
}

/** The frame of a deed between the streaks and the recent moves. Its seat does not matter any more: it gets one that does not take part. */
function writeDeedFrame(position: Position): void {
  assert(position.rules.seats.length < SEATS.length, 'one seat does not take part');
  openAction(position);
  writeNonMoveFrame(position, SEATS.length - 1);
  updateForbiddenNow(position);
}

/** Writes the frame of a move without playing it. */
function writePastMoveFrame(position: Position, move: PastMove): void {
  openAction(position);
  const { words, rules } = position;
  const frame = frameAt(actionCount(position));
  const { seat, piece, from, to } = move;
  words[frame | Frame.ACTION] =
    from | (to << 8) | (piece << 16) | (seat << ActionWord.SEAT_SHIFT) | ActionWord.MOVE | (move.attack ? ActionWord.ATTACK : 0);
  words[frame | Frame.STREAK] = streakOf(words, lastFrameOf(words, seat, frame - Frame.SIZE), piece, from, to);
  words[frame | Frame.QUIET] = move.attack ? 0 : words[(frame - Frame.SIZE) | Frame.QUIET] + 1;
  if (rules.chaseRule && move.attack) recordChase(position, seat, from, to, true);
  if (move.returned) {
    openAction(position);
    const answer = frameAt(actionCount(position));
    words[answer | Frame.ACTION] = ActionWord.MID_TURN | ActionWord.RETURNED;
    words[answer | Frame.CHASE] = words[frame | Frame.CHASE];
  }
  updateForbiddenNow(position);
}

/** Settles what is forbidden to the seat in turn after the last frame. */
function updateForbiddenNow(position: Position): void {
  const { words } = position;
  const frame = frameAt(actionCount(position));
  updateForbidden(position, frame, lastFrameOf(words, words[Offset.TURN], frame));
}
