/** The board as the simple player sees it, computed once a decision: where pieces stand, what they may be, and how far they are. */

import type { Chance, Knowledge, KnownPiece, Rules, Seat } from '@flagfall/engine';
import { sampleKinds } from '@flagfall/engine/internal';
import type { KindShares } from './pieceWorth.ts';

/** Sampled worlds for the probabilities of kinds. */
const WORLDS = 60;

export interface BoardSurvey {
  on(cell: number): KnownPiece | undefined;
  readonly odds: readonly KindShares[];
  readonly targets: readonly { readonly piece: KnownPiece; readonly distances: Int8Array }[];
}

export function surveyBoard(knowledge: Knowledge, seat: Seat, chance: Chance): BoardSurvey {
  const { pieces, rules } = knowledge;
  const odds = guess(knowledge, pieces.length, chance);
  const standing = new Map<number, KnownPiece>();
  for (const piece of pieces) if (piece.cell !== undefined) standing.set(piece.cell, piece);
  const targets = pieces
    .filter((piece) => piece.seat !== seat && piece.cell !== undefined)
    .map((piece) => ({ piece, distances: distancesTo(rules, piece.cell!, standing) }));
  return { on: (cell) => standing.get(cell), odds, targets };
}

export function neighboursOf({ board }: Rules, cell: number): readonly number[] {
  const { neighbours, degree, offBoard } = board;
  return Array.from(neighbours.subarray(cell * degree, (cell + 1) * degree)).filter((next) => next !== offBoard);
}

/** The probability of each kind for each piece, from sampled worlds. */
function guess(knowledge: Knowledge, count: number, chance: Chance): readonly KindShares[] {
  const odds = Array.from({ length: count }, () => ({
    certain: false,
    shares: new Array<number>(knowledge.rules.kinds.length).fill(0),
  }));
  for (let world = 0; world < WORLDS; world++)
    sampleKinds(knowledge, chance).forEach((kind, piece) => {
      if (kind < odds[piece].shares.length) odds[piece].shares[kind] += 1 / WORLDS;
    });
  return odds.map(({ shares }) => ({ shares, certain: shares.some((share) => share > 0.999) }));
}

/** Steps from every cell to a target over cells that are free now; -1 where there is no path. */
function distancesTo(rules: Rules, target: number, standing: ReadonlyMap<number, KnownPiece>): Int8Array {
  const distances = new Int8Array(rules.board.cells.length).fill(-1);
  const queue = [target];
  distances[target] = 0;
  for (let at = 0; at < queue.length; at++)
    for (const next of neighboursOf(rules, queue[at])) {
      if (distances[next] >= 0 || rules.board.obstacle[next]) continue;
      distances[next] = distances[queue[at]] + 1;
      if (!standing.has(next)) queue.push(next);
    }
  return distances;
}
