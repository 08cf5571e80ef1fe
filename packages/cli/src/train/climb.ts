/**
 * Climbing by games alone (simultaneous perturbation, SPSA): all weights are moved a little at once, each up or down by a coin, two players with the
 * moved and the contrary weights meet, and every weight goes a small step the way of the winner. What is noise cancels out, what helps adds up.
 */

import { EVALUATION_TERMS, type EvaluationTerm, type EvaluationWeights } from '@flagfall/ai';
import { type Chance, seededChance } from '@flagfall/engine';

/** A trial moves a weight by this share of what it was at first, and by no less than the least. */
const SPREAD = 0.25;
const SPREAD_MIN = 0.04;
/** How much of the trial's move a won game is worth at first, and how that falls with the pairs played. */
const RATE = 0.02;
const PATIENCE = 1000;
const FALLING = 0.6;

export interface WeightTrial {
  readonly up: EvaluationWeights;
  readonly down: EvaluationWeights;
  /** By term, what `up` has more than the weights it came from. */
  readonly moved: EvaluationWeights;
}

/** The trial with a number: always the same for the same seed. */
export function trialOf(start: EvaluationWeights, weights: EvaluationWeights, seed: string, pair: number): WeightTrial {
  const coin = seededChance(`${seed} trial ${pair}`);
  const moved = byTerm((term) => spreadOf(start[term]) * flip(coin));
  return { moved, up: byTerm((term) => weights[term] + moved[term]), down: byTerm((term) => weights[term] - moved[term]) };
}

/** `lead` is by how many games `up` won the pair, from -2 to 2. */
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
