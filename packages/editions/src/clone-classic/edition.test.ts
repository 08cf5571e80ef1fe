import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { packsIn } from '../core/names.ts';
import { cloneClassic } from './edition.ts';
import { cloneClassicNames } from './names.ts';

const rules = compileRules(cloneClassic);
const { rulebook } = packsIn('en', cloneClassicNames);

test('[CW-1] the board has ten by ten squares, and the planets lie where the classic lakes do', () => {
  expect([rules.board.columns, rules.board.rows]).toEqual([10, 10]);
  const planets = rules.board.cells.filter((_, cell) => rules.board.obstacle[cell] === 1);
  expect(planets.join(' ')).toBe('c5 d5 g5 h5 c6 d6 g6 h6');
  expect(rulebook.obstacle).toBe('planet');
});

test('[CW-2] the Republic is blue and the Separatists are orange; who starts is agreed or left to the lot', () => {
  expect(rulebook.seats.blue).toEqual({ name: 'Republic', colour: 'blue' });
  expect(rulebook.seats.red).toEqual({ name: 'Separatists', colour: 'orange', plural: true });
  expect(compileRules(cloneClassic, { startPlayer: 'red' }).starter).toBe(0);
  expect(compileRules(cloneClassic, { startPlayer: 'blue' }).starter).toBe(1);
});

test('[U-44] without an agreement the start is random', () => {
  expect(rules.options.startPlayer).toBe('random');
  expect(cloneClassic.starts(rules.options)).toBe('lot');
});

test('[CW-3] thirty pieces stand freely on forty squares, ten stay empty', () => {
  expect(rules.homes.map((home) => home.length)).toEqual([40, 40]);
  expect(rules.armySize).toBe(30);
});

test('[CW-4] an army has 1, 1, 2, 3, 2, 2, 2 of the ranks ten to four, 5 miners, 4 scouts, a spy, 6 bombs and the base', () => {
  expect([...rules.army]).toEqual([1, 1, 2, 3, 2, 2, 2, 5, 4, 1, 6, 1]);
});

test('[D-64] the basic game is called Classic', () => {
  expect(rulebook.title).toBe('Clone Wars Classic');
});
