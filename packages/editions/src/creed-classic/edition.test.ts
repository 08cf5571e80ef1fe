import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { packsIn } from '../core/names.ts';
import { creedClassic } from './edition.ts';
import { creedClassicNames } from './names.ts';

const rules = compileRules(creedClassic);
const { rulebook } = packsIn('en', creedClassicNames);

test('[AC-1] the board has ten columns and eight rows, with obstacles in the two middle rows', () => {
  expect([rules.board.columns, rules.board.rows]).toEqual([10, 8]);
  const obstacles = rules.board.cells.filter((_, cell) => rules.board.obstacle[cell] === 1);
  expect(obstacles.join(' ')).toBe('c4 d4 g4 h4 c5 d5 g5 h5');
});

test('[D-10] explosions or mountains: one kind of obstacle, whose name is a matter of language', () => {
  expect([...rules.board.tags.keys()]).toEqual(['obstacle']);
  expect(rulebook.obstacle).toBe('mountain');
});

test('[AC-2] Templars are red, Assassins are blue, and Templars always start', () => {
  expect(rulebook.seats.red).toEqual({ name: 'Templars', colour: 'red', plural: true });
  expect(rulebook.seats.blue).toEqual({ name: 'Assassins', colour: 'blue', plural: true });
  expect(rules.starter).toBe(0);
  expect(creedClassic.options.some((option) => option.key === 'startPlayer')).toBe(false);
});

test('[AC-3] thirty pieces fill the first three rows', () => {
  const rowsOf = (seat: number) => [...new Set(rules.homes[seat].map((cell) => rules.board.layout[cell].row + 1))];
  expect(rowsOf(0)).toEqual([1, 2, 3]);
  expect(rowsOf(1)).toEqual([6, 7, 8]);
  expect(rules.homes.map((home) => home.length)).toEqual([30, 30]);
  expect(rules.armySize).toBe(30);
});

test('[AC-4] an army has one marshal, one general, 2 colonels, 3 majors, 3 captains, 2, 2, 4 miners, 5 scouts, a spy, 5 bombs and the Apple', () => {
  expect([...rules.army]).toEqual([1, 1, 2, 3, 3, 2, 2, 4, 5, 1, 5, 1]);
});
