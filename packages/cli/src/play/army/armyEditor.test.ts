import { barrage, original } from '@flagfall/editions';
import { compileRules, isImmobileDeployment, seededChance } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { type DeployContext, type DeployState, deployKey, isReady, startDeployment } from './armyEditor.ts';

function contextFor(edition: typeof barrage, seat: 'red' | 'blue'): DeployContext {
  return { rules: compileRules(edition), seat, chance: seededChance('deploy') };
}

function press(context: DeployContext, ...keys: string[]): DeployState {
  return keys.reduce((state, key) => deployKey(state, key, context), startDeployment(context));
}

const red = contextFor(barrage, 'red');

test('it begins with the first deployment of the library, and l takes the next', () => {
  expect(press(red)).toMatchObject({ source: 0, cursor: 'a3' });
  expect(isReady(press(red), red)).toBe(true);
  expect(press(red, 'l').source).toBe(1);
  expect(press(red, 'l').deployment).not.toEqual(press(red).deployment);
});

test('random and cleared boards', () => {
  expect(isReady(press(red, 'r'), red)).toBe(true);
  expect(press(red, 'r').source).toBe('random');
  expect(press(red, 'r', 'l').source).toBe(0);
  expect(press(red, 'c').deployment).toEqual({});
  expect(isReady(press(red, 'c'), red)).toBe(false);
});

test('a picked piece changes places with the square it is put on', () => {
  const before = press(red).deployment;
  const { deployment, held } = press(red, 'space', 'right', 'right', 'right', 'space');
  expect(held).toBeUndefined();
  expect([deployment.a3, deployment.d3]).toEqual([before.d3, before.a3]);
});

test('keys place kinds one after the other, until there are no more', () => {
  expect(press(red, 'c', 'm', '9', 'S').deployment).toEqual({ a3: 'marshal', b3: 'general', c3: 'spy' });
  const twice = press(red, 'c', 'm', 'm');
  expect(twice.deployment).toEqual({ a3: 'marshal' });
  expect(twice.problem).toEqual({ type: 'usedUp', kind: 'marshal' });
  expect(press(red, 'c', 'm', 'left', 'delete').deployment).toEqual({});
});

test('below the last row is the button, and keys place nothing from there', () => {
  const state = press(red, 'down', 'down', 'down');
  expect(state.onReady).toBe(true);
  expect(deployKey(state, 'c', red).deployment).toEqual(state.deployment);
  expect(press(red, 'down', 'down', 'down', 'up').onReady).toBe(false);
});

test('blue moves about as it sees the board', () => {
  const blue = contextFor(barrage, 'blue');
  expect(press(blue).cursor).toBe('h6');
  expect(press(blue, 'right', 'down').cursor).toBe('g7');
});

test('[U-10] an army that cannot move is noticed', () => {
  const full = contextFor(original, 'red');
  expect(isImmobileDeployment(full.rules, press(full).deployment)).toBe(false);
  const walled = { ...press(full), deployment: { a1: 'flag', a2: 'bomb', b1: 'bomb' } };
  expect(isImmobileDeployment(full.rules, walled.deployment)).toBe(true);
});
