/**
 * The sequential probability ratio test on rounds (pairs, with two seats). After each round it asks how much likelier the results are if A scores HIGH than
 * if it scores LOW. In the generalised form each hypothesis is the distribution over the results so far that fits them best among those with that mean.
 * The games of a round share their luck, so it counts rounds and not games.
 */

export interface SprtBounds {
  /** Points a game under the two hypotheses. */
  readonly low: number;
  readonly high: number;
  /** How often HIGH is accepted where LOW is true, and LOW where HIGH is true. */
  readonly alpha: number;
  readonly beta: number;
}

export interface SprtState {
  /** The logarithm of the likelihood ratio. */
  readonly ratio: number;
  /** At or below `lower` LOW is accepted, at or above `upper` HIGH. */
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'low' | 'high' | undefined;
  readonly rounds: number;
}

/** The best and the worst result count as seen this often, because they may still come. */
const PRIOR = 1e-3;
const BISECTIONS = 60;

/** `scores` are the mean points of each round, in order. */
export function sprtOf(scores: readonly number[], { low, high, alpha, beta }: SprtBounds): SprtState {
  const [lower, upper] = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  const counts = new Map<number, number>([
    [0, PRIOR],
    [1, PRIOR],
  ]);
  let ratio = 0;
  for (const [at, score] of scores.entries()) {
    counts.set(score, (counts.get(score) ?? 0) + 1);
    ratio = logRatio(counts, low, high);
    if (ratio <= lower) return { ratio, lower, upper, verdict: 'low', rounds: at + 1 };
    if (ratio >= upper) return { ratio, lower, upper, verdict: 'high', rounds: at + 1 };
  }
  return { ratio, lower, upper, verdict: undefined, rounds: scores.length };
}

function logRatio(counts: ReadonlyMap<number, number>, low: number, high: number): number {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...counts].map(([score, count]) => [score, count / total] as const);
  const [tiltLow, tiltHigh] = [tiltTo(shares, low), tiltTo(shares, high)];
  return (
    total *
    shares.reduce((sum, [score, share]) => sum + share * Math.log((1 + tiltLow * (score - low)) / (1 + tiltHigh * (score - high))), 0)
  );
}

/** The likeliest distribution with a given mean has the shares p / (1 + tilt * (score - mean)); the tilt is chosen to meet the mean. */
function tiltTo(shares: readonly (readonly [number, number])[], mean: number): number {
  let [from, to] = [-1 / (1 - mean), 1 / mean];
  for (let step = 0; step < BISECTIONS; step++) {
    const tilt = (from + to) / 2;
    const excess = shares.reduce((sum, [score, share]) => sum + (share * (score - mean)) / (1 + tilt * (score - mean)), 0);
    if (excess > 0) from = tilt;
    else to = tilt;
  }
  return (from + to) / 2;
}
