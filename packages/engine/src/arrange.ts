/**
 * Builds a position in the middle of a game from what can be seen of it: where the pieces stand, and the latest moves. Position texts and test
 * scenarios come through here.
 */

import { assert, fail, ok, type Result } from './basics.ts';
import { cardsIn } from './cards.ts';
import { askDecision, closeDecision, identify, moveCard, openAction, placePiece, takeNote } from './facts.ts';
import { Fact } from './factWords.ts';
import { intentsMax, listIntents, play } from './play.ts';
import {
  Action,
  At,
  actionCount,
  cellOf,
  Frame,
  frameAt,
  Info,
  newPosition,
  ownFrame,
  type Position,
  reserve,
  seatOfHandle,
} from './position.ts';
import { retellAction } from './retell.ts';
import { NEVER, type Rules } from './rules/compile.ts';
import { listReach } from './rules/reach.ts';
import { forbiddenBoundary, recordChase, settleForbidden, streakOf } from './rules/repetition.ts';
import { areAdjacent } from './rules/tables.ts';
import { rememberOther } from './rules/turn.ts';
import { SEATS } from './seats.ts';

export interface ArrangedPiece {
  readonly piece: number;
  readonly kind: number;
  /** Undefined when it has been captured. */
  readonly cell: number | undefined;
  readonly moved: boolean;
  readonly ran: boolean;
  /** The seats that were shown what it is, one bit each. */
  readonly shownTo: number;
  /** It stands open for everybody. */
  readonly exposed?: boolean;
}

export interface ArrangedMove {
  readonly seat: number;
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  readonly attack: boolean;
}

export interface Arrangement {
  /** Every piece of every army, captured ones too. */
  readonly pieces: readonly ArrangedPiece[];
  readonly turn: number;
  /** How many actions have been played. */
  readonly actions: number;
  /** Turns since somebody fell. */
  readonly quiet: number;
  /** The latest moves, oldest first, as far as repetition looks at them (`recentMoves`). */
  readonly recent: readonly ArrangedMove[];
  /** What an edition with powers or cards remembers besides. */
  readonly special?: ArrangedSpecial;
}

export interface ArrangedSpecial {
  /** By number. */
  readonly notes: readonly number[];
  /** Oldest first, as the words of the stack. */
  readonly decisions: readonly number[];
  /** The cards of each pile, bottom first. */
  readonly piles: readonly (readonly number[])[];
  /** Moves from before the last deed that the two-square rule still looks at, each seat's together. */
  readonly runs: readonly ArrangedMove[];
}

export type ArrangementFault = { readonly code: 'impossibleMoves'; readonly at: number };

/**
 * The moves after the last attack are taken back on the drawing board and played again, so hash and repetition memory come out as in the
 * real game. Moves up to the last attack are only remembered.
 */
export function arrangePosition(rules: Rules, arrangement: Arrangement): Result<Position, ArrangementFault> {
  const { recent } = arrangement;
  const lastAttack = recent.findLastIndex((move) => move.attack);
  const replayed = recent.slice(lastAttack + 1);
  const cells = arrangement.pieces.map((piece) => piece.cell);
  for (const move of replayed.toReversed()) {
    const at = arrangement.pieces.findIndex((piece) => piece.piece === move.piece);
    if (at < 0 || cells[at] !== move.to) return fail({ code: 'impossibleMoves', at: recent.indexOf(move) });
    cells[at] = move.from;
  }
  if (new Set(cells.filter((cell) => cell !== undefined)).size < cells.filter((cell) => cell !== undefined).length)
    return fail({ code: 'impossibleMoves', at: 0 });

  const position = newPosition(rules, replayed[0]?.seat ?? arrangement.turn);
  layOut(position, arrangement.pieces, cells);
  const runs = arrangement.special?.runs ?? [];
  position.words[At.ACTIONS] = arrangement.actions - recent.length - (runs.length > 0 ? runs.length + 1 : 0);
  reserve(position, actionCount(position));
  position.history.copyWithin(actionCount(position) * Frame.SIZE, Frame.SIZE, Frame.SIZE * 2);
  position.history[actionCount(position) * Frame.SIZE + Frame.QUIET] = lastAttack < 0 ? arrangement.quiet - recent.length : 0;
  for (const move of runs) rememberMove(position, move);
  if (runs.length > 0) rememberDeed(position);
  for (const move of recent.slice(0, lastAttack + 1)) rememberMove(position, move);
  const moves = new Int32Array(intentsMax(position));
  for (const move of rules.special === undefined ? [] : replayed) retellMove(position, move);
  for (const move of rules.special === undefined ? replayed : []) {
    if (position.words[At.TURN] !== move.seat || !mayBePlayed(position, move, moves))
      return fail({ code: 'impossibleMoves', at: recent.indexOf(move) });
    play(position, move.from | (move.to << 8));
  }
  // What the replayed moves told is part of the arrangement already.
  for (const piece of arrangement.pieces) position.words[At.INFO | piece.piece] = infoOf(position, piece);
  if (arrangement.special !== undefined) layOutSpecial(position, arrangement.special, arrangement.quiet);
  return ok(position);
}

