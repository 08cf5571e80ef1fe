/**
 * The computer's deployment on a grid: it samples deployments as people would make them, evaluates them by their features, and takes one of the best at
 * random, so that earlier games do not predict the next one. On a map, where a draft comes first, chooseMapDeployment.ts does this.
 */

import { assert, type Chance, type Deployment, deploymentFaults, NO_KIND, pick, type Rules, type Seat, seatIndex } from '@flagfall/engine';
import { type PackedDeployment, unpackDeployment } from '@flagfall/engine/internal';
import { pickByWeight, sumOf } from '../belief/weightedChoice.ts';
import { deploymentSamplerFor, flagPlacePrior } from './deploymentSampler.ts';
import { evaluateDeployment } from './evaluateDeployment.ts';
import { type HomeGeometry, homeGeometryOf } from './homeGeometry.ts';

/** How many samples are compared, and how many of the best it chooses from. */
const SAMPLES = 24;
const BEST_COUNT = 5;
/** People prefer few cells for the flag, which is predictable: this power flattens the distribution. */
const FLAG_PRIOR_EXPONENT = 0.4;
/** Samples that cannot move, or expose the flag, are rejected; no known home rejects so many. */
const TRIES_MAX = 10_000;

/** `home` has the cells of the seat's home by number, as `homeOf` gives them. */
export function chooseDeployment(rules: Rules, seat: Seat, home: readonly number[], chance: Chance): Deployment {
  assert(rules.board.isGrid, 'on a map chooseMapDeployment is used');
  const ground = homeGeometryOf(rules, home);
  const flag = pickFlag(rules, ground, home, chance);
  const draw = deploymentSamplerFor(rules, seatIndex(seat), home, flag);
  const samples: { readonly sample: PackedDeployment; readonly worth: number }[] = [];
  for (let tries = 0; samples.length < SAMPLES; tries++) {
    assert(tries < TRIES_MAX, 'an army can be set up so that it can move and hides its flag');
    const sample = draw(chance);
    if (canMove(rules, ground, sample) && isCovered(ground, sample, flag))
      samples.push({ sample, worth: evaluateDeployment(rules, ground, sample) });
  }
  samples.sort((one, other) => other.worth - one.worth);
  const deployment = unpackDeployment(rules, seatIndex(seat), pick(chance, samples.slice(0, BEST_COUNT)).sample, home);
  assert(deploymentFaults(rules, seatIndex(seat), deployment, home).length === 0, 'a sample is a legal deployment');
  return deployment;
}

/** The flag is drawn first: chosen with the rest, it would nearly always be on the best places. Deeper is better, and never in the front row. */
function pickFlag(rules: Rules, { depth }: HomeGeometry, home: readonly number[], chance: Chance): number {
  const weights = flagPlacePrior(rules, home).map((liking, at) => liking ** FLAG_PRIOR_EXPONENT * depth[at]);
  return pickByWeight(weights, sumOf(weights), chance);
}

/** U-10: an army that cannot make a first move is legal, and lost. */
function canMove({ kinds }: Rules, { isExit, touching }: HomeGeometry, sample: PackedDeployment): boolean {
  return sample.some(
    (kind, at) =>
      kind !== NO_KIND && kinds[kind].moves !== 'never' && (isExit[at] || touching[at].some((next) => sample[next] === NO_KIND)),
  );
}

/** Whether an own piece stands before the flag on its file, so that no runner can reach it in one move. */
function isCovered({ inFront }: HomeGeometry, sample: PackedDeployment, flag: number): boolean {
  return inFront[flag].some((at) => sample[at] !== NO_KIND);
}
