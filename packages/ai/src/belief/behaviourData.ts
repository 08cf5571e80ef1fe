/** Log-likelihoods of behaviour by kind; only differences matter. docs/decisions/belief.md says where the numbers come from. */

/** A hidden piece against a known piece of ours beside it. */
export type BattleRelation = 'beats' | 'falls' | 'neither';

export const BEHAVIOUR_LOG_LIKELIHOOD = {
  /** Leaves the side of a known piece. */
  flees: { beats: -1.2, falls: 0, neither: -0.4 },
  /** Comes beside a known piece. */
  approaches: { beats: 0, falls: -1.8, neither: -0.7 },
  /** Stays beside a known piece. */
  stays: { beats: -0.4, falls: -0.4, neither: 0 },
  /** Comes beside a piece of ours that it does not know, by the kinds of prior.ts as below: strong pieces do so more often. */
  comesToHidden: [0, -0.1, -0.3, -0.2, -0.15, -0.1, 0, 0.1, 0.15, 0.25, 0.2, 0],
  /** Moves for the first time: by the kinds of prior.ts, bomb, spy, scout, miner, sergeant and so on up to marshal, flag. */
  firstMove: [0, -0.3, 0, -0.5, -0.1, 0, 0, 0, 0, 0, -0.1, 0],
  /** A runner seldom goes a single step. */
  stepOfRunner: -0.15,
  stepsCounted: 4,
  /** How often a piece that can move makes its first move when all are alike, and how much pieces differ: some are kept back. */
  firstMovesATurn: 0.3,
  evenness: 0.5,
} as const;

/** The log-likelihood that a piece that can move has not moved in so many turns, shared among all that could. */
export function idleLogLikelihood(turns: number): number {
  const { firstMovesATurn, evenness } = BEHAVIOUR_LOG_LIKELIHOOD;
  return -evenness * Math.log(1 + (turns * firstMovesATurn) / evenness);
}
