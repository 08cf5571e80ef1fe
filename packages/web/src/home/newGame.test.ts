// Seats in a new game.

import { barrage, conquest, EDITIONS, ruleSetOf } from '@flagfall/editions';
import { peopleIn, rematchOf } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { memory } from '../settings/settings.ts';
import { newGameOptions, specFor } from './newGame.ts';

const wishes = { opponent: 'computer', level: 2, side: 'blue', options: {} } as const;

test('against the computer the player takes the chosen side, and changes it in the next game', () => {
  const plan = specFor(barrage, wishes);
  expect(plan.seats).toEqual({ red: { type: 'computer', level: 2 }, blue: { type: 'person' } });
  expect(peopleIn(rematchOf(plan))).toEqual(['red']);
});

test('the next game begins with the army that was deployed last, not with the one that was prepared for this game', () => {
  expect(rematchOf({ ...specFor(barrage, wishes), army: ['F'] })).not.toHaveProperty('army');
});

test('a side that does not play, or none, becomes one that does', () => {
  const three = { ...wishes, side: 'gold', options: { players: 3 } } as const;
  expect(peopleIn(specFor(conquest, three))).toEqual(['red']);
  expect(peopleIn(specFor(conquest, { ...three, side: 'random' }, { below: (n) => n - 1 }))).toEqual(['green']);
});

test('on one screen every player is a person', () => {
  expect(peopleIn(specFor(conquest, { ...wishes, opponent: 'person' }))).toEqual(['red', 'blue', 'green', 'gold']);
});

test('[AUD-1] a new game begins by the booklet, in every edition, and only values that differ from the defaults are given', () => {
  for (const edition of EDITIONS) {
    const options = newGameOptions(edition);
    expect(ruleSetOf(edition, options)).toBe('booklet');
    for (const { key, default: usual } of edition.options) expect(options[key], `${edition.id} ${key}`).not.toBe(usual);
  }
  expect(newGameOptions(conquest)).toEqual({ turnLimit: 'off' });
});

test('a new game begins with the memory mode of this device, and names it only where it is not the usual one', () => {
  expect(newGameOptions(barrage)).not.toHaveProperty('memory');
  memory.chosen.value = 'strict';
  expect(newGameOptions(barrage)).toMatchObject({ memory: 'strict', quietLimit: 'off' });
  memory.chosen.value = 'aided';
});
