/**
 * The latest moves as text, as far as the repetition rules need them: `a4a5`, `a4xa5` for an attack, `~a4xa5` when the piece that made it has
 * been captured since, and `a4xa5+` when a piece came back in that turn: then it is the first in the text. The pieces are found by going back from the
 * board; the seats follow from the order of turns.
 */

import { fail, ok, type Result } from '../../basics.ts';
import { isSameColumn, isSameRow, stepBetween } from '../../board.ts';
import { type PastMove, recentMoves } from '../../position/buildPosition.ts';
import { isCaptured, type Position } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { areAdjacent } from '../../rules/tables.ts';
import type { PositionFault } from './positionFault.ts';

const NONE = '-';
const CAPTURED_SIGN = '~';
const ATTACK = 'x';
const RETURNED = '+';

/** A piece that may have made a recent move, with its handle and where it stands; no cell when it has been captured. */
export interface PossibleMover {
  readonly piece: number;
  readonly seat: number;
  readonly kind: number;
  readonly cell: number | undefined;
  readonly moved: boolean;
  readonly ran: boolean;
}

export function formatRecent(position: Position): string {
  const { cells } = position.rules.board;
  const moves = recentMoves(position).map(({ piece, from, to, attack, returned }) => {
    const gone = isCaptured(position, piece) ? CAPTURED_SIGN : '';
    return `${gone}${cells[from]}${attack ? ATTACK : ''}${cells[to]}${returned ? RETURNED : ''}`;
  });
  return moves.length === 0 ? NONE : moves.join(',');
}

/** `last` is the seat that made the latest move. */
export function parseRecent(
  rules: Rules,
  text: string,
  movers: readonly PossibleMover[],
  last: number,
): Result<readonly PastMove[], PositionFault> {
  if (text === NONE) return ok([]);
  const past = new RetroBoard(rules, movers);
  const moves: PastMove[] = [];
  let seat = last;
  for (const [at, written] of [...text.split(',').entries()].reverse()) {
    const found = /^(~?)([a-z]\d{1,2})(x?)([a-z]\d{1,2})(\+?)$/.exec(written);
    const from = rules.board.indexOf.get(found?.[2] ?? '');
    const to = rules.board.indexOf.get(found?.[4] ?? '');
    if (found === null || from === undefined || to === undefined) return fail({ code: 'badMove', at: written.slice(0, 12) });
    const attack = found[3] === ATTACK;
    const returned = found[5] === RETURNED;
    // Nothing can be taken back beyond a return.
    const isRight = !returned || (attack && at === 0);
    const piece = !isRight ? undefined : past.takeBack(seat, from, to, attack, found[1] === CAPTURED_SIGN, returned);
    if (piece === undefined) return fail({ code: 'impossibleMoves', at: written });
    moves.push({ seat, piece, from, to, attack, ...(returned ? { returned } : {}) });
    seat = (seat + rules.seats.length - 1) % rules.seats.length;
  }
  return ok(moves.reverse());
}

/** A piece found while going back. Of one that has been captured since, we learn only whether it ran. */
interface RetractedPiece {
  readonly seat: number;
  readonly mover: PossibleMover | undefined;
  ran: boolean;
}

/** The board, taken back move by move: the pieces on it now, and captured ones that moved. */
class RetroBoard {
  readonly #rules: Rules;
  readonly #movers: readonly PossibleMover[];
  readonly #board = new Map<number, RetractedPiece>();
  /** Captured pieces that moved lately, all different. */
  readonly #gone: RetractedPiece[] = [];
  /** How many attacks each seat has won lately. */
  readonly #wins: number[];

  constructor(rules: Rules, movers: readonly PossibleMover[]) {
    this.#rules = rules;
    this.#movers = movers;
    this.#wins = rules.seats.map(() => 0);
    for (const mover of movers) if (mover.cell !== undefined) this.#board.set(mover.cell, { seat: mover.seat, mover, ran: mover.ran });
  }

  /** Takes one move back and names the piece that made it; undefined when no piece can have made it. */
  takeBack(seat: number, from: number, to: number, attack: boolean, gone: boolean, returned: boolean): number | undefined {
    const { board, tables } = this.#rules;
    const steps = areAdjacent(tables, from, to);
    // Whoever came back may stand where the attacker came from.
    const isFree = returned || (!this.#board.has(from) && (steps || this.#isFreeLine(from, to)));
    if (!isFree || board.obstacle[from] || board.obstacle[to]) return undefined;
    const there = this.#board.get(to);
    const stayed = there?.seat === seat;
    // An attacker that was captured is no longer on the cell; an enemy may be.
    if (stayed ? (there.mover === undefined) !== gone : !gone || (there !== undefined && !attack)) return undefined;
    const walker = stayed ? there : { seat, mover: undefined, ran: false };
    if (stayed) this.#board.delete(to);
    else this.#gone.push(walker);
    this.#board.set(from, walker);
    if (stayed && attack && ++this.#wins[seat] > this.#capturedFrom(seat)) return undefined;
    const { mover } = walker;
    // A piece that moved lately is known to have moved, and one that ran to have run.
    if (mover !== undefined) return mover.moved && (steps || mover.ran) ? mover.piece : undefined;
    walker.ran ||= !steps;
    return this.#captiveFor(seat);
  }

  /** Whether a piece could run from one cell to the other: no known piece stood in between. */
  #isFreeLine(from: number, to: number): boolean {
    const { board } = this.#rules;
    if (from === to || !board.isGrid || !(isSameRow(board, from, to) || isSameColumn(board, from, to))) return false;
    const step = stepBetween(board, from, to);
    for (let cell = from + step; cell !== to; cell += step) if (board.obstacle[cell] || this.#board.has(cell)) return false;
    return true;
  }

  /** How many pieces the enemies of a seat have lost: at least one for each attack that it won. */
  #capturedFrom(seat: number): number {
    return this.#movers.filter((mover) => mover.seat !== seat && mover.cell === undefined).length;
  }

  /** A captured piece of the seat, when enough captured pieces could have moved, or run, as those found while going back did. */
  #captiveFor(seat: number): number | undefined {
    const { kinds } = this.#rules;
    const captives = this.#movers.filter((mover) => mover.seat === seat && mover.cell === undefined && kinds[mover.kind].moves !== 'never');
    const runners = captives.filter((mover) => kinds[mover.kind].moves === 'run');
    const walkers = this.#gone.filter((walker) => walker.seat === seat);
    const enough = walkers.length <= captives.length && walkers.filter((walker) => walker.ran).length <= runners.length;
    return enough ? captives[0].piece : undefined;
  }
}
