import { compileRules, resolveOptions } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { barrage } from '../barrage/edition.ts';
import { classicBattlefield } from '../core/battlefields.ts';
import { duel } from './edition.ts';

const rules = compileRules(duel);

test('[DU-1] the board has eight by eight squares with lakes in the two middle rows', () => {
  expect([rules.board.columns, rules.board.rows]).toEqual([8, 8]);
  const lakes = rules.board.cells.filter((_, cell) => rules.board.obstacle[cell] === 1);
  expect(lakes.join(' ')).toBe('c4 f4 c5 f5');
});

test('[DU-2] pieces go anywhere on the 24 squares of the three back rows, fourteen stay empty in Duel and sixteen in Barrage, red starts', () => {
  for (const [edition, empty] of [[duel, 14] as const, [barrage, 16] as const]) {
    const { homes, armySize, starter } = compileRules(edition);
    expect(homes.map((home) => home.length)).toEqual([24, 24]);
    expect(homes[0].length - armySize).toBe(empty);
    expect(starter).toBe(0);
  }
});

test('[D-45] a side has three rows of eight', () => {
  const rowsOf = (seat: number) => rules.homes[seat].map((cell) => rules.board.layout[cell].row + 1);
  for (const row of [1, 2, 3]) expect(rowsOf(0).filter((one) => one === row)).toHaveLength(8);
  for (const row of [6, 7, 8]) expect(rowsOf(1).filter((one) => one === row)).toHaveLength(8);
});

test('[DU-3] Duel has ten pieces; Barrage has one miner and one bomb fewer', () => {
  expect(duel.army).toEqual({ marshal: 1, general: 1, miner: 2, scout: 2, spy: 1, bomb: 2, flag: 1 });
  expect(barrage.army).toEqual({ marshal: 1, general: 1, miner: 1, scout: 2, spy: 1, bomb: 1, flag: 1 });
});

test('[D-47] "two pieces fewer" and "one bomb and one miner fewer" are the same army', () => {
  expect(rules.armySize).toBe(10);
  expect(compileRules(barrage).armySize).toBe(8);
  const fewer = Object.keys(duel.army).filter((kind) => barrage.army[kind] === duel.army[kind] - 1);
  expect(fewer).toEqual(['miner', 'bomb']);
});

test('[DU-5, D-40] the spy has rank one, though the text of the booklet says it has no number', () => {
  for (const edition of [duel, barrage]) expect(edition.kinds.find((kind) => kind.id === 'spy')?.rank).toBe(1);
});

test('[U-3] the 8x8 board is the default, the classic board with four rows to deploy on is an option', () => {
  for (const edition of [duel, barrage]) {
    expect(compileRules(edition).options.board).toBe('8x8');
    const tournament = compileRules(edition, { board: '10x10' });
    expect(tournament.board).toBe(classicBattlefield.board);
    expect(tournament.homes.map((home) => home.length)).toEqual([40, 40]);
    expect(resolveOptions(edition, { board: '9x9' }).ok).toBe(false);
  }
});
