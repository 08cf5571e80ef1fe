/** Measures in random games how much likelier our belief holds the true deployments than worlds that are all alike. */

import { actionCount, isRunning, newPosition, type Position, pick, type Rules, seededChance } from '@flagfall/engine';
import { deploy, intentsMax, packDeployment, play, samplePackedDeployment } from '@flagfall/engine/internal';
import { randomIntent } from '@flagfall/testkit';
import { expect } from 'vitest';
import { BeliefMeter } from '../belief/beliefMeter.ts';
import { deploymentOfLine } from '../belief/collectedDeployments.ts';
import { beliefReport } from '../belief/report.ts';

const GAMES = 6;
const PLIES = 41;

/** Random games from such deployments, from one fixed seed; how much likelier than uniform the truth was, in bits a piece, over all checkpoints. */
export function bitsIn(rules: Rules, lines: readonly string[]): number {
  const chance = seededChance('people');
  const meter = new BeliefMeter(chance);
  for (let game = 0; game < GAMES; game++) {
    const position = start(rules, lines, chance);
    const buffer = new Int32Array(intentsMax(position));
    meter.begin(rules);
    meter.watch(position);
    const until = actionCount(position) + PLIES;
    while (isRunning(position) && actionCount(position) < until) {
      play(position, randomIntent(position, chance, buffer) ?? 0, chance);
      meter.watch(position);
    }
  }
  const { gains } = beliefReport(meter);
  expect(gains.map(({ ply }) => ply)).toEqual(expect.arrayContaining([0, 20, 40]));
  return gains.reduce((sum, { bitsAPiece }) => sum + bitsAPiece, 0) / gains.length;
}

/** Without lines, deployments are random. */
function start(rules: Rules, lines: readonly string[], chance: ReturnType<typeof seededChance>): Position {
  const position = newPosition(rules);
  for (const [number, seat] of rules.seats.entries()) {
    const deployment = lines.length === 0 ? undefined : deploymentOfLine(rules, seat, pick(chance, lines));
    deploy(
      position,
      number,
      deployment === undefined ? samplePackedDeployment(rules, number, chance) : packDeployment(rules, number, deployment),
    );
  }
  return position;
}
