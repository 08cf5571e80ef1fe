/** The climb finds its way by results alone. */

import { EVALUATION_TERMS } from '@flagfall/ai';
import { seededChance } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { byTerm, climb, trialOf } from './climb.ts';

test('weights go where games are won, through noise', () => {
  const start = byTerm(() => 0.5);
  const best = byTerm((term) => (EVALUATION_TERMS.indexOf(term) % 2 === 0 ? 0.9 : 0.1));
  const distance = (weights: typeof start): number => EVALUATION_TERMS.reduce((sum, term) => sum + (weights[term] - best[term]) ** 2, 0);
  const luck = seededChance('luck');
  let weights = start;
  for (let pair = 0; pair < 6000; pair++) {
    const trial = trialOf(start, weights, 'climb', pair);
    const game = (): number => {
      const chance = 1 / (1 + Math.exp(distance(trial.up) - distance(trial.down)));
      return luck.below(1_000_000) / 1_000_000 < chance ? 1 : -1;
    };
    weights = climb(weights, trial, game() + game(), pair);
  }
  expect(distance(weights)).toBeLessThan(distance(start) / 4);
});

test('the same trial for the same number', () => {
  const start = byTerm(() => 0.5);
  expect(trialOf(start, start, 'seed', 7)).toEqual(trialOf(start, start, 'seed', 7));
  expect(trialOf(start, start, 'seed', 7)).not.toEqual(trialOf(start, start, 'seed', 8));
});
