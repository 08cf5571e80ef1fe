/** Evaluates a deployment: a weighted sum of its features. */

import type { Rules } from '@flagfall/engine';
import type { PackedDeployment } from '@flagfall/engine/internal';
import { isSparse } from '../belief/prior/priorPlaces.ts';
import { DEPLOYMENT_FEATURES, type DeploymentFeatures, deploymentFeatures } from './deploymentFeatures.ts';
import type { HomeGeometry } from './homeGeometry.ts';

/** Weights are in logits of the chance to win (docs/decisions/deployments.md), for full and for sparse homes. */
const SPARSE_WEIGHTS: DeploymentFeatures = {
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

const FULL_WEIGHTS: DeploymentFeatures = {
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

export function evaluateDeployment(rules: Rules, ground: HomeGeometry, deployment: PackedDeployment): number {
  const worths = isSparse(rules.armySize, deployment.length) ? SPARSE_WEIGHTS : FULL_WEIGHTS;
  const features = deploymentFeatures(rules, ground, deployment);
  return DEPLOYMENT_FEATURES.reduce((sum, trait) => sum + worths[trait] * features[trait], 0);
}
