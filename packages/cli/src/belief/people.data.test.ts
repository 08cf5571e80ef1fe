/** Deployments of people that nothing was learned from are likelier to our belief than in worlds that are all alike. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { barrage, original } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { dataFolder } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { bitsIn } from '../forTests/bitsForTests.ts';
import { parseDeployments } from './collectedDeployments.ts';

test.each([
  { file: 'classic-40.txt', rules: compileRules(original), bits: 0.12 },
  { file: 'barrage-8-on-40.txt', rules: compileRules(barrage, { board: '10x10' }), bits: 0.05 },
])('$file: the truth is likelier than uniform', ({ file, rules, bits }) => {
  const { test: lines } = parseDeployments(readFileSync(path.join(dataFolder, 'setups', file), 'utf8'));
  expect(lines.length).toBeGreaterThan(200);
  expect(bitsIn(rules, lines)).toBeGreaterThan(bits);
});