/**
 * Whether the move is legal. Where a chase goes over any distance, one that only the chase rule forbids is taken too: in a text of a world that a viewer
 * imagines, a piece may run that did not, and would have been forbidden what it did (AUD-2).
 */
function mayBePlayed(position: Position, { seat, from, to }: ArrangedMove, moves: Int32Array): boolean {
  const isFree = position.rules.chasesAtReach && forbiddenBoundary(position, seat, from, to) === undefined;
  const count = isFree ? listReach(position, seat, moves) : listIntents(position, moves);
  return moves.subarray(0, count).includes(from | (to << 8));
}

/** A move of a game with powers or cards is only told again: what hands and questions were then is not known. */
function retellMove(position: Position, { piece, from, to }: ArrangedMove): void {
  const { board, tables, seats } = position.rules;
  const [start, end] = [board.cells[from], board.cells[to]];
  retellAction(position, [
    { type: 'pieceMoved', piece, from: start, to: end, ran: !areAdjacent(tables, from, to) },
    { type: 'turnPassed', turn: seats[(position.words[At.TURN] + 1) % seats.length] },
  ]);
}

/** Notes, questions and cards as they are now, as if they had always been so. */
function layOutSpecial(position: Position, { notes, decisions, piles }: ArrangedSpecial, quiet: number): void {
  const { words } = position;
  const facts = words[At.JOURNAL_LENGTH];
  const frame = frameAt(actionCount(position));
  for (const [note, value] of notes.entries()) takeNote(position, note, value);
  for (const word of decisions) askDecision(position, word & 255, (word >> 8) & 15, (word >> 16) & 255);
  for (const [to, cards] of piles.entries())
    for (const card of cards) {
      const from = piles.findIndex((_, pile) => cardsIn(position, pile).includes(card));
      moveCard(position, from, cardsIn(position, from).indexOf(card), to, 'top');
    }
  words[frame | Frame.QUIET] = quiet;
  words[At.JOURNAL_LENGTH] = facts;
}

/** A move and the number of its action. */
export interface DatedMove extends ArrangedMove {
  readonly at: number;
}

/**
 * The moves, oldest first, that a position's repetition rules still look at; what `arrangePosition` needs to continue the game. They go back to the
 * last deed that was somebody's turn, or that brought a piece back.
 */
export function recentMoves(position: Position): readonly ArrangedMove[] {
  return recentDated(position).map(withoutDate);
}

/**
 * The latest turns of each seat, as far as one piece that still stands made them all (REP-1): those from before the recent moves, or all of them
 * where no recent moves are told.
 */
export function earlierRuns(position: Position, recent: 'told' | 'untold'): readonly ArrangedMove[] {
  return runsBefore(position, recent === 'told' ? recentDated(position) : []).map(withoutDate);
}

/** Every move that repetition still looks at, with the number of its action: the earlier runs, then the recent moves. */
export function datedMoves(position: Position): readonly DatedMove[] {
  const recent = recentDated(position);
  return [...runsBefore(position, recent), ...recent];
}

function runsBefore(position: Position, recent: readonly DatedMove[]): readonly DatedMove[] {
  const { words, rules } = position;
  const first = recent[0]?.at ?? Number.POSITIVE_INFINITY;
  return rules.twoSquareLimit === NEVER
    ? []
    : rules.seats.flatMap((_, seat) => {
        const run: DatedMove[] = [];
        let frame = ownFrame(words, seat, frameAt(actionCount(position)));
        while (run.length < rules.twoSquareLimit) {
          const move = movedIn(words, frame);
          if (move === undefined || cellOf(position, move.piece) === rules.board.wall || (run[0] ?? move).piece !== move.piece) break;
          run.unshift(move);
          frame = ownFrame(words, seat, frame - Frame.SIZE);
        }
        return run.filter(({ at }) => at < first);
      });
}

