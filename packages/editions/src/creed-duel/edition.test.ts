import { compileRules, deploymentFaults, sampleDeployment, seededChance } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { creedClassic } from '../creed-classic/edition.ts';
import { creedDuel } from './edition.ts';

const rules = compileRules(creedDuel);

test('[AC-20] the ten pieces of a duel on the board of Classic, and Templars start', () => {
  expect(creedDuel.army).toEqual({ marshal: 1, general: 1, miner: 2, scout: 2, spy: 1, bomb: 2, flag: 1 });
  expect(rules.armySize).toBe(10);
  expect(rules.board).toBe(creedClassic.battlefield({}).board);
  expect(rules.starter).toBe(0);
});

test('[D-19] any ten of the thirty squares of the own three rows will do', () => {
  expect(rules.homes.map((home) => home.length)).toEqual([30, 30]);
  const used = new Set<string>();
  for (let seed = 1; seed <= 40; seed++)
    for (const seat of [0, 1]) {
      const deployment = sampleDeployment(rules, seat, seededChance(seed));
      expect(deploymentFaults(rules, seat, deployment)).toEqual([]);
      for (const cell of Object.keys(deployment)) used.add(cell);
    }
  expect(used.size).toBe(60);
});
