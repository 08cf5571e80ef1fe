// The marks on the board during a selection.

import { battleCards, original } from '@flagfall/editions';
import { compileRules, type Edition, newGame, observe, type PieceView, seededChance } from '@flagfall/engine';
import type { Choice } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { boardPieces, cellMarks } from './boardProps.ts';

const RULES = compileRules(battleCards);

test('while cards for an attack are chosen, the attack stays visible', () => {
  const choice: Choice = { scope: { type: 'attack', from: 'a4', to: 'a5' }, path: [] };
  const view = observe(newGame(RULES, seededChance('marks')), 'red');
  const marks = cellMarks({
    view,
    rules: RULES,
    turn: { view, seat: 'red', isActing: true },
    selection: { chosen: 'a4', choice },
  });
  expect([...marks]).toEqual([
    ['a4', ['waiting']],
    ['a5', ['waiting']],
  ]);
});

test('a hidden piece that ran far shows what it must be, where only one kind runs', () => {
  const pieceIn = (edition: Edition, over: { readonly seen?: PieceView['seen'] | undefined }) => {
    const rules = compileRules(edition);
    const view = observe(newGame(rules, seededChance('marks')), 'red');
    const hidden = {
      known: false,
      piece: 50,
      seat: 'blue',
      cell: 'a5',
      seen: { moved: true, ran: true, shownTo: [] },
      ...over,
    } as PieceView;
    return boardPieces({ view: { ...view, pieces: [hidden] }, marks: {} }, 'red', undefined, [], rules)[0];
  };
  expect(pieceIn(original, {}).mark).toBe('scout');
  expect(pieceIn(original, { seen: { moved: true, ran: false, shownTo: [] } }).mark).toBeUndefined();
  // From memory nobody is told.
  expect(pieceIn(original, { seen: undefined }).mark).toBeUndefined();
  // A card may have carried it so far.
  expect(pieceIn(battleCards, {}).mark).toBeUndefined();
});
