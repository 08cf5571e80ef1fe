// Setting up an army never loses a piece, and every change of it can be undone.

import { barrage, deploymentFromLibrary, libraryOf } from '@flagfall/editions';
import { compileRules, newPosition, observe } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { piecesOf } from './deployBoard.tsx';
import { DeployModel } from './deployModel.ts';

const rules = compileRules(barrage);
const deployment = deploymentFromLibrary(rules, 'red', libraryOf(barrage)[0]);
const [[one, first], [other, second]] = Object.entries(deployment).filter(([, kind], at, all) => at === 0 || kind !== all[0][1]);

function begun(): DeployModel {
  const model = new DeployModel(rules, 'red', observe(newPosition(rules, 0), 'red'));
  model.begin(deployment);
  return model;
}

test('a deployment of the library takes every piece out of the box', () => {
  const model = begun();
  expect([model.army.value, model.boxed, model.isReady]).toEqual([deployment, 0, true]);
  model.clear();
  expect([model.army.value, model.boxed, model.isReady]).toEqual([{}, rules.armySize, false]);
});

test('a piece put where another stands swaps places with it, or sends it into the box', () => {
  const model = begun();
  model.tap(one);
  model.tap(other);
  expect(model.army.value).toEqual({ ...deployment, [one]: second, [other]: first });
  model.drop(other, one);
  expect(model.army.value).toEqual(deployment);
  model.tap(one);
  model.tapBox(second);
  expect([model.army.value[one], model.boxedOf(first), model.boxed, model.held.value]).toEqual([undefined, 1, 1, undefined]);
  model.tapBox(first);
  model.tap(other);
  expect([model.army.value[other], model.boxedOf(first), model.boxedOf(second), model.held.value]).toEqual([first, 0, 1, undefined]);
  model.tapBox(first);
  expect(model.held.value, 'nobody is left in the box').toBeUndefined();
});

test('a kind from the box stays selected until all of it are placed, and none is placed outside', () => {
  const model = begun();
  model.clear();
  model.tapBox('scout');
  for (const cell of model.home.slice(0, rules.edition.army.scout)) model.tap(cell);
  expect([model.boxedOf('scout'), model.held.value]).toEqual([0, undefined]);
  const { value } = model.army;
  model.drop(model.home[0], 'a5');
  expect(model.army.value).toBe(value);
});

test('pieces that an army does not have are not placed', () => {
  const model = begun();
  model.place({ ...deployment, [one]: 'marshal', [other]: 'dragon' });
  expect(Object.values(model.army.value).filter((kind) => kind === 'marshal' || kind === 'dragon')).toHaveLength(1);
});

test('mirrored twice is as before, and what stands right already keeps its place on the board', () => {
  const model = begun();
  const before = piecesOf(model.army.value, []);
  model.mirror();
  expect(model.army.value).not.toEqual(deployment);
  const mirrored = piecesOf(model.army.value, before);
  expect(mirrored.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  for (const { id, kind } of mirrored) expect(before[id].kind).toBe(kind);
  model.mirror();
  expect(model.army.value).toEqual(deployment);
  model.drop(one, other);
  const stays = piecesOf(model.army.value, before).filter(({ id, cell }) => before[id].cell === cell);
  expect(stays).toHaveLength(before.length - 2);
});

test('every change can be undone and redone, and what the set-up begins with is no change', () => {
  const model = begun();
  expect([model.canUndo, model.canRedo]).toEqual([false, false]);
  const armies = [model.army.value];
  for (const change of [
    () => model.drop(one, other),
    () => model.mirror(),
    () => model.another(),
    () => model.random(),
    () => model.clear(),
  ]) {
    change();
    armies.push(model.army.value);
  }
  for (const army of armies.slice(0, -1).reverse()) {
    model.undo();
    expect(model.army.value).toEqual(army);
  }
  expect(model.canUndo).toBe(false);
  for (const army of armies.slice(1)) {
    model.redo();
    expect(model.army.value).toEqual(army);
  }
  expect(model.canRedo).toBe(false);
});

test('an undo puts down what is held', () => {
  const model = begun();
  model.drop(one, other);
  model.tap(one);
  model.undo();
  expect([model.army.value, model.held.value]).toEqual([deployment, undefined]);
});

test('another army is a complete one, and not the one before', () => {
  const model = begun();
  for (let count = 0; count < 20; count++) {
    const before = model.army.value;
    model.another();
    expect(model.isReady).toBe(true);
    expect(model.army.value).not.toEqual(before);
  }
});
