import { barrage, libraryOf, original } from '@flagfall/editions';
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

test('it begins with an army of the library by chance, and l takes one after the other', () => {
  expect(press(red)).toMatchObject({ source: 'fresh', cursor: 'a3' });
  expect(isReady(press(red), red)).toBe(true);
  expect(press(red, 'l').source).toBe(0);
  expect(press(red, 'l', 'l').source).toBe(1);
  const begun = ['one', 'two', 'three', 'four'].map((seed) => press({ ...red, chance: seededChance(seed) }).deployment);
  expect(new Set(begun.map((army) => JSON.stringify(army))).size).toBeGreaterThan(1);
});

test('it begins with the last army of the person', () => {
  const last = press(red, 'r').deployment;
  expect(press({ ...red, last })).toMatchObject({ source: 'last', deployment: last });
});

test('u undoes every change, and y does it again', () => {
  const start = startDeployment(red);
  const states = [start];
  for (const keys of [['space', 'right', 'space'], ['r'], ['c']])
    states.push(keys.reduce((state, key) => deployKey(state, key, red), states.at(-1)!));
  let state = states.at(-1)!;
  for (const before of states.slice(0, -1).reverse()) {
    state = deployKey(state, 'u', red);
    expect(state.deployment).toEqual(before.deployment);
  }
  expect(deployKey(state, 'u', red).deployment).toEqual(start.deployment);
  for (const after of states.slice(1)) {
    state = deployKey(state, 'y', red);
    expect(state.deployment).toEqual(after.deployment);
  }
});

test('k asks for a name, and saved armies come after the library', () => {
  const deployment = press(red, 'r').deployment;
  const keeping: DeployContext = { ...red, saved: () => [{ name: 'Fort', deployment }] };
  expect(press(keeping, 'k', 'q', 'd', 'enter')).toMatchObject({ naming: undefined, wish: { type: 'save', name: 'qd' } });
  expect(press(keeping, 'k', 'q', 'escape')).toMatchObject({ naming: undefined, wish: undefined });
  expect(press(keeping, 'k', 'space', 'enter').wish).toBeUndefined();
  const library = libraryOf(barrage).length;
  const shown = press(keeping, ...Array<string>(library + 1).fill('l'));
  expect(shown.deployment).toEqual(deployment);
  expect(deployKey(shown, 'x', keeping).wish).toEqual({ type: 'remove', name: 'Fort' });
  expect(press(keeping, 'l', 'x').wish).toBeUndefined();
  // Where several share the screen, nothing is saved.
  expect(press(red, 'k').naming).toBeUndefined();
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

test('keys place kinds one after the other, until none is left', () => {
  expect(press(red, 'c', 'm', '9', 'S').deployment).toEqual({ a3: 'marshal', b3: 'general', c3: 'spy' });
  const twice = press(red, 'c', 'm', 'm');
  expect(twice.deployment).toEqual({ a3: 'marshal' });
  expect(twice.problem).toEqual({ type: 'usedUp', kind: 'marshal' });
  expect(press(red, 'c', 'm', 'left', 'delete').deployment).toEqual({});
});

test('the button is below the last row, and keys place no piece from there', () => {
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
