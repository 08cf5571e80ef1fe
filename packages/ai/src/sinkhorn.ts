/** Sinkhorn balancing: the probabilities of a hidden piece sum to one, those of a kind to its count. */

/** Rounds of balancing; more make no difference. */
const SINKHORN_ROUNDS = 6;

/** Balances `odds[piece * kinds + kind]` for these pieces; `counts` are the pieces of each kind among them. */
export function sinkhornBalance(odds: Float64Array, pieces: readonly number[], counts: ArrayLike<number>): void {
  const kinds = counts.length;
  for (const piece of pieces) normalizeRow(odds, piece * kinds, kinds);
  for (let round = 0; round < SINKHORN_ROUNDS; round++) {
    for (let kind = 0; kind < kinds; kind++) normalizeColumn(odds, pieces, kinds, kind, counts[kind]);
    for (const piece of pieces) normalizeRow(odds, piece * kinds, kinds);
  }
}

function normalizeRow(odds: Float64Array, start: number, kinds: number): void {
  let sum = 0;
  for (let kind = 0; kind < kinds; kind++) sum += odds[start + kind];
  if (sum > 0) for (let kind = 0; kind < kinds; kind++) odds[start + kind] /= sum;
}

function normalizeColumn(odds: Float64Array, pieces: readonly number[], kinds: number, kind: number, count: number): void {
  let sum = 0;
  for (const piece of pieces) sum += odds[piece * kinds + kind];
  if (sum > 0) for (const piece of pieces) odds[piece * kinds + kind] *= count / sum;
}
