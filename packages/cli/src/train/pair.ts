/** Two games of one pair of weights against another, from the same deployments, each side once red and once blue. */

import { BoardPlayer, type Budget, type EvaluationWeights, FULL_BOARD_SKILL } from '@flagfall/ai';
import { type Rules, type Seat, seededChance } from '@flagfall/engine';
import type { Contestant } from '../arena/contestants/contestant.ts';
import { playMatch } from '../arena/match.ts';
import { pointsFor } from '../arena/results/score.ts';

/** Less than in play, because more games are worth more than better ones. */
const SKILL = { ...FULL_BOARD_SKILL, worlds: 8, draws: 80 };

/** The points of `own` in each game. */
export async function playPair(
  rules: Rules,
  own: EvaluationWeights,
  other: EvaluationWeights,
  seed: string,
  budget: Budget,
): Promise<readonly number[]> {
  const points: number[] = [];
  for (const seat of rules.seats) {
    const contestantFor = (one: Seat): Contestant => contestant(rules, one, one === seat ? own : other, `${seed} ${one}`);
    const { winners } = await playMatch(rules, contestantFor, seed, { budget });
    points.push(pointsFor(seat, winners, rules.seats));
  }
  return points;
}

function contestant(rules: Rules, seat: Seat, weights: EvaluationWeights, seed: string): Contestant {
  const player = new BoardPlayer(rules, seat, seededChance(seed), { ...SKILL, weights });
  return {
    seat,
    learn: (actions) => player.learn(actions),
    deploy: (view) => player.deploy(view),
    choose: (view, budget) => player.choose(view, budget),
  };
}
