import { castOf, findEdition, type NamePack, readRows } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { packsIn } from '../core/names.ts';
import { cloneClassic } from './edition.ts';
import { cloneClassicNames } from './names.ts';

const rules = compileRules(cloneClassic);
const { rulebook, neutral } = packsIn('en', cloneClassicNames);

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
  expect(cloneClassic.starter(rules.options)).toBe('lot');
});

test('[CW-3] thirty pieces stand freely on forty squares, ten stay empty', () => {
  expect(rules.homes.map((home) => home.length)).toEqual([40, 40]);
  expect(rules.armySize).toBe(30);
});

test('[CW-4] an army has 1, 1, 2, 3, 2, 2, 2 of the ranks ten to four, 5 miners, 4 scouts, a spy, 6 bombs and the base', () => {
  const fighters = rules.kinds.flatMap(({ id, rank }, number) => Array<string | number>(rules.army[number]).fill(rank ?? id));
  expect([...Map.groupBy(fighters, (one) => one).values()].map((alike) => alike.length)).toEqual([1, 1, 2, 3, 2, 2, 2, 5, 4, 1, 6, 1]);
});

/** A side as its booklet lists it: rank or role, name and number of each character. */
function listed(seat: 'red' | 'blue', pack: NamePack): readonly string[] {
  return castOf(rules, pack, seat).map(
    ({ name, count, kinds }) => `${rules.kinds.find(({ id }) => id === kinds[0])?.rank ?? ''} ${name} ${count}`,
  );
}

test('[AUD-4] the cast is that of the booklet: two different 8s, and Cad Bane among the sevens of the Separatists', () => {
  expect(listed('blue', rulebook)).toEqual([
    ...['10 Yoda 1', '9 Obi-Wan Kenobi 1', '8 Anakin Skywalker 1', '8 Mace Windu 1', '7 Kit Fisto 3', '6 Commander Cody 2'],
    ...['5 Commander Gree 2', '4 Clone Pilot 2', '3 Clone Trooper 5', '2 Republic Scout 4', '1 R2-D2 1'],
    ...[' Thermal Detonator 6', ' Republic Base 1'],
  ]);
  expect(listed('red', rulebook)).toEqual([
    ...['10 Count Dooku 1', '9 General Grievous 1', '8 Asajj Ventress 1', '8 Whorm Loathsome 1', '7 Nute Gunray 2', '7 Cad Bane 1'],
    ...['6 Commando Droid 2', '5 MagnaGuard 2', '4 Rocket Battle Droid 2', '3 Battle Droid 5', '2 Separatist Scout 4', '1 R3-S6 1'],
    ...[' Thermal Detonator 6', ' Separatist Base 1'],
  ]);
});

test('[AUD-4] in the neutral pack two kinds of one name are counted together', () => {
  for (const seat of ['red', 'blue'] as const)
    expect(listed(seat, neutral)).toEqual([
      ...['10 Marshal 1', '9 General 1', '8 Colonel 2', '7 Major 3', '6 Captain 2', '5 Lieutenant 2', '4 Sergeant 2'],
      ...['3 Miner 5', '2 Scout 4', '1 Spy 1', ' Bomb 6', ' Flag 1'],
    ]);
});

test('[AUD-4] an army of the first revision is read: the first 8 by cell is the first, the second the other, and likewise the 7s', () => {
  expect(readRows(cloneClassic, ['.8.7', '7.66', '78.F'])).toEqual(['.8.7', '7.66', 'RW.F']);
  expect(readRows(cloneClassic, ['.W.R', '7.8.'])).toEqual(['.W.R', '7.8.']);
  expect(readRows(findEdition('clone-classic', 1)!, ['.8.7', '7.66', '78.F'])).toEqual(['.8.7', '7.66', '78.F']);
});

test('[AUD-4] the first revision still exists for its games: two equal 8s and three equal 7s', () => {
  const before = findEdition('clone-classic', 1)!;
  expect(before).toMatchObject({ revision: 1, army: { colonel: 2, major: 3 } });
  expect(compileRules(before).armySize).toBe(30);
  expect([findEdition('clone-classic', 2), findEdition('clone-classic', 3), findEdition('clone-classic', 0)]).toEqual([
    cloneClassic,
    undefined,
    undefined,
  ]);
});

test('[D-64] the basic game is called Classic', () => {
  expect(rulebook.title).toBe('Clone Wars Classic');
});
