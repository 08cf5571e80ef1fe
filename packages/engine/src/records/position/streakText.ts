/**
 * Streaks across a deed: the two-square rule counts a seat's latest moves even when the enemy has used a power or a card since, and the recent moves
 * of a position text stop there. One part of the field of powers and cards holds the moves before: `r:a4a5.a5a4,b:h8h7`.
 */

import { fail, ok, type Result } from '../../basics.ts';
import { earlierStreaks, type PastMove } from '../../position/buildPosition.ts';
import { isAsking, type Position } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { seatIndex } from '../../seats.ts';
import { seatLetter, seatOfLetter } from '../symbols.ts';
import type { PositionFault } from './positionFault.ts';

/** The streaks that began before the recent moves, seat by seat. */
export function formatStreaks(position: Position): readonly string[] {
  const { seats, board } = position.rules;
  const moves = earlierStreaks(position, isAsking(position) ? 'withoutRecent' : 'withRecent');
  return seats.flatMap((seat, number) => {
    const own = moves
      .filter((move) => move.seat === number)
      .map(({ from, to, attack }) => `${board.cells[from]}${attack ? 'x' : ''}${board.cells[to]}`);
    return own.length === 0 ? [] : [`${seatLetter(seat)}:${own.join('.')}`];
  });
}

/** `pieceOn` finds the piece of a seat on a cell, `recent` are the moves that follow. */
export function parseStreaks(
  rules: Rules,
  texts: readonly string[],
  pieceOn: (seat: number, cell: number) => number | undefined,
  recent: readonly PastMove[],
): Result<readonly PastMove[], PositionFault> {
  const moves: PastMove[] = [];
  for (const text of texts) {
    const fault = fail({ code: 'badSpecial', at: text.slice(0, 24) } as const);
    const seat = seatOfLetter(text[0] ?? '');
    if (seat === undefined || !rules.seats.includes(seat) || text[1] !== ':') return fault;
    const number = seatIndex(seat);
    const run: { readonly from: number; readonly to: number; readonly attack: boolean }[] = [];
    for (const written of text.slice(2).split('.')) {
      const found = /^([a-z]\d{1,2})(x?)([a-z]\d{1,2})$/.exec(written);
      const [from, to] = [rules.board.indexOf.get(found?.[1] ?? ''), rules.board.indexOf.get(found?.[3] ?? '')];
      if (found === null || from === undefined || to === undefined || (run.length > 0 && run[run.length - 1].to !== from)) return fault;
      run.push({ from, to, attack: found[2] === 'x' });
    }
    const next = recent.find((move) => move.seat === number);
    const last = run[run.length - 1];
    // An attack that waits for its answer has not left its cell yet.
    const piece = next?.from === last.to ? next.piece : (pieceOn(number, last.to) ?? pieceOn(number, last.from));
    if (piece === undefined || run.length > rules.twoSquareLimit || moves.some((move) => move.seat === number)) return fault;
    moves.push(...run.map((move) => ({ ...move, seat: number, piece })));
  }
  return ok(moves);
}
