/** The three figures of a finished game. */

import { barrage, EDITIONS, findEdition } from '@flagfall/editions';
import { actionsSince, buildRecord, compileRules, type GameRecord, parseRecord, rulesForRecord } from '@flagfall/engine';
import { playedRecord, randomGame } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { figuresOf, type GameFigures } from './figures.ts';

/** Red from a1: scout, marshal, flag, miner, spy, general, scout, bomb. Blue from a8: bomb, scout, general, spy, miner, flag, marshal, scout. */
const ARMIES = { red: '......../......../2MF3S92B', blue: 'B29S3FM2/......../........' } as const;

function figuresAfter(moves: readonly string[], end: string): GameFigures | undefined {
  const text = playedRecord({ edition: barrage, secret: 'figures', armies: ARMIES, moves, until: ({ phase }) => phase !== 'deploying' });
  const record = parseRecord(`${text.trimEnd()}\n\n${end === '' ? '' : `end: ${end}\n`}`);
  if (!record.ok) throw new Error(record.error.what);
  const rules = rulesForRecord(record.value, findEdition);
  if (!rules.ok) throw new Error(rules.error.what);
  return figuresOf(rules.value, record.value);
}

describe('the third figure of a game', () => {
  test('is the move with which the winner got ahead for good, after having been behind', () => {
    const moves = ['a1-a8', 'h8-h1', 'g1-g2', 'b8-b1'];
    expect(figuresAfter(moves, 'resigned, red wins')).toEqual({ moves: 4, battles: 3, moment: { type: 'lead', move: 4, seat: 'red' } });
  });

  test('says that the winner had less on the board', () => {
    expect(figuresAfter(['a1-a8'], 'resigned, red wins')).toEqual({ moves: 1, battles: 1, moment: { type: 'behind', seat: 'red' } });
  });

  test('is the highest piece that the losers lost, where the winner never was behind', () => {
    const moment = { type: 'blow', move: 2, seat: 'blue', kind: 'scout' };
    expect(figuresAfter(['g1-g2', 'b8-b1'], 'resigned, red wins')).toEqual({ moves: 2, battles: 1, moment });
  });

  test('is the highest piece that fell in a draw, the first of several', () => {
    const moment = { type: 'blow', move: 1, seat: 'red', kind: 'scout' };
    expect(figuresAfter(['a1-a8', 'h8-h1'], 'agreed, draw')).toEqual({ moves: 2, battles: 2, moment });
  });

  test('is what is left on the board when nothing fell', () => {
    expect(figuresAfter([], 'resigned, blue wins')).toEqual({ moves: 0, battles: 0, moment: { type: 'left', pieces: 16 } });
  });
});

test('a game without an end has no figures', () => {
  expect(figuresAfter(['a1-a8'], '')).toBeUndefined();
});

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s: the figures of a whole game are what happened', (id, edition) => {
  const { rules, actions, record } = wholeGame(id, edition.options.some(({ key }) => key === 'players') ? { players: 3 } : {});
  const figures = figuresOf(rules, record);
  expect(figures?.moves).toBe(record.actions.length);
  expect(figures?.battles).toBe(actions.flat().filter(({ type }) => type === 'piecesRevealed').length);
  const fallen = actions.flat().filter(({ type }) => type === 'pieceCaptured').length;
  expect(figures?.moment.type === 'left').toBe(fallen === (record.ending?.ending === 'flagCaptured' ? 1 : 0));
  expect(figuresOf(rules, record)).toEqual(figures);
});

function wholeGame(id: string, options: Readonly<Record<string, number>>) {
  const position = randomGame(findEdition(id)!, options, `figures ${id}`, () => {});
  const rules = compileRules(findEdition(id)!, options);
  const actions = actionsSince(position, 0);
  const record: GameRecord = buildRecord(rules, actions);
  return { rules, actions, record };
}
