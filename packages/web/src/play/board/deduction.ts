/** What everybody at the table could tell of a hidden piece from its steps. */

import type { PieceKind, PieceView, Rules } from '@flagfall/engine';

/** The one kind that can move as this piece did. Powers and cards move pieces far too, so there nothing follows. */
export function deducedKind(rules: Rules, piece: PieceView): string | undefined {
  if (piece.known || piece.seen?.ran !== true || rules.extension !== undefined) return undefined;
  const runners = inArmy(rules).filter(({ moves }) => moves === 'run');
  return runners.length === 1 ? runners[0].id : undefined;
}

export function inArmy({ kinds, army }: Rules): readonly PieceKind[] {
  return kinds.filter((_, at) => army[at] > 0);
}
