// [AUD-4] What a person sees of the cast: one name with one power is one character, here as on the terminal.

import { cloneClassic, cloneSpecial } from '@flagfall/editions';
import { type CapturedView, compileRules, newPosition, observe, type Seat } from '@flagfall/engine';
import { h } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { PieceArt } from '../art/pieces/piece.tsx';
import { renderText } from '../forTests/renderForTests.ts';
import { DeployModel } from '../play/deploy/deployModel.ts';
import { LossList } from '../play/plates/capturedTray.tsx';
import { ArmyTable } from '../rules/sections/armyTable.tsx';
import { names } from '../settings/settings.ts';
import { GameWords } from './gameWords.ts';

const classic = new GameWords(compileRules(cloneClassic));
const special = new GameWords(compileRules(cloneSpecial));

afterEach(() => {
  names.chosen.value = 'rulebook';
});

/** The text in a drawing, without its lines. */
function textIn(drawing: string): string {
  return drawing
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function lost(words: GameWords, seat: Seat, kinds: readonly string[]): string {
  const captured = kinds.map((kind, piece): CapturedView => ({ piece, seat, kind }));
  return textIn(renderText(h(LossList, { rules: words.rules, words, seat, captured })));
}

test('[AUD-4] a name has its power only where a namesake has none', () => {
  const named = (seat: Seat): readonly string[] =>
    ['colonel', 'secondColonel', 'major', 'sniper', 'captain', 'berserker'].map((kind) => special.kind(seat, kind));
  expect(named('blue')).toEqual([
    ...['Anakin Skywalker', 'Mace Windu', 'Kit Fisto', 'Kit Fisto (Remote attack)', 'Commander Cody', 'Commander Cody (Anger)'],
  ]);
  expect(named('red')).toEqual([
    'Asajj Ventress',
    'Whorm Loathsome',
    'Nute Gunray',
    'Cad Bane',
    'Commando Droid',
    'Commando Droid (Anger)',
  ]);
});

test('[AUD-4] captured pieces of one name and power are counted together', () => {
  const sevens = ['major', 'sniper', 'secondColonel'];
  expect(lost(classic, 'blue', sevens)).toContain('Mace Windu 1/1 Kit Fisto 2/3');
  expect(lost(classic, 'red', sevens)).toContain('Whorm Loathsome 1/1 Nute Gunray 1/2 Cad Bane 1/1');
  expect(lost(special, 'blue', sevens)).toContain('Mace Windu 1/1 Kit Fisto 1/2 Kit Fisto (Remote attack) 1/1');
  names.chosen.value = 'neutral';
  expect(lost(classic, 'red', sevens)).toContain('Colonel 1/2 Major 2/3');
});

test('[AUD-4] taking a character out of the box continues to its last piece', () => {
  const { rules } = classic;
  const deploying = new DeployModel(rules, 'blue', observe(newPosition(rules, 0), 'blue'), (kind) => classic.alike('blue', kind));
  deploying.clear();
  deploying.tapBox('major');
  for (const cell of ['a7', 'b7', 'c7']) deploying.tap(cell);
  expect(deploying.held.value).toBeUndefined();
  expect(Object.values(deploying.army.value)).toEqual(['major', 'major', 'sniper']);
});

test('[AUD-4] one character has one drawing, and every other one another', () => {
  const drawn = (edition: string, seat: Seat, kind: string): string => renderText(PieceArt({ edition, seat, kind }));
  expect(drawn('clone-classic', 'blue', 'sniper')).toBe(drawn('clone-classic', 'blue', 'major'));
  expect(drawn('clone-classic', 'red', 'sniper')).not.toBe(drawn('clone-classic', 'red', 'major'));
  expect(drawn('clone-classic', 'red', 'secondColonel')).not.toBe(drawn('clone-classic', 'red', 'colonel'));
  for (const [one, other] of [
    ['major', 'sniper'],
    ['captain', 'berserker'],
    ['colonel', 'secondColonel'],
  ])
    expect(drawn('clone-special', 'blue', one)).not.toBe(drawn('clone-special', 'blue', other));
  names.chosen.value = 'neutral';
  expect(drawn('clone-classic', 'red', 'secondColonel')).toBe(drawn('clone-classic', 'red', 'colonel'));
  expect(drawn('clone-special', 'red', 'secondColonel')).toBe(drawn('clone-special', 'red', 'colonel'));
});

test('[AUD-4] the table of the army lists all characters, and adds up those that are one', () => {
  const table = textIn(renderText(h(ArmyTable, { rules: classic.rules, words: classic })));
  expect(table).toContain('Asajj Ventress / Anakin Skywalker');
  expect(table).toContain('Whorm Loathsome / Mace Windu');
  expect(table).toContain('Nute Gunray x2, Cad Bane / Kit Fisto');
  expect(textIn(renderText(h(ArmyTable, { rules: special.rules, words: special })))).toContain('Cad Bane / Kit Fisto (Remote attack)');
});
