// What a set-up begins with, and for whose eyes it is kept.

import { barrage, conquest, readyArmies } from '@flagfall/editions';
import { compileRules, newPosition, observe, type Seat } from '@flagfall/engine';
import { type OneSeatSession, rowsOf } from '@flagfall/seat';
import { beforeEach, expect, test, vi } from 'vitest';
import { StorageForTests } from '../../forTests/storageForTests.ts';
import { armyToBegin, keepArmy, rememberArmy, remembersArmy } from './armyDraft.ts';
import { DeployModel } from './deployModel.ts';

const rules = compileRules(barrage);
const armies = readyArmies(rules, 'red').map(({ deployment }) => deployment);

beforeEach(() => {
  vi.stubGlobal('localStorage', new StorageForTests());
});

function sessionOf(game: string, people: readonly Seat[] = ['red'], army?: readonly string[]): OneSeatSession {
  return {
    game,
    people,
    standing: undefined,
    plan: { edition: barrage.id, options: {}, seats: {}, ...(army && { army }) },
  } as OneSeatSession;
}

function deployingOn(seat: Seat): DeployModel {
  return new DeployModel(rules, seat, observe(newPosition(rules, 0), seat));
}

/** A whole set-up of a game, up to the moment when it is deployed. */
function deploy(session: OneSeatSession, seat: Seat, army: (typeof armies)[number]): void {
  const deploying = deployingOn(seat);
  deploying.place(army);
  rememberArmy(session, deploying);
}

test('nothing at first; then the army that was deployed last, on either side', () => {
  const red = deployingOn('red');
  expect(armyToBegin(sessionOf('one'), red)).toBeUndefined();
  deploy(sessionOf('one'), 'red', armies[3]);
  expect(armyToBegin(sessionOf('two'), red)).toEqual(armies[3]);
  const blue = armyToBegin(sessionOf('two', ['blue']), deployingOn('blue'));
  expect(rowsOf(rules, 'blue', blue!)).toEqual(rowsOf(rules, 'red', armies[3]));
});

test('an army that was prepared for this game comes first, and before it what was half done', () => {
  deploy(sessionOf('one'), 'red', armies[3]);
  const prepared = sessionOf('two', ['red'], rowsOf(rules, 'red', armies[1]));
  expect(armyToBegin(prepared, deployingOn('red'))).toEqual(armies[1]);
  const deploying = deployingOn('red');
  const stop = keepArmy(prepared, deploying);
  expect(armyToBegin(prepared, deployingOn('red'))).toEqual(deploying.army.value);
  deploying.clear();
  stop();
  expect(armyToBegin(prepared, deployingOn('red'))).toEqual({});
});

test('of several people at one screen nothing is kept, and none of them is shown an army from before', () => {
  const together = sessionOf('two', ['red', 'blue']);
  deploy(together, 'red', armies[2]);
  expect(Object.keys(localStorage)).toEqual([]);
  deploy(sessionOf('one'), 'red', armies[3]);
  expect(armyToBegin(together, deployingOn('red'))).toBeUndefined();
  expect(armyToBegin(together, deployingOn('blue'))).toBeUndefined();
});

test('rows that are no whole army of these rules are not begun with', () => {
  deploy(sessionOf('one'), 'red', armies[3]);
  const [key] = Object.keys(localStorage);
  for (const damaged of ['', 'F', 'F......./......../........', 'nonsense']) {
    localStorage.setItem(key, damaged);
    expect(armyToBegin(sessionOf('two'), deployingOn('red'))).toBeUndefined();
  }
});

test('drafted land is never the same again', () => {
  expect(remembersArmy(sessionOf('one'), { rules: compileRules(conquest) })).toBe(false);
  expect(remembersArmy(sessionOf('one'), { rules })).toBe(true);
});
