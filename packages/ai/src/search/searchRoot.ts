/** The root of a search: the shadow, the armies left, and what each side believes about the other's pieces. */

import { type Chance, cellOf, isCaptured, kindOf, NO_KIND, type Position, pieceCount, type Rules, seatOf } from '@flagfall/engine';
import { hasMoved, hasReturned, hasRun, shownTo } from '@flagfall/engine/edition';
import type { Belief } from '../belief/belief.ts';
import { sinkhornBalance } from '../sinkhorn.ts';

export interface SearchRoot {
  readonly rules: Rules;
  /** The seat of the player, by number. */
  readonly seat: number;
  /** The game as the seat saw it; kinds of hidden pieces are blank. */
  readonly shadow: Position;
  readonly pieces: number;
  /** How many of each kind a seat has on the board, `seat * kinds + kind`. */
  readonly remaining: Float64Array;
  /** `piece * kinds + kind`: the probability of a kind for the enemies of a piece. */
  readonly marginals: Float64Array;
}

export function searchRoot(belief: Belief, seat: number, chance: Chance, draws: number): SearchRoot {
  const { rules, shadow } = belief.knowledge;
  const odds = belief.marginals(chance, draws);
  const left = countRemaining(rules, shadow);
  fillEnemyMarginals(rules, shadow, seat, left, odds);
  return { rules, seat, shadow, pieces: pieceCount(shadow), remaining: left, marginals: odds };
}

/** Captured pieces lie open, so these counts are public. */
function countRemaining(rules: Rules, shadow: Position): Float64Array {
  const kinds = rules.kinds.length;
  const left = new Float64Array(rules.seats.length * kinds);
  for (let seat = 0; seat < rules.seats.length; seat++) left.set(rules.army, seat * kinds);
  for (let piece = 0; piece < pieceCount(shadow); piece++) {
    const kind = kindOf(shadow, piece);
    if (kind !== NO_KIND && isCaptured(shadow, piece) && !hasReturned(shadow, piece)) left[seatOf(shadow, piece) * kinds + kind]--;
  }
  return left;
}

/** The enemy's belief about the seat's own pieces: all that fits what it was shown and how they moved, balanced with the counts. */
function fillEnemyMarginals(rules: Rules, shadow: Position, seat: number, left: Float64Array, odds: Float64Array): void {
  const kinds = rules.kinds.length;
  const own: number[] = [];
  for (let piece = 0; piece < pieceCount(shadow); piece++) {
    if (seatOf(shadow, piece) !== seat) continue;
    odds.fill(0, piece * kinds, (piece + 1) * kinds);
    if (cellOf(shadow, piece) === rules.board.offBoard) continue;
    own.push(piece);
    const isKnown = (shownTo(shadow, piece) & ~(1 << seat)) !== 0;
    for (let kind = 0; kind < kinds; kind++)
      if (isKnown ? kind === kindOf(shadow, piece) : mayBe(rules, shadow, piece, kind))
        odds[piece * kinds + kind] = left[seat * kinds + kind];
  }
  sinkhornBalance(odds, own, left.subarray(seat * kinds, (seat + 1) * kinds));
}

function mayBe(rules: Rules, shadow: Position, piece: number, kind: number): boolean {
  const { moves } = rules.kinds[kind];
  if (hasRun(shadow, piece)) return moves === 'run';
  return moves !== 'never' || !hasMoved(shadow, piece);
}
