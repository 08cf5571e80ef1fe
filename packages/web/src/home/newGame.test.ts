// Who sits where in a new game.

import { barrage, conquest } from '@flagfall/editions';
import { expect, test } from 'vitest';
import { peopleIn, rematchOf } from '../games/plan.ts';
import { planFor } from './newGame.ts';

const wishes = { opponent: 'computer', level: 2, side: 'blue', options: {} } as const;

test('against the computer one sits on the side one wants, and changes it for another game', () => {
  const plan = planFor(barrage, wishes, 0);
  expect(plan.seats).toEqual({ red: { type: 'computer', level: 2 }, blue: { type: 'person' } });
  expect(peopleIn(rematchOf(plan))).toEqual(['red']);
});

test('a side that does not play, or none in particular, is given one that does', () => {
  const three = { ...wishes, side: 'gold', options: { players: 3 } } as const;
  expect(peopleIn(planFor(conquest, three, 0))).toEqual(['red']);
  expect(peopleIn(planFor(conquest, { ...three, side: 'random' }, 0.99))).toEqual(['green']);
});

test('on one screen everybody is a person', () => {
  expect(peopleIn(planFor(conquest, { ...wishes, opponent: 'person' }, 0))).toEqual(['red', 'blue', 'green', 'gold']);
});
