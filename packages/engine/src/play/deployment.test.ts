/** Deployments: every fault has a name, and random deployments are legal. */

import { barrage, EDITIONS, original } from '@flagfall/editions';
import { compileRules, deploymentFaults, homeOf, newPosition, sampleDeployment, seededChance, submit } from '@flagfall/engine';
import { packDeployment, unpackDeployment } from '@flagfall/engine/internal';
import { beforeDeployment } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

describe('faults', () => {
  const rules = compileRules(barrage);
  const legal = { a1: 'flag', b1: 'bomb', a3: 'marshal', b3: 'general', c3: 'miner', d3: 'scout', e3: 'scout', f3: 'spy' };

  test('[DU-2] a legal deployment has no fault, and cells may stay empty', () => {
    expect(deploymentFaults(rules, 0, legal)).toEqual([]);
  });

  test('each fault names the cell, the piece and how many', () => {
    expect(deploymentFaults(rules, 0, { ...legal, a4: 'miner' })).toEqual([
      { code: 'outsideHome', cell: 'a4', kind: 'miner' },
      { code: 'tooMany', kind: 'miner', placed: 2, allowed: 1 },
    ]);
    const { a1: _flag, ...flagless } = legal;
    expect(deploymentFaults(rules, 0, flagless)).toEqual([{ code: 'tooFew', kind: 'flag', placed: 0, required: 1 }]);
    expect(deploymentFaults(rules, 0, { ...legal, z9: 'scout', b2: 'dragon', c2: 'colonel' })).toEqual([
      { code: 'unknownCell', cell: 'z9' },
      { code: 'unknownKind', cell: 'b2', kind: 'dragon' },
      { code: 'unknownKind', cell: 'c2', kind: 'colonel' },
      { code: 'tooMany', kind: 'scout', placed: 3, allowed: 2 },
    ]);
    expect(deploymentFaults(rules, 1, legal).map((fault) => fault.code)).toEqual(Array(8).fill('outsideHome'));
  });

  test('a faulty deployment is refused and changes nothing, and so is a second one', () => {
    const position = newPosition(rules);
    expect(submit(position, 'red', { type: 'deploy', deployment: {} })).toMatchObject({ ok: false, error: { code: 'badDeployment' } });
    expect(submit(position, 'red', { type: 'deploy', deployment: legal }).ok).toBe(true);
    expect(submit(position, 'red', { type: 'deploy', deployment: legal })).toEqual({
      ok: false,
      error: { code: 'alreadyDeployed', seat: 'red' },
    });
    expect(submit(position, 'green', { type: 'deploy', deployment: legal })).toEqual({
      ok: false,
      error: { code: 'unknownSeat', seat: 'green' },
    });
  });

  test('names of Object.prototype are no cells and no kinds', () => {
    expect(deploymentFaults(rules, 0, { ...legal, constructor: 'scout', c1: 'toString' }).map((fault) => fault.code)).toEqual([
      'unknownCell',
      'unknownKind',
      'tooMany',
    ]);
  });
});

describe('random deployments', () => {
  test('[OR-2, U-4] random deployments are legal in every edition, for every seat, and survive the compact form', () => {
    for (const edition of EDITIONS) {
      const rules = compileRules(edition);
      rules.seats.forEach((_, seat) => {
        for (let seed = 0; seed < 20; seed++) {
          const home = homeOf(beforeDeployment(rules, seededChance(seed)), seat);
          const deployment = sampleDeployment(rules, seat, seededChance(seed), home);
          expect(deploymentFaults(rules, seat, deployment, home)).toEqual([]);
          expect(unpackDeployment(rules, seat, packDeployment(rules, seat, deployment, home), home)).toEqual(deployment);
        }
      });
    }
  });

  test('the flag is equally likely on every cell', () => {
    const rules = compileRules(original);
    const chance = seededChance('flags');
    const counts = new Map<string, number>();
    for (let n = 0; n < 8000; n++) {
      const [cell] = Object.entries(sampleDeployment(rules, 0, chance)).find(([, kind]) => kind === 'flag') ?? [''];
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    expect(counts.size).toBe(40);
    // 200 are expected on each; five standard deviations are 70.
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(70);
  });
});
