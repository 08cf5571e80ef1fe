// Who should look at a screen that several people share.

import { expect, test } from 'vitest';
import type { Standing } from '../games/messages.ts';
import { nextLooker } from './curtain.ts';

const asks = (...seats: NonNullable<Standing['waiting']>['seats']): Standing => ({
  phase: 'playing',
  waiting: { decision: 'act', seats },
  deployed: ['red', 'blue'],
});

test('who is asked looks, and whoever looks already stays while nobody else here is asked', () => {
  expect(nextLooker(asks('blue'), ['red', 'blue'], 'red')).toBe('blue');
  expect(nextLooker(asks('red', 'blue'), ['red', 'blue'], 'blue')).toBe('blue');
  expect(nextLooker(asks('green'), ['red', 'blue'], 'blue')).toBe('blue');
  expect(nextLooker(asks('green'), ['red', 'blue'], undefined)).toBe('red');
});

test('when the game is over, nobody has to give the screen away', () => {
  expect(nextLooker({ ...asks('blue'), phase: 'over' }, ['red', 'blue'], 'red')).toBe('red');
});
