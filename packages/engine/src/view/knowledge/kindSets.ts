/** Sets of kinds, one bit each: what the moves of a piece say about its kind. */

import type { PieceKind } from '../../edition/edition.ts';

type Mobility = PieceKind['moves'];

/** A piece that ran is a runner (CORE-9), and one that moved can move (CORE-25). */
export function mobilitiesOf(hasMoved: boolean, hasRun: boolean): readonly Mobility[] {
  return hasRun ? ['run'] : hasMoved ? ['run', 'step'] : ['run', 'step', 'never'];
}

export function kindsMoving(kinds: readonly PieceKind[], mobilities: readonly Mobility[]): number {
  return kinds.reduce((mask, { moves }, kind) => (mobilities.includes(moves) ? mask | (1 << kind) : mask), 0);
}
