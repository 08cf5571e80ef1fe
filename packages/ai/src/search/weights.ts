/** The weights of the evaluation, in logits of the chance to win. */

import type { Rules } from '@flagfall/engine';

export const EVALUATION_TERMS = [
  /** Every piece that can move. */
  'body',
  /** The fewer enemies stand above a piece, the more it is worth; `top` counts only the very highest. */
  'rank',
  'top',
  /** Kinds that defuse, while there is something to defuse; that run; that beat the highest rank. */
  'defuser',
  'runner',
  'assassin',
  /** Immovable kinds other than the prize. */
  'bomb',
  /** Not yet shown to the enemy, by itself and by rank. */
  'hidden',
  'hiddenRank',
  /** Not yet moved, by itself and by rank. */
  'unmoved',
  'unmovedRank',
  /** Attraction of targets; threat of attackers. */
  'prey',
  'danger',
  /** How far it has come. */
  'advance',
  /** Nearness to the enemy's prize, and to the own one. */
  'siege',
  'guard',
  /** An enemy near the own prize that cannot be stopped. */
  'race',
  /** An average card that is not spent, a power that can be used once and was not. */
  'card',
  'power',
] as const;
export type EvaluationTerm = (typeof EVALUATION_TERMS)[number];
export type EvaluationWeights = Readonly<Record<EvaluationTerm, number>>;

/** A captured prize: a won game outweighs every army, but a faint hope of it does not. */
export const PRIZE_VALUE = 3;

/** Thirty or forty pieces a side: by hand; those fitted to outcomes lost most of their games (docs/strength.md). */
const LARGE_ARMIES: EvaluationWeights = {
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
  card: 0.05,
  power: 0.25,
};

/** Eight or ten pieces a side: from games of Barrage (docs/training/barrage.json); there are no cards and powers in those. */
const SMALL_ARMIES: EvaluationWeights = {
  body: 0.06,
  rank: 0.554,
  top: 1.482,
  defuser: 0.107,
  runner: 0.052,
  assassin: 0.305,
  bomb: 0.465,
  hidden: 0.459,
  hiddenRank: -0.196,
  unmoved: -0.133,
  unmovedRank: 0.324,
  prey: 0.292,
  danger: 0.187,
  advance: 0.011,
  siege: 0.89,
  guard: 0.403,
  race: 0.882,
  card: 0.05,
  power: 0.25,
};

/** Armies of up to so many pieces are small. */
const SMALL_ARMY_MAX = 12;

export function weightsFor({ armySize }: Rules): EvaluationWeights {
  return armySize <= SMALL_ARMY_MAX ? SMALL_ARMIES : LARGE_ARMIES;
}

/** A won game, in logits: more than any army is worth. */
export const WIN_VALUE = 6;
/** The bound of every lead: the flag must still be found. */
const LEAD_MAX = 3.5;

/** Hand-made weights are overconfident: sums are divided by this before they become a chance. */
export function temperatureFor({ armySize }: Rules): number {
  return armySize <= SMALL_ARMY_MAX ? 1 : 3;
}

/** A sum over the board in logits, with diminishing returns. */
export function logitsOf(sum: number, doubt: number): number {
  return sum / (doubt + Math.abs(sum) / LEAD_MAX);
}
