/**
 * What each piece may be, and how likely: the sets of kinds that fit what was seen, balanced until each piece is one piece and each kind is there
 * as often as the army has it. No world has to be imagined for it, which is slow where pieces are mixed.
 */

import type { Knowledge } from '@flagfall/engine';
import type { Odds } from '../weights.ts';

const ROUNDS = 8;

export function oddsOf({ rules, pieces }: Knowledge): readonly Odds[] {
  return rules.seats.flatMap((_, seat) => {
    const army = pieces.slice(seat * rules.armySize, (seat + 1) * rules.armySize);
    const shares = army.map(({ kinds }) => Array.from(rules.army, (count, kind) => ((kinds >> kind) & 1 ? count : 0)));
    for (let round = 0; round < ROUNDS; round++) {
      rules.army.forEach((count, kind) => {
        scale(shares, kind, count);
      });
      for (const row of shares) normalise(row);
    }
    return shares.map((row) => ({ shares: row, certain: row.some((share) => share > 0.999) }));
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
