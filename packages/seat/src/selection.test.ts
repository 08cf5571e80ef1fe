/** Taps lead from one selection to the next, and to requests. */

import { barrage, creedSpecial, deploymentFromLibrary, libraryOf } from '@flagfall/editions';
import type { Edition, MoveIntent } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { TestTable } from './forTests/tableForTests.ts';
import { type ActingView, openSelection, type SelectionRules, select, tapCell } from './selection.ts';

function begin(edition: Edition, mustConfirm = false): ActingView & { readonly rules: SelectionRules } {
  const game = new TestTable(edition, 'selection');
  for (const seat of game.rules.seats)
    game.play(seat, { type: 'deploy', deployment: deploymentFromLibrary(game.rules, seat, libraryOf(edition, game.rules.options)[0]) });
  return { view: game.table.viewOf('red'), seat: 'red', rules: { board: game.rules.board, mustConfirm } };
}

test('a piece is selected, deselected, and sent to a cell that it may reach', () => {
  const { rules, ...now } = begin(barrage);
  const [{ from, to }] = now.view.moves;
  const chosen = tapCell({}, from, now, rules);
  expect(chosen).toEqual({ selection: { chosen: from } });
  expect(tapCell(chosen.selection, from, now, rules).selection.chosen).toBeUndefined();
  expect(tapCell(chosen.selection, to, now, rules)).toEqual({ selection: { chosen: from }, intent: { type: 'move', from, to } });
  expect(select({}, { type: 'drop', from, to }, now, rules).intent).toEqual({ type: 'move', from, to });
});

test('an intent that is not offered is sent all the same, and the piece is deselected', () => {
  const { rules, ...now } = begin(barrage, true);
  const [{ from }] = now.view.moves;
  const asked: MoveIntent = { type: 'move', from, to: 'e5' };
  expect(now.view.moves).not.toContainEqual(asked);
  expect(tapCell({ chosen: from }, 'e5', now, rules)).toEqual({ selection: {}, intent: asked });
});

test('a tap with nothing to select does nothing', () => {
  const { rules, ...now } = begin(barrage);
  const enemy = now.view.pieces.find(({ seat }) => seat === 'blue')?.cell ?? '';
  expect(tapCell({}, enemy, now, rules)).toEqual({ selection: {}, isIdle: true });
});

test('an intent waits for confirmation, and one step back leaves the piece selected', () => {
  const { rules, ...now } = begin(barrage, true);
  const [{ from, to }] = now.view.moves;
  const { selection, intent } = tapCell({ chosen: from }, to, now, rules);
  expect(intent).toBeUndefined();
  expect(selection).toEqual({ chosen: from, pending: { type: 'move', from, to } });
  const { selection: earlier } = select(selection, { type: 'back' }, now, rules);
  expect(earlier.pending).toBeUndefined();
  expect(earlier.chosen).toBe(from);
  expect(select(earlier, { type: 'back' }, now, rules).selection.chosen).toBeUndefined();
  expect(select(selection, { type: 'confirm' }, now, rules)).toEqual({ selection: {}, intent: { type: 'move', from, to } });
});

test('a power begins beside the board and is aimed on it; one step back deselects it', () => {
  const { rules, ...now } = begin(creedSpecial);
  const apple = now.view.deeds.find(({ deed }) => deed === 'apple');
  const begun = select({}, { type: 'deed', step: { type: 'deed', value: 'apple' } }, now, rules);
  expect(begun.selection.choice?.path).toHaveLength(1);
  expect(tapCell(begun.selection, apple?.cells?.[0] ?? '', now, rules)).toEqual({ selection: {}, intent: apple });
  expect(select(begun.selection, { type: 'back' }, now, rules).selection.choice).toEqual(openSelection(now.view).choice);
});
