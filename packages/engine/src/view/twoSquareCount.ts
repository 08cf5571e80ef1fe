/** How far a piece has gone back and forth, as its owner can see it: the two-square rule (REP-1) as a warning before it forbids a move. */

import { isSameColumn, isSameRow } from '../board.ts';
import type { Rules } from '../rules/rules.ts';
import type { Seat } from '../seats.ts';
import type { PieceId, View } from '../types.ts';

export interface TwoSquareCount {
  readonly piece: PieceId;
  /** In how many consecutive turns it has crossed the same boundary, or gone between the same two cells (AUD-3). */
  readonly crossed: number;
  /** How many times more it may. */
  readonly left: number;
}

/** The piece that a seat moves back and forth; undefined before the second such turn in a row, and where there is no limit. */
export function twoSquareCountOf(rules: Rules, { recent }: Pick<View, 'recent'>, seat: Seat): TwoSquareCount | undefined {
  const { board, twoSquareLimit, countsPairs } = rules;
  const own = recent.filter((move) => move.seat === seat);
  const last = own.at(-1);
  if (last === undefined || !board.isGrid || !rules.hasTwoSquareRule) return undefined;
  const numberOf = (cell: string): number => board.indexOf.get(cell)!;
  const [a, b] = [numberOf(last.from), numberOf(last.to)];
  const isInLine = (cell: number): boolean => (isSameRow(board, a, b) ? isSameRow(board, a, cell) : isSameColumn(board, a, cell));
  let [low, high] = [0, board.cells.length];
  let made = 0;
  for (const { piece, from, to } of own.toReversed()) {
    const [one, other] = [numberOf(from), numberOf(to)];
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
    if (piece !== last.piece || low >= high || !isInLine(one) || !isInLine(other)) break;
    if (countsPairs && !(one === (made % 2 === 0 ? a : b) && other === (made % 2 === 0 ? b : a))) break;
    made++;
  }
  return made < 2 ? undefined : { piece: last.piece, crossed: made, left: Math.max(0, twoSquareLimit - made) };
}
