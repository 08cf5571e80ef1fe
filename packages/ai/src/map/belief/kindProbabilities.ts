/**
 * Probabilities of kinds: the possible kinds of each piece, balanced (Sinkhorn) until they fit the counts of the army. This needs no determinizations,
 * which are slow where pieces are mixed.
 */

import type { Knowledge, KnownPiece } from '@flagfall/engine';
import { sinkhornBalance } from '../../sinkhorn.ts';

/** The probability of each kind for a piece. */
export type KindProbabilities = Float64Array;

/** `kindsOf` gives the possible kinds of a piece, one bit each; `leaning` the factor of a kind against counting alone. */
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
