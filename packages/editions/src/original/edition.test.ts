import { compileRules, deploymentFaults } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { deploymentFromLibrary } from '../core/library.ts';
import { originalLibrary } from './deployments.ts';
import { original } from './edition.ts';

const rules = compileRules(original);

test('[OR-1] the board has ten by ten squares and two lakes of two by two in the middle rows', () => {
  expect([rules.board.columns, rules.board.rows]).toEqual([10, 10]);
  const lakes = rules.board.cells.filter((_, cell) => rules.board.obstacle[cell] === 1);
  expect(lakes.join(' ')).toBe('c5 d5 g5 h5 c6 d6 g6 h6');
});

test('[OR-2] each side fills the four rows nearest to it, one piece a square', () => {
  const rowsOf = (seat: number) => new Set(rules.homes[seat].map((cell) => rules.board.layout[cell].row + 1));
  expect([...rowsOf(0)]).toEqual([1, 2, 3, 4]);
  expect([...rowsOf(1)]).toEqual([7, 8, 9, 10]);
  expect(rules.homes.map((home) => home.length)).toEqual([40, 40]);
  const { a1: flag, ...rest } = deploymentFromLibrary(rules, 'red', originalLibrary({})[0]);
  expect(flag).toBe('flag');
  expect(deploymentFaults(rules, 0, { ...rest, a1: flag })).toEqual([]);
  expect(deploymentFaults(rules, 0, rest).map((fault) => fault.code)).toEqual(['tooFew']);
  expect(deploymentFaults(rules, 0, { ...rest, a5: flag }).map((fault) => fault.code)).toEqual(['outsideHome']);
});

test('[OR-3] an army has forty pieces, ranked from ten, the marshal, down to one, the spy', () => {
  expect(rules.armySize).toBe(40);
  expect(original.kinds.map((kind) => `${original.army[kind.id]} ${kind.id} ${kind.rank ?? '-'}`)).toEqual([
    '1 marshal 10',
    '1 general 9',
    '2 colonel 8',
    '3 major 7',
    '4 captain 6',
    '4 lieutenant 5',
    '4 sergeant 4',
    '5 miner 3',
    '8 scout 2',
    '1 spy 1',
    '6 bomb -',
    '1 flag -',
  ]);
});

test('[OR-4] red starts', () => {
  expect(rules.starter).toBe(0);
});
