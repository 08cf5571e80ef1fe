import { barrage, EDITIONS, libraryOf, original } from '@flagfall/editions';
import { compileRules, type Deployment, deploymentFaults, type Edition, type Seat, seatIndex, seededChance } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { computerDeployment, isFlagCovered } from './computerDeployment.ts';
import { isStuck } from './deployState.ts';

function deployments(edition: Edition, seat: Seat, library = libraryOf(edition)): readonly Deployment[] {
  const rules = compileRules(edition);
  return Array.from({ length: 200 }, (_, seed) => computerDeployment(rules, seat, library, seededChance(`army ${seed}`)));
}

/** Elsewhere a draft comes first, and kingdom/ settles down. */
const BOARDS = EDITIONS.filter((edition) => compileRules(edition).board.straight);

describe.each(BOARDS.map((edition) => ({ id: edition.id, edition })))('$id', ({ edition }) => {
  test.each(edition.seats)('%s: every army is legal, can move, and has somebody before its flag', (seat) => {
    const rules = compileRules(edition);
    for (const deployment of [...deployments(edition, seat), ...deployments(edition, seat, [])]) {
      expect(deploymentFaults(rules, seatIndex(seat), deployment)).toEqual([]);
      expect(isStuck({ deployment }, { rules })).toBe(false);
      expect(isFlagCovered(rules, seat, deployment)).toBe(true);
    }
  });
});

test('the outline of an army does not tell which deployment of the library it was', () => {
  const outlines = deployments(barrage, 'blue').map((deployment) => Object.keys(deployment).sort().join(' '));
  expect(new Set(outlines).size).toBeGreaterThan(100);
  const armies = deployments(original, 'blue').map((deployment) => JSON.stringify(Object.entries(deployment).sort()));
  expect(new Set(armies).size).toBeGreaterThan(190);
});

test('a flag without anybody before it is seen', () => {
  const rules = compileRules(barrage);
  expect(isFlagCovered(rules, 'red', { a1: 'flag', b2: 'scout' })).toBe(false);
  expect(isFlagCovered(rules, 'red', { a1: 'flag', a3: 'scout' })).toBe(true);
  expect(isFlagCovered(rules, 'blue', { a8: 'flag', a7: 'bomb' })).toBe(true);
});

test('a seed tells the same army again', () => {
  expect(deployments(barrage, 'red')).toEqual(deployments(barrage, 'red'));
});
