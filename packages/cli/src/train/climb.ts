/**
 * Hill climbing by games alone (simultaneous perturbation, SPSA): all weights are changed a little at once, each up or down by chance. Two players with the
 * changed and the opposite weights meet, and every weight takes a small step towards the winner. Noise cancels out, improvements add up.
 */

import { EVALUATION_TERMS, type EvaluationTerm, type EvaluationWeights } from '@flagfall/ai';
import { type Chance, seededChance } from '@flagfall/engine';

/** A trial changes a weight by this share of its first value, and at least by the minimum. */
const SPREAD = 0.25;
const SPREAD_MIN = 0.04;
/** The share of a trial's change that a won game is worth at first, and how it falls with the pairs played. */
const RATE = 0.02;
const PATIENCE = 1000;
const FALLING = 0.6;

export interface WeightTrial {
  readonly up: EvaluationWeights;
  readonly down: EvaluationWeights;
  /** By term, the difference between `up` and the weights it came from. */
  readonly moved: EvaluationWeights;
}

/** The trial with a number; the same for the same seed. */
export function trialOf(start: EvaluationWeights, weights: EvaluationWeights, seed: string, pair: number): WeightTrial {
  const coin = seededChance(`${seed} trial ${pair}`);
  const moved = byTerm((term) => spreadOf(start[term]) * flip(coin));
  return { moved, up: byTerm((term) => weights[term] + moved[term]), down: byTerm((term) => weights[term] - moved[term]) };
}

/** `lead` is the number of games by which `up` won the pair, from -2 to 2. */
export function climb(weights: EvaluationWeights, { moved }: WeightTrial, lead: number, pair: number): EvaluationWeights {
  const rate = RATE / (1 + pair / PATIENCE) ** FALLING;
  return byTerm((term) => weights[term] + rate * lead * moved[term]);
}

function spreadOf(weight: number): number {
  return Math.max(SPREAD_MIN, SPREAD * Math.abs(weight));
}

function flip(coin: Chance): number {
  return coin.below(2) === 0 ? -1 : 1;
}

export function byTerm(worthOf: (term: EvaluationTerm) => number): EvaluationWeights {
  return Object.fromEntries(EVALUATION_TERMS.map((term) => [term, worthOf(term)])) as EvaluationWeights;
}
