/**
 * What each piece may be, and how likely: the sets of kinds that fit what was seen, balanced until each piece is one piece and each kind is there
 * as often as the army has it. No world has to be imagined for it, which is slow where pieces are mixed.
 */

import type { Knowledge, KnownPiece } from '@flagfall/engine';
import { sinkhornBalance } from '../../sinkhorn.ts';

/** How likely a piece is to be of each kind. */
export type KindProbabilities = Float64Array;

/** `kindsOf` are the kinds that a piece is taken for, one bit each; `leaning` says how much likelier than by number it is of one. */
export function kindProbabilities(
  { rules, pieces }: Knowledge,
  kindsOf: (piece: KnownPiece) => number,
  leaning: (piece: KnownPiece, kind: number) => number,
): readonly KindProbabilities[] {
  const kinds = rules.kinds.length;
  const odds = Float64Array.from({ length: pieces.length * kinds }, (_, at) => {
    const [piece, kind] = [pieces[Math.floor(at / kinds)], at % kinds];
    return (kindsOf(piece) >> kind) & 1 ? rules.army[kind] * leaning(piece, kind) : 0;
  });
  for (let start = 0; start < pieces.length; start += rules.armySize)
    sinkhornBalance(
      odds,
      pieces.slice(start, start + rules.armySize).map(({ piece }) => piece),
      rules.army,
    );
  return pieces.map(({ piece }) => odds.subarray(piece * kinds, (piece + 1) * kinds));
}
