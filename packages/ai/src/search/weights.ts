/** What counts in the evaluation, and how much: the numbers are chances to win in logits, so that sums of them become a win chance. */

export const TERMS = [
  /** Every piece that can move. */
  'body',
  /** The fewer enemies stand above a piece, the more it is worth; `top` counts only the very highest. */
  'rank',
  'top',
  /** Who defuses, while there is something to defuse; who runs; who fells the highest rank. */
  'defuser',
  'runner',
  'assassin',
  /** What never moves and is no prize. */
  'bomb',
  /** Not yet shown to the enemy, by itself and by rank. */
  'hidden',
  'hiddenRank',
  /** Not yet moved, by itself and by rank. */
  'unmoved',
  'unmovedRank',
  /** How near something is that it can gain by attacking; how near somebody who gains by attacking it. */
  'prey',
  'danger',
  /** How far it has come. */
  'advance',
  /** How near the enemy's prize is, and one's own. */
  'siege',
  'guard',
  /** An enemy before one's own prize whom nobody can stop. */
  'race',
] as const;
export type Term = (typeof TERMS)[number];
export type Weights = Readonly<Record<Term, number>>;

/** A prize taken: a game won outweighs every army, but for a hope of it nobody throws the army away. */
export const PRIZE_WORTH = 3;

export const STARTING_WEIGHTS: Weights = {
  body: 0.1,
  rank: 0.8,
  top: 0.9,
  defuser: 0.12,
  runner: 0.03,
  assassin: 0.3,
  bomb: 0.12,
  hidden: 0.02,
  hiddenRank: 0.15,
  unmoved: 0.01,
  unmovedRank: 0.05,
  prey: 0.35,
  danger: 0.25,
  advance: 0.05,
  siege: 0.4,
  guard: 0.15,
  race: 1.5,
};
