/** Logistic regression: weights that make the outcomes of games likely, without leaving those we began with for no good reason. */

/** A moment of a game that is over. Its value under other weights is `constant` plus slopes times weights, as far as the evaluation is linear in them. */
export interface Sample {
  readonly constant: number;
  readonly slopes: readonly number[];
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly result: number;
}

export interface Fitted {
  readonly weights: readonly number[];
  /** Mean logarithmic loss before and after. */
  readonly before: number;
  readonly after: number;
}

const ROUNDS = 400;
const RATE = 0.02;
/** Adam's memory of gradients and of their squares. */
const MEMORY = [0.9, 0.99] as const;

/** `pull` is how strongly a weight is drawn back to where it began, for each unit of its typical effect. */
export function fit(samples: readonly Sample[], start: readonly number[], pull: number): Fitted {
  const weights = [...start];
  const size = start.map((_, at) => Math.sqrt(samples.reduce((sum, { slopes }) => sum + slopes[at] ** 2, 0) / samples.length) + 1e-6);
  const mean = start.map(() => 0);
  const square = start.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = gradientOf(samples, weights);
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] / size[at] + pull * (weights[at] - start[at]) * size[at];
      mean[at] = MEMORY[0] * mean[at] + (1 - MEMORY[0]) * slope;
      square[at] = MEMORY[1] * square[at] + (1 - MEMORY[1]) * slope ** 2;
      const step = mean[at] / (1 - MEMORY[0] ** round) / (Math.sqrt(square[at] / (1 - MEMORY[1] ** round)) + 1e-4);
      weights[at] -= (RATE / size[at]) * step;
    }
  }
  return { weights, before: lossOf(samples, start), after: lossOf(samples, weights) };
}

function gradientOf(samples: readonly Sample[], weights: readonly number[]): number[] {
  const gradient = weights.map(() => 0);
  for (const sample of samples) {
    const error = (chanceOf(sample, weights) - sample.result) / samples.length;
    for (let at = 0; at < weights.length; at++) gradient[at] += error * sample.slopes[at];
  }
  return gradient;
}

function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  const sum = samples.reduce((total, sample) => {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(sample, weights)));
    return total - sample.result * Math.log(chance) - (1 - sample.result) * Math.log(1 - chance);
  }, 0);
  return sum / samples.length;
}

function chanceOf({ constant, slopes }: Sample, weights: readonly number[]): number {
  let value = constant;
  for (let at = 0; at < weights.length; at++) value += slopes[at] * weights[at];
  return 1 / (1 + Math.exp(-value));
}
