/** Deployments from a file: 40 letters a line, four rows of ten, front row first (belief/collectedDeployments.ts); other lines are skipped. */

import { assert, type Deployment, pick, type Rules, type Seat, seededChance } from '@flagfall/engine';
import { UsageError } from '../arguments.ts';
import { deploymentOfLine, mirroredLine } from '../belief/collectedDeployments.ts';

const LINE = /^[A-M]{40}$/;

/** The lines that are legal deployments. */
export function deploymentLines(text: string, rules: Rules): readonly string[] {
  const lines = text.split(/\r?\n/).filter((line) => LINE.test(line) && deploymentOfLine(rules, rules.seats[0], line) !== undefined);
  if (lines.length === 0) throw new UsageError(`no line there is a deployment for ${rules.edition.id} on this board`);
  return lines;
}

/** The seed chooses a line and whether it is mirrored. */
export function drawDeployment(lines: readonly string[], rules: Rules, seat: Seat, seed: string): Deployment {
  const chance = seededChance(`${seed} deployment`);
  const line = pick(chance, lines);
  const deployment = deploymentOfLine(rules, seat, chance.below(2) === 0 ? line : mirroredLine(line));
  assert(deployment !== undefined, 'what fits one side fits the other, and mirrored');
  return deployment;
}
