/** Deployments of people that nothing was learned from are likelier to our belief than in worlds that are all alike. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { barrage, original } from '@flagfall/editions';
import {
  actionCount,
  compileRules,
  deploy,
  homeKindsOf,
  intentsMax,
  isRunning,
  newPosition,
  type Position,
  pick,
  play,
  type Rules,
  sampleHomeKinds,
  seededChance,
} from '@flagfall/engine';
import { randomIntent } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { Meter } from './meter.ts';
import { reportOf } from './report.ts';
import { deploymentOfLine, parseSetups } from './setups.ts';

const GAMES = 6;
const PLIES = 41;

/** Random games from such deployments; how much likelier than uniform the truth was, in bits a piece, over all checkpoints. */
function bitsIn(rules: Rules, lines: readonly string[]): number {
  const chance = seededChance('people');
  const meter = new Meter(chance);
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
  const { gains } = reportOf(meter);
  expect(gains.map(({ ply }) => ply)).toEqual(expect.arrayContaining([0, 20, 40]));
  return gains.reduce((sum, { bitsAPiece }) => sum + bitsAPiece, 0) / gains.length;
}

/** Without lines, deployments are random. */
function start(rules: Rules, lines: readonly string[], chance: ReturnType<typeof seededChance>): Position {
  const position = newPosition(rules);
  for (const [number, seat] of rules.seats.entries()) {
    const deployment = lines.length === 0 ? undefined : deploymentOfLine(rules, seat, pick(chance, lines));
    deploy(position, number, deployment === undefined ? sampleHomeKinds(rules, number, chance) : homeKindsOf(rules, number, deployment));
  }
  return position;
}

test('random deployments are not held for much less likely than they are', () => {
  expect(bitsIn(compileRules(original), [])).toBeGreaterThan(-0.35);
});

const setups = fileURLToPath(new URL('../../../../../shared/data/setups', import.meta.url));
if (existsSync(setups))
  test.each([
    { file: 'classic-40.txt', rules: compileRules(original), bits: 0.12 },
    { file: 'barrage-8-on-40.txt', rules: compileRules(barrage, { board: '10x10' }), bits: 0.05 },
  ])('$file: the truth is likelier than uniform', ({ file, rules, bits }) => {
    const { test: lines } = parseSetups(readFileSync(path.join(setups, file), 'utf8'));
    expect(lines.length).toBeGreaterThan(200);
    expect(bitsIn(rules, lines)).toBeGreaterThan(bits);
  });
else console.error(`NOT CHECKED: beliefs against deployments of people, for there is no ${setups}`);
