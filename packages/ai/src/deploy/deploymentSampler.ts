/** Samples deployments as people would make them, from the prior of belief/. */

import { type Chance, NO_KIND, type Rules, shuffled } from '@flagfall/engine';
import type { PackedDeployment } from '@flagfall/engine/internal';
import { HiddenArmy, startNeighbours } from '../belief/hiddenArmy.ts';
import { MovableSampler } from '../belief/movableSampler.ts';
import { PlacementProposal } from '../belief/placementProposal.ts';
import { priorKindOf } from '../belief/prior/deploymentStyle.ts';
import { PRIOR_CELLS, PriorKind, priorFor } from '../belief/prior/prior.ts';
import { interpolate, isSparse, nearestPriorCell, priorPlacesOf } from '../belief/prior/priorPlaces.ts';
import { pickByWeight, sumOf } from '../belief/weightedChoice.ts';

/** Draws independent samples. */
export type DeploymentSampler = (chance: Chance) => PackedDeployment;

/** How much people like the flag on each cell of the home. */
export function flagPlacePrior(rules: Rules, home: readonly number[]): Float64Array {
  const prior = priorFor(isSparse(rules.armySize, home.length));
  return Float64Array.from(priorPlacesOf(rules, home, home), (place) => interpolate(prior.flags, 0, place));
}

/** Samples with the flag on a given cell; cells are numbered as in the list of the home. */
export function deploymentSamplerFor(rules: Rules, seat: number, home: readonly number[], flag: number): DeploymentSampler {
  return rules.armySize === home.length ? fullHomeSampler(rules, seat, home, flag) : sparseHomeSampler(rules, home, flag);
}

/** A full home: sampled like the belief about an unseen army, with whole patterns of bombs as often as people use them. */
function fullHomeSampler(rules: Rules, seat: number, home: readonly number[], flag: number): DeploymentSampler {
  const army = new HiddenArmy(rules, seat, home);
  for (let piece = 0; piece < army.size; piece++) army.unknown.push(piece);
  army.remaining.set(rules.army);
  const [people] = army.styles;
  const { cells, shares } = people.patterns;
  const walls = rules.kinds.flatMap(({ moves, prize }, kind) =>
    moves === 'never' && !prize ? Array<number>(rules.army[kind]).fill(kind) : [],
  );
  const madeUp = new PlacementProposal(army, walls, new Float64Array(rules.kinds.length * army.size).fill(1));
  const movers = new MovableSampler(army);
  const width = walls.length + 1;
  const flags = people.flags.map((liking, at) => (at === flag ? liking : 0));
  // The last weight is for all patterns that are not stored.
  const weights = new Float64Array(shares.length + 1);
  for (let pattern = 0; pattern < shares.length; pattern++) weights[pattern] = cells[pattern * width] === flag ? shares[pattern] : 0;
  weights[shares.length] = people.flags[flag] * (1 - sumOf(shares));
  return (chance) => {
    const sample = new Uint8Array(home.length).fill(NO_KIND);
    sample[flag] = army.flag;
    const pattern = pickByWeight(weights, sumOf(weights), chance);
    const isWritten = pattern < shares.length;
    if (!isWritten) madeUp.propose(people, flags, chance);
    for (const [wall, kind] of walls.entries()) sample[isWritten ? cells[pattern * width + 1 + wall] : madeUp.chosen[wall]] = kind;
    movers.sample(sample, flag, chance);
    return sample;
  };
}

/** A sparse home: piece by piece, the flag, immovable pieces, then the others in any order, each by its affinity to the pieces placed. */
function sparseHomeSampler(rules: Rules, home: readonly number[], flag: number): DeploymentSampler {
  const { kinds, army, armySize } = rules;
  const prior = priorFor(isSparse(armySize, home.length));
  const places = priorPlacesOf(rules, home, home);
  const neighbours = startNeighbours(rules, home);
  const flagCell = nearestPriorCell(places[flag]);
  const priorKinds = kinds.map(priorKindOf);
  const pieces = kinds.flatMap((kind, number) => (kind.prize ? [] : Array<number>(army[number]).fill(number)));
  const isWall = (kind: number): boolean => kinds[kind].moves === 'never';
  const flagKind = kinds.findIndex(({ prize }, number) => prize && army[number] > 0);

  // By kind and cell, from the place alone.
  const placeLikings = priorKinds.map((kind) =>
    places.map((place) =>
      prior.army[kind] === 0 ? 1 : interpolate(prior.table, (flagCell * PriorKind.COUNT + kind) * PRIOR_CELLS, place),
    ),
  );

  const liking = (sample: PackedDeployment, kind: number, at: number): number => {
    if (sample[at] !== NO_KIND) return 0;
    let beside = 0;
    for (const { piece, way, isFirst } of neighbours[at]) {
      if (sample[piece] === NO_KIND) continue;
      const [one, two] = isFirst ? [sample[piece], kind] : [kind, sample[piece]];
      beside += prior.affinities[(way * PriorKind.COUNT + priorKinds[one]) * PriorKind.COUNT + priorKinds[two]];
    }
    return placeLikings[kind][at] * Math.exp(beside);
  };

  return (chance) => {
    const sample = new Uint8Array(home.length).fill(NO_KIND);
    sample[flag] = flagKind;
    const order = shuffled(chance, pieces).sort((one, other) => Number(isWall(other)) - Number(isWall(one)));
    for (const kind of order) {
      const likings = Float64Array.from(home, (_, at) => liking(sample, kind, at));
      sample[pickByWeight(likings, sumOf(likings), chance)] = kind;
    }
    return sample;
  };
}
