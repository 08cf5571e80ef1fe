import { expect, test } from 'vitest';
import { cloneClassic, creedClassic, creedDuel, duel, original } from '../index.ts';
import { homeRows } from './library.ts';

test('[U-1] the obstacles of the 10x10 boards are the classic lakes, those of the 10x8 board lie one row lower', () => {
  for (const edition of [original, cloneClassic])
    expect(edition.battlefield({}).board.tags.get('obstacle')).toEqual(['c5', 'd5', 'c6', 'd6', 'g5', 'h5', 'g6', 'h6']);
  for (const edition of [creedClassic, creedDuel])
    expect(edition.battlefield({}).board.tags.get('obstacle')).toEqual(['c4', 'd4', 'c5', 'd5', 'g4', 'h4', 'g5', 'h5']);
});

test('[U-2] the lakes of the 8x8 board are c4 c5 and f4 f5, which leaves three lanes two files wide', () => {
  const { board } = duel.battlefield({});
  expect(board.tags.get('obstacle')).toEqual(['c4', 'c5', 'f4', 'f5']);
  const lanes = [...'abcdefgh'].map((file) => (board.obstacle[board.indexOf.get(`${file}4`)!] === 1 ? '#' : '.')).join('');
  expect(lanes).toBe('..#..#..');
});

test('a seat sees its home from its own side', () => {
  const field = duel.battlefield({});
  expect(homeRows(field, 'red').map((row) => row.join(' '))).toEqual([
    'a3 b3 c3 d3 e3 f3 g3 h3',
    'a2 b2 c2 d2 e2 f2 g2 h2',
    'a1 b1 c1 d1 e1 f1 g1 h1',
  ]);
  expect(homeRows(field, 'blue').map((row) => row.join(' '))).toEqual([
    'h6 g6 f6 e6 d6 c6 b6 a6',
    'h7 g7 f7 e7 d7 c7 b7 a7',
    'h8 g8 f8 e8 d8 c8 b8 a8',
  ]);
});