function recentDated(position: Position): readonly DatedMove[] {
  const { twoSquareLimit, seats, chaseRule } = position.rules;
  const { words } = position;
  const latest = frameAt(actionCount(position));
  const wanted = Math.max(twoSquareLimit === NEVER ? 0 : twoSquareLimit * seats.length, chaseRule ? chasePlies(words, latest) + 1 : 0);
  const moves: DatedMove[] = [];
  for (let frame = latest; frame > At.HISTORY && moves.length < wanted; frame -= Frame.SIZE) {
    const move = movedIn(words, frame);
    const isAnswer = (words[frame | Frame.ACTION] & Action.PART) !== 0;
    if (move !== undefined) moves.unshift(move);
    else if (!isAnswer || bringsBack(position, frame)) break;
  }
  return moves;
}

/** How many plies the longer of both chases has lasted, at most. */
export function chasePlies(words: Int32Array, frame: number): number {
  const chase = words[frame | Frame.CHASE];
  return Math.max(chase & 0xffff, chase >>> 16);
}

/** The plain move that a frame holds, if it does. */
export function movedIn(words: Int32Array, frame: number): DatedMove | undefined {
  const action = words[frame | Frame.ACTION];
  if (!(action & Action.MOVE)) return undefined;
  return {
    at: (frame - At.HISTORY) / Frame.SIZE,
    seat: (action >> Action.SEAT_SHIFT) & 3,
    piece: (action >>> 16) & 255,
    from: action & 255,
    to: (action >>> 8) & 255,
    attack: (action & Action.ATTACK) !== 0,
  };
}

function withoutDate({ seat, piece, from, to, attack }: DatedMove): ArrangedMove {
  return { seat, piece, from, to, attack };
}

/** Whether a piece came back in this action: the board before it cannot be had by taking moves back. */
export function bringsBack(position: Position, frame: number): boolean {
  const start = position.words[frame | Frame.MARK] & Frame.LENGTH;
  const isLast = frame === frameAt(actionCount(position));
  const end = isLast ? position.words[At.JOURNAL_LENGTH] : position.words[(frame + Frame.SIZE) | Frame.MARK] & Frame.LENGTH;
  return position.journal.subarray(start, end).some((word) => (word & Fact.TAG_MASK) === Fact.PIECE_RETURNED);
}

/** Puts the pieces on the board as one silent action, and leaves the deployment behind. */
function layOut(position: Position, pieces: readonly ArrangedPiece[], cells: readonly (number | undefined)[]): void {
  openAction(position);
  pieces.forEach((piece, index) => {
    const cell = cells[index];
    if (cell === undefined) identify(position, piece.piece, piece.kind);
    else placePiece(position, piece.piece, piece.kind, cell);
    position.words[At.INFO | piece.piece] = infoOf(position, piece);
  });
  closeDecision(position, 15);
  position.words[At.JOURNAL_LENGTH] = 0;
}

function infoOf(position: Position, piece: ArrangedPiece): number {
  const seat = seatOfHandle(position.rules, piece.piece);
  const status =
    (piece.moved ? Info.MOVED : 0) |
    (piece.ran ? Info.RAN : 0) |
    (piece.cell === undefined ? Info.CAPTURED : 0) |
    (piece.exposed ? Info.EXPOSED : 0);
  return piece.kind | (seat << Info.SEAT_SHIFT) | status | (piece.shownTo << Info.SHOWN_SHIFT);
}

/** The frame of a deed between the runs and the recent moves. Whose it was does not matter any more: it is given to a seat that nobody has. */
function rememberDeed(position: Position): void {
  assert(position.rules.seats.length < SEATS.length, 'there is a seat that nobody has');
  openAction(position);
  rememberOther(position, SEATS.length - 1);
  settleNow(position);
}

/** Writes the frame of a move that cannot be played again. */
function rememberMove(position: Position, move: ArrangedMove): void {
  openAction(position);
  const { words, rules } = position;
  const frame = frameAt(actionCount(position));
  const { seat, piece, from, to } = move;
  words[frame | Frame.ACTION] =
    from | (to << 8) | (piece << 16) | (seat << Action.SEAT_SHIFT) | Action.MOVE | (move.attack ? Action.ATTACK : 0);
  words[frame | Frame.STREAK] = streakOf(words, ownFrame(words, seat, frame - Frame.SIZE), piece, from, to);
  words[frame | Frame.QUIET] = move.attack ? 0 : words[(frame - Frame.SIZE) | Frame.QUIET] + 1;
  if (rules.chaseRule && move.attack) recordChase(position, seat, from, to, true);
  settleNow(position);
}

/** What is forbidden to the seat in turn after what was remembered last. */
function settleNow(position: Position): void {
  const { words } = position;
  const frame = frameAt(actionCount(position));
  settleForbidden(position, frame, ownFrame(words, words[At.TURN], frame));
}
