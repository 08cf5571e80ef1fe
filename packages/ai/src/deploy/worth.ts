/** How good a sketch is: its traits, each with its worth. */

import type { HomeKinds, Rules } from '@flagfall/engine';
import { isSparse } from '../belief/places.ts';
import type { Ground } from './ground.ts';
import { TRAITS, type Traits, traitsOf } from './traits.ts';

/** The worth of a trait is a chance to win in logits (docs/decisions/deployments.md). In a sparse home other things count than in a full one. */
const SPARSE: Traits = {
  flagDepth: 0.3,
  flagAside: 0.1,
  flagWalls: -0.3,
  flagGuards: 0.45,
  decoys: -0.4,
  frontWalls: -0.1,
  locked: -1.5,
  chiefsDepth: 0.15,
  evenness: -0.1,
  assassinNear: 0,
  runnersFront: 0.15,
  runnersBoth: -0.1,
  defusersDepth: 0.1,
};

const FULL: Traits = {
  flagDepth: 0.5,
  flagAside: 0.2,
  flagWalls: 0.8,
  flagGuards: 0,
  decoys: 0,
  frontWalls: -1,
  locked: -1,
  chiefsDepth: 0.4,
  evenness: 0.8,
  assassinNear: 0,
  runnersFront: 0.3,
  runnersBoth: -0.3,
  defusersDepth: 0,
};

export function worthOf(rules: Rules, ground: Ground, sketch: HomeKinds): number {
  const worths = isSparse(rules.armySize, sketch.length) ? SPARSE : FULL;
  const traits = traitsOf(rules, ground, sketch);
  return TRAITS.reduce((sum, trait) => sum + worths[trait] * traits[trait], 0);
}
