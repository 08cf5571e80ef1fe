/**
 * Builds a position in the middle of a game from what can be seen of it: where the pieces stand, and the latest moves. Position texts, test
 * scenarios and imagined worlds all come through here.
 */

import { fail, ok, type Result } from './basics.ts';
import { cardsIn } from './cards.ts';
import { askDecision, closeDecision, identify, moveCard, openAction, placePiece, takeNote } from './facts.ts';
import { intentsMax, listIntents, play } from './play.ts';
import { Action, At, actionCount, Frame, frameAt, Info, newPosition, ownFrame, type Position, reserve, seatOfHandle } from './position.ts';
import { retellAction } from './retell.ts';
import { NEVER, type Rules } from './rules/compile.ts';
import { recordChase, settleForbidden, streakOf } from './rules/repetition.ts';
import { areAdjacent } from './rules/tables.ts';
import { rememberPart } from './rules/turn.ts';

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
  /** Plies since the last attack. */
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
    const legal = moves.subarray(0, listIntents(position, moves));
    if (position.words[At.TURN] !== move.seat || !legal.includes(move.from | (move.to << 8)))
      return fail({ code: 'impossibleMoves', at: recent.indexOf(move) });
    play(position, move.from | (move.to << 8));
  }
  // What the replayed moves told is part of the arrangement already.
  for (const piece of arrangement.pieces) position.words[At.INFO | piece.piece] = infoOf(position, piece);
  if (arrangement.special !== undefined) layOutSpecial(position, arrangement.special, arrangement.quiet);
  return ok(position);
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
  const before = [words[frame | Frame.HASH_LOW], words[frame | Frame.HASH_HIGH]];
  for (const [note, value] of notes.entries()) takeNote(position, note, value);
  for (const word of decisions) askDecision(position, word & 255, (word >> 8) & 15, (word >> 16) & 255);
  for (const [to, cards] of piles.entries())
    for (const card of cards) {
      const from = piles.findIndex((_, pile) => cardsIn(position, pile).includes(card));
      moveCard(position, from, cardsIn(position, from).indexOf(card), to, 'top');
    }
  const change = [words[frame | Frame.HASH_LOW] ^ before[0], words[frame | Frame.HASH_HIGH] ^ before[1]];
  for (let earlier = frame - Frame.SIZE; earlier >= At.HISTORY; earlier -= Frame.SIZE) {
    words[earlier | Frame.HASH_LOW] ^= change[0];
    words[earlier | Frame.HASH_HIGH] ^= change[1];
  }
  words[frame | Frame.QUIET] = quiet;
  words[At.JOURNAL_LENGTH] = facts;
}

/** The moves, oldest first, that a position's repetition rules still look at; what `arrangePosition` needs to continue the game. */
export function recentMoves(position: Position): readonly ArrangedMove[] {
  const { twoSquareLimit, seats, chaseRule } = position.rules;
  const { history } = position;
  const chase = history[actionCount(position) * Frame.SIZE + Frame.CHASE];
  const wanted = Math.max(
    twoSquareLimit === NEVER ? 0 : twoSquareLimit * seats.length,
    chaseRule ? Math.max(chase & 0xffff, chase >>> 16) + 1 : 0,
  );
  const moves: ArrangedMove[] = [];
  for (let frame = actionCount(position); frame > 0 && moves.length < wanted; frame--) {
    const action = history[frame * Frame.SIZE + Frame.ACTION];
    if (!(action & Action.MOVE)) break;
    const seat = (action >> Action.SEAT_SHIFT) & 3;
    moves.unshift({
      seat,
      piece: (action >>> 16) & 255,
      from: action & 255,
      to: (action >>> 8) & 255,
      attack: (action & Action.ATTACK) !== 0,
    });
  }
  return moves;
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

/** The frame of a deed between the runs and the recent moves: whose it was does not matter any more. */
function rememberDeed(position: Position): void {
  openAction(position);
  rememberPart(position);
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
  settleForbidden(position, frame, ownFrame(words, words[At.TURN], frame));
}
