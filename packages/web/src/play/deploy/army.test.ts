// Setting up an army never loses a piece.

import { barrage, homeRows, libraryDeployment, libraryOf } from '@flagfall/editions';
import { compileRules, deploymentFaults } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { boxedArmy, deploymentFor, mirrored, nextInBox, placedAs, put, tokenOn } from './army.ts';

const rules = compileRules(barrage);
const deployment = libraryDeployment(rules, 'red', libraryOf(barrage)[0]);
const box = boxedArmy(rules);
const placed = placedAs(box, deployment);

test('a deployment of the library takes every piece out of the box', () => {
  expect(box).toHaveLength(rules.armySize);
  expect(deploymentFor(placed)).toEqual(deployment);
  expect(deploymentFaults(rules, 0, deploymentFor(placed))).toEqual([]);
});

test('a piece put where another stands changes places with it, or with the box', () => {
  const [one, other] = placed;
  const swapped = put(placed, one.id, other.cell);
  expect(swapped.find(({ id }) => id === other.id)?.cell).toBe(one.cell);
  const boxed = put(placed, one.id, undefined);
  const back = put(boxed, nextInBox(boxed, one.kind)!.id, other.cell);
  expect(tokenOn(back, other.cell!)?.kind).toBe(one.kind);
  expect(back.filter(({ cell }) => cell === undefined)).toHaveLength(1);
});

test('mirrored twice is as before, and what stands right already does not move', () => {
  const rows = homeRows(barrage.field(rules.options), 'red');
  expect(mirrored(mirrored(placed, rows), rows)).toEqual(placed);
  expect(mirrored(placed, rows)).not.toEqual(placed);
  expect(placedAs(placed, deployment)).toEqual(placed);
});
