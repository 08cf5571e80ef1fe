/** Which seat should look at a shared screen, and what everybody may see on it. */

import { expect, test } from 'vitest';
import { isNothingHidden, nextViewer, personDeploying, type TurnStatus } from './turnStatus.ts';

const asks = (...seats: NonNullable<TurnStatus['waiting']>['seats']): TurnStatus => ({
  phase: 'playing',
  waiting: { decision: 'act', seats },
  deployed: ['red', 'blue'],
});

test('the seat in turn looks, and a seat that looks already stays while no other seat here is in turn', () => {
  expect(nextViewer(asks('blue'), ['red', 'blue'], 'red')).toBe('blue');
  expect(nextViewer(asks('red', 'blue'), ['red', 'blue'], 'blue')).toBe('blue');
  expect(nextViewer(asks('green'), ['red', 'blue'], 'blue')).toBe('blue');
  expect(nextViewer(asks('green'), ['red', 'blue'], undefined)).toBe('red');
});

test('after the end of the game the screen is not passed on', () => {
  expect(nextViewer({ ...asks('blue'), phase: 'over' }, ['red', 'blue'], 'red')).toBe('red');
});

test('the people here set up their armies one after the other', () => {
  const deploying: TurnStatus = { phase: 'deploying', waiting: { decision: 'deploy', seats: ['green', 'blue'] }, deployed: ['red'] };
  expect(personDeploying(deploying, ['red', 'blue'])).toBe('blue');
  expect(personDeploying(deploying, ['red'])).toBeUndefined();
  expect(personDeploying({ ...deploying, phase: 'playing' }, ['blue'])).toBeUndefined();
});

test('during the draft of a map nothing is hidden; from the first army on it is', () => {
  const draft: TurnStatus = { phase: 'playing', waiting: { decision: 'draft', seats: ['red'] }, deployed: [] };
  expect(isNothingHidden(draft)).toBe(true);
  expect(isNothingHidden({ ...draft, deployed: ['red'] })).toBe(false);
  expect(isNothingHidden({ ...draft, waiting: { decision: 'deploy', seats: ['red'] } })).toBe(false);
  expect(isNothingHidden({ ...draft, phase: 'over' })).toBe(false);
});
