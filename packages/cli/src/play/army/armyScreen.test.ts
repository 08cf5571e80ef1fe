import { EDITIONS, namesOf, original } from '@flagfall/editions';
import { compileRules, type Edition, seededChance } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { expect, test } from 'vitest';
import { Canvas } from '../terminal/canvas.ts';
import { TerminalTheme } from '../terminal/look.ts';
import { TerminalGameWords } from '../terminalTexts.ts';
import { deployKey, startDeployment } from './armyEditor.ts';
import { drawDeploy } from './armyScreen.ts';

function drawn(edition: Edition, keys: readonly string[], hurried = false): readonly string[] {
  const rules = compileRules(edition);
  // On a map: as if the first territories had been drafted.
  const home = rules.board.isGrid ? {} : { home: rules.board.cells.slice(0, rules.armySize) };
  const context = { rules, seat: 'red', chance: seededChance('screen'), ...home } as const;
  const state = keys.reduce((before, key) => deployKey(before, key, context), startDeployment(context));
  const pack = namesOf(edition, 'en').rulebook;
  const canvas = new Canvas(80, 24);
  drawDeploy(
    canvas,
    hurried ? { ...state, problem: { type: 'hurried' } } : state,
    context,
    new TerminalGameWords(createMessages('en'), rules, pack),
    new TerminalTheme('plain', pack),
  );
  return canvas.lines();
}

test('the missing pieces fit into one line', () => {
  expect(drawn(original, ['c'])[22]).toBe(' Still to place (40): M 9 8x2 7x3 6x4 5x4 4x4 3x5 2x8 S Bx6 F.');
  expect(drawn(original, ['c', 'm'], true)[22]).toBe(' Not ready yet. Still to place (39): 9 8x2 7x3 6x4 5x4 4x4 3x5 2x8 S Bx6 F.');
});

test('a random army is called so', () => {
  expect(drawn(original, ['r']).join('\n')).toContain('Random');
});

test.each(EDITIONS.map((edition) => ({ id: edition.id, edition })))(
  '$id: the keys fit into the last line, with the signs of the edition',
  ({ edition }) => {
    const keys = drawn(edition, [])[23];
    expect(keys).not.toContain('…');
    for (const kind of edition.kinds) if ((edition.army[kind.id] ?? 0) > 0) expect(keys.split(' place')[0]).toContain(kind.symbol);
  },
);
