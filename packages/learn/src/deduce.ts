/** Deduction by counting: the possible kinds of each hidden piece, given the kinds that the army has left. */

import { cellOf, kindOf, type Position, type Seat } from '@flagfall/engine';
import { type HiddenPiece, hiddenPieces, remainingKinds } from './informationSet.ts';

export interface DeducedPiece extends HiddenPiece {
  /** Its kinds over the whole information set, one bit each. */
  readonly possible: number;
}

export function deducePieces(position: Position, seat: Seat): readonly DeducedPiece[] {
  const hidden = hiddenPieces(position, seat);
  return hidden.map((one) => ({ ...one, possible: possibleKinds(position, hidden, one) }));
}

/** The kinds of a hidden piece over the whole information set. */
export function possibleKinds(position: Position, hidden: readonly HiddenPiece[], one: HiddenPiece): number {
  const mates = hidden.filter((other) => other.seat === one.seat && other.piece !== one.piece);
  const left = remainingKinds(position, hidden, one.seat);
  let possible = 0;
  for (let kind = 0; kind < left.length; kind++) {
    if (left[kind] === 0 || !((one.kinds >> kind) & 1)) continue;
    const rest = left.map((count, other) => (other === kind ? count - 1 : count));
    if (isAssignable(mates, rest)) possible |= 1 << kind;
  }
  return possible;
}

/**
 * Whether the pieces can be these kinds. The sets of possible kinds are nested (runners, movers, all), so for each set it is enough to compare the pieces
 * that need it with the kinds left in it.
 */
function isAssignable(pieces: readonly HiddenPiece[], left: readonly number[]): boolean {
  return [...new Set(pieces.map(({ kinds }) => kinds))].every((kinds) => {
    const needed = pieces.filter((one) => (one.kinds & ~kinds) === 0).length;
    const there = left.reduce((sum, count, kind) => ((kinds >> kind) & 1 ? sum + count : sum), 0);
    return needed <= there;
  });
}

/** The hidden pieces on the board whose kind follows by counting. */
export function certainPieces(position: Position, seat: Seat): readonly DeducedPiece[] {
  const { offBoard } = position.rules.board;
  return deducePieces(position, seat).filter(
    ({ piece, possible }) => cellOf(position, piece) !== offBoard && possible === 1 << kindOf(position, piece),
  );
}
