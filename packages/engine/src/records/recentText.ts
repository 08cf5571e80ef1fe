/**
 * The latest moves as text, as far as repetition looks at them: `a4a5`, `a4xa5` for an attack, `~a4xa5` when the piece that made it has
 * been captured since. The pieces are found by going back from the board; whose turn it was follows from the turns going round.
 */

import { type ArrangedMove, recentMoves } from '../arrange.ts';
import { fail, ok, type Result } from '../basics.ts';
import { isCaptured, type Position } from '../position.ts';
import type { Rules } from '../rules/compile.ts';
import type { PositionFault } from './positionText.ts';

const NONE = '-';
const GONE = '~';
const ATTACK = 'x';

/** A piece that may have made a recent move, with its handle and where it stands; no cell when it has been captured. */
export interface Mover {
  readonly piece: number;
  readonly seat: number;
  readonly cell: number | undefined;
  readonly moved: boolean;
}

export function formatRecent(position: Position): string {
  const { cells } = position.rules.board;
  const moves = recentMoves(position).map(({ piece, from, to, attack }) => {
    const gone = isCaptured(position, piece) ? GONE : '';
    return `${gone}${cells[from]}${attack ? ATTACK : ''}${cells[to]}`;
  });
  return moves.length === 0 ? NONE : moves.join(',');
}

/** `last` is the seat that made the latest move. */
export function parseRecent(
  rules: Rules,
  text: string,
  movers: readonly Mover[],
  last: number,
): Result<readonly ArrangedMove[], PositionFault> {
  if (text === NONE) return ok([]);
  const standing = new Map(movers.flatMap((mover) => (mover.cell === undefined ? [] : [[mover.cell, mover] as const])));
  const captured = rules.seats.map((_, seat) => movers.find((mover) => mover.seat === seat && mover.cell === undefined));
  const moves: ArrangedMove[] = [];
  let seat = last;
  for (const written of text.split(',').reverse()) {
    const found = /^(~?)([a-z]\d{1,2})(x?)([a-z]\d{1,2})$/.exec(written);
    const from = rules.board.indexOf.get(found?.[2] ?? '');
    const to = rules.board.indexOf.get(found?.[4] ?? '');
    if (found === null || from === undefined || to === undefined) return fail({ code: 'badMove', at: written.slice(0, 12) });
    const mover = found[1] === GONE ? captured[seat] : standing.get(to);
    if (mover === undefined || mover.seat !== seat || from === to) return fail({ code: 'impossibleMoves', at: written });
    if (mover.cell !== undefined) {
      // A piece that moved lately is known to have moved, and the cell that it left was free for it.
      if (!mover.moved || standing.has(from)) return fail({ code: 'impossibleMoves', at: written });
      standing.delete(to);
      standing.set(from, mover);
    }
    moves.push({ seat, piece: mover.piece, from, to, attack: found[3] === ATTACK });
    seat = (seat + rules.seats.length - 1) % rules.seats.length;
  }
  return ok(moves.reverse());
}
