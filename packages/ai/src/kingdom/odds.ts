/**
 * What each piece may be, and how likely: the sets of kinds that fit what was seen, balanced until each piece is one piece and each kind is there
 * as often as the army has it. No world has to be imagined for it, which is slow where pieces are mixed.
 */

import type { Knowledge, KnownPiece } from '@flagfall/engine';

const ROUNDS = 8;

/** How likely a piece is to be of each kind. */
export type Odds = readonly number[];

/** `kindsOf` are the kinds that a piece is taken for, one bit each; `leaning` says how much likelier than by number it is of one. */
export function oddsOf(
  { rules, pieces }: Knowledge,
  kindsOf: (piece: KnownPiece) => number,
  leaning: (piece: KnownPiece, kind: number) => number,
): readonly Odds[] {
  return rules.seats.flatMap((_, seat) => {
    const army = pieces.slice(seat * rules.armySize, (seat + 1) * rules.armySize);
    const shares = army.map((piece) =>
      Array.from(rules.army, (count, kind) => ((kindsOf(piece) >> kind) & 1 ? count * leaning(piece, kind) : 0)),
    );
    for (let round = 0; round < ROUNDS; round++) {
      rules.army.forEach((count, kind) => {
        scale(shares, kind, count);
      });
      for (const row of shares) normalise(row);
    }
    return shares;
  });
}

/** So many of a kind there are. */
function scale(shares: readonly number[][], kind: number, count: number): void {
  const sum = shares.reduce((total, row) => total + row[kind], 0);
  if (sum > 0) for (const row of shares) row[kind] *= count / sum;
}

/** A piece is one piece. */
function normalise(row: number[]): void {
  const sum = row.reduce((total, share) => total + share, 0);
  if (sum > 0) for (let kind = 0; kind < row.length; kind++) row[kind] /= sum;
}
