/**
 * How the computer sets up its army on a board with rows and columns: several sketches as people would make them, and one of the better ones by
 * chance. How people deploy says which sketches are drawn, their traits say which are good, and chance has the last word, so that the last games do
 * not tell the next one. On a map, where a draft of territories comes first, the player of the map settles its pieces itself.
 */

import { assert, type Chance, type Deployment, deploymentFaults, NO_KIND, pick, type Rules, type Seat, seatIndex } from '@flagfall/engine';
import { type PackedDeployment, unpackDeployment } from '@flagfall/engine/internal';
import { pickByWeight, sumOf } from '../belief/weightedChoice.ts';
import { deploymentSamplerFor, flagPlacePrior } from './deploymentSampler.ts';
import { evaluateDeployment } from './evaluateDeployment.ts';
import { type HomeGeometry, homeGeometryOf } from './homeGeometry.ts';

/** So many sketches are compared, and one of so many of the best is taken. */
const SAMPLES = 24;
const BEST_COUNT = 5;
/** People like a few cells for the flag so much that one would guess them: the power of their likings that evens them out. */
const FLAG_PRIOR_EXPONENT = 0.4;
/** Sketches that cannot be played, or show their flag, are thrown away; a home where nearly all are like that is none we know. */
const TRIES_MAX = 10_000;

/** `home` has the cells of the seat's home by number, as `homeOf` gives them. */
export function chooseDeployment(rules: Rules, seat: Seat, home: readonly number[], chance: Chance): Deployment {
  assert(rules.board.isGrid, 'on a map the player of the map settles');
  const ground = homeGeometryOf(rules, home);
  const flag = pickFlag(rules, ground, home, chance);
  const draw = deploymentSamplerFor(rules, seatIndex(seat), home, flag);
  const sketches: { readonly sketch: PackedDeployment; readonly worth: number }[] = [];
  for (let tries = 0; sketches.length < SAMPLES; tries++) {
    assert(tries < TRIES_MAX, 'an army can be set up so that it can move and hides its flag');
    const sketch = draw(chance);
    if (canMove(rules, ground, sketch) && isCovered(ground, sketch, flag))
      sketches.push({ sketch, worth: evaluateDeployment(rules, ground, sketch) });
  }
  sketches.sort((one, other) => other.worth - one.worth);
  const deployment = unpackDeployment(rules, seatIndex(seat), pick(chance, sketches.slice(0, BEST_COUNT)).sketch, home);
  assert(deploymentFaults(rules, seatIndex(seat), deployment, home).length === 0, 'a sketch is a legal deployment');
  return deployment;
}

/** Were the flag chosen with the rest, the best places would be taken nearly always. The deeper the better, and never in the front row. */
function pickFlag(rules: Rules, { depth }: HomeGeometry, home: readonly number[], chance: Chance): number {
  const weights = flagPlacePrior(rules, home).map((liking, at) => liking ** FLAG_PRIOR_EXPONENT * depth[at]);
  return pickByWeight(weights, sumOf(weights), chance);
}

/** U-10: an army that cannot make a first move is legal, and lost. */
function canMove({ kinds }: Rules, { isExit, touching }: HomeGeometry, sketch: PackedDeployment): boolean {
  return sketch.some(
    (kind, at) =>
      kind !== NO_KIND && kinds[kind].moves !== 'never' && (isExit[at] || touching[at].some((next) => sketch[next] === NO_KIND)),
  );
}

/** Whether somebody of the own army stands before the flag on its file, so that no runner can reach it in one go. */
function isCovered({ inFront }: HomeGeometry, sketch: PackedDeployment, flag: number): boolean {
  return inFront[flag].some((at) => sketch[at] !== NO_KIND);
}
