/** Coordinates, letters, lines and rows of the bot protocol. */

import { cloneClassic, duel, EDITIONS, original } from '@flagfall/editions';
import { compileRules, deploymentFaults, newPosition, observe, sampleDeployment, seededChance, submit } from '@flagfall/engine';
import { editionAt } from '@flagfall/engine/edition';
import { describe, expect, test } from 'vitest';
import { botCellOf, cellAt, directedMove, moveEnd, rowsOfCells } from './coordinates.ts';
import { unsupportedByBots } from './letters.ts';
import { colourText, directedMoveText, moveText, readBotMove, readManagerLine } from './protocolLines.ts';
import { boardRows, deploymentRows, enemyCells, readDeploymentRows } from './rows.ts';

const ORIGINAL = compileRules(original);

describe('places', () => {
  test('the board is rotated by 180 degrees: RED is at the top, and left stays left', () => {
    expect(cellAt({ x: 0, y: 0 })).toBe('j1');
    expect(cellAt({ x: 9, y: 0 })).toBe('a1');
    expect(cellAt({ x: 0, y: 9 })).toBe('j10');
    expect(cellAt({ x: 9, y: 9 })).toBe('a10');
    expect(cellAt({ x: 10, y: 0 })).toBeUndefined();
    expect(cellAt({ x: 0, y: -1 })).toBeUndefined();
  });

  test('every cell is translated there and back, and every step keeps its direction on both boards', () => {
    for (const cell of ORIGINAL.board.cells) expect(cellAt(botCellOf(cell))).toBe(cell);
    expect(directedMove('e4', 'e5')).toEqual({ x: 5, y: 3, direction: 'DOWN', steps: 1 });
    expect(directedMove('e5', 'e1')).toEqual({ x: 5, y: 4, direction: 'UP', steps: 4 });
    expect(directedMove('a1', 'c1')).toEqual({ x: 9, y: 0, direction: 'LEFT', steps: 2 });
    expect(directedMove('c1', 'a1')).toEqual({ x: 7, y: 0, direction: 'RIGHT', steps: 2 });
    for (const [from, to] of [
      ['e4', 'e5'],
      ['j10', 'j3'],
      ['a1', 'j1'],
      ['h7', 'b7'],
    ])
      expect(cellAt(moveEnd(directedMove(from, to)))).toBe(to);
  });
});

describe('which games', () => {
  test('two seats on the classic board, without powers and cards', () => {
    const playable = EDITIONS.filter((edition) => unsupportedByBots(compileRules(editionAt(edition, 1)!)) === undefined).map(
      ({ id }) => id,
    );
    expect(unsupportedByBots(compileRules(cloneClassic))).toMatch(/letters/);
    expect(playable).toEqual(['original', 'clone-classic']);
    expect(unsupportedByBots(compileRules(duel))).toMatch(/10x10/);
    expect(unsupportedByBots(compileRules(duel, { board: '10x10' }))).toBeUndefined();
  });
});

describe('lines', () => {
  test('messages of a manager', () => {
    expect(readManagerLine('RED some body 10 10')).toEqual({ type: 'colour', seat: 'red', opponent: 'some body' });
    expect(readManagerLine('BLUE x 10 10\r')).toEqual({ type: 'colour', seat: 'blue', opponent: 'x' });
    expect(readManagerLine('RED 10 10')).toEqual({ type: 'colour', seat: 'red', opponent: '' });
    expect(readManagerLine('START')).toEqual({ type: 'start' });
    expect(readManagerLine('QUIT x RED VICTORY_FLAG 100 3 4')).toEqual({ type: 'quit' });
    expect(readManagerLine('.+#123sBF.')).toEqual({ type: 'row', row: '.+#123sBF.' });
    expect(readManagerLine('3 4 UP OK')).toEqual({
      type: 'move',
      move: { way: { x: 3, y: 4, direction: 'UP', steps: 1 }, battle: undefined },
    });
    expect(readManagerLine('3 4 LEFT 5 KILLS 9 s')).toEqual({
      type: 'move',
      move: { way: { x: 3, y: 4, direction: 'LEFT', steps: 5 }, battle: { result: 'KILLS', attacker: '9', defender: 's' } },
    });
    for (const unknown of [
      '',
      'hello',
      '3 4 UP',
      '3 4 UP VICTORY_FLAG',
      '3 4 UP KILLS 1',
      '.+#123sBF',
      '3 4 NORTH OK',
      'RED has won',
      'BLUE',
      'RED x 8 8',
    ])
      expect(readManagerLine(unknown)).toBeUndefined();
  });

  test('messages of a bot', () => {
    expect(readBotMove('3 4 DOWN 2')).toEqual({ x: 3, y: 4, direction: 'DOWN', steps: 2 });
    expect(readBotMove(' 3 4 DOWN ')).toEqual({ x: 3, y: 4, direction: 'DOWN', steps: 1 });
    expect(readBotMove('SURRENDER')).toBe('SURRENDER');
    for (const nonsense of ['', '3 4', '3 4 down', '3 4 DOWN OK', '-1 4 DOWN']) expect(readBotMove(nonsense)).toBeUndefined();
  });

  test('written messages can be read again', () => {
    const way = { x: 0, y: 9, direction: 'UP', steps: 3 } as const;
    expect(directedMoveText(way)).toBe('0 9 UP 3');
    expect(directedMoveText({ ...way, steps: 1 })).toBe('0 9 UP');
    for (const battle of [undefined, { result: 'BOTHDIE', attacker: '9', defender: '9' } as const])
      expect(readManagerLine(moveText({ way, battle }))).toEqual({ type: 'move', move: { way, battle } });
    expect(readManagerLine(colourText('blue', 'me'))).toEqual({ type: 'colour', seat: 'blue', opponent: 'me' });
  });
});

describe('rows', () => {
  test('RED sends its back row first, BLUE its front row', () => {
    const rows = deploymentRows('red', { a1: 'flag', j4: 'scout' });
    expect(rows).toEqual(['.........F', '..........', '..........', '9.........']);
    expect(deploymentRows('blue', { a10: 'flag', j7: 'scout' })).toEqual(['9.........', '..........', '..........', '.........F']);
  });

  test.each(['red', 'blue'] as const)('a deployment of %s comes back', (seat) => {
    const number = ORIGINAL.seats.indexOf(seat);
    const deployment = sampleDeployment(ORIGINAL, number, seededChance(seat));
    const read = readDeploymentRows(seat, deploymentRows(seat, deployment));
    expect(read).toEqual({ ok: true, value: deployment });
    expect(deploymentFaults(ORIGINAL, number, deployment)).toEqual([]);
  });

  test('rows that make no sense are named', () => {
    expect(readDeploymentRows('red', ['FFFFFFFFFF', 'FFF', '', ''])).toEqual({ ok: false, error: 'row 2 of the deployment has 3 letters' });
    expect(readDeploymentRows('red', ['FFFFFXFFFF'])).toMatchObject({ ok: false, error: expect.stringContaining('"X" in row 1') });
  });

  test('a board shows lakes, own letters, and enemies all alike', () => {
    const position = newPosition(ORIGINAL);
    const own = sampleDeployment(ORIGINAL, 0, seededChance('own'));
    submit(position, 'red', { type: 'deploy', deployment: own });
    submit(position, 'blue', { type: 'deploy', deployment: sampleDeployment(ORIGINAL, 1, seededChance('theirs')) });
    const rows = boardRows(ORIGINAL, observe(position, 'red'));
    expect(rows).toEqual([...deploymentRows('red', own), ...['..++..++..', '..++..++..'], ...Array<string>(4).fill('##########')]);
    expect(enemyCells(rows)).toEqual(rowsOfCells(6).flat());
  });
});
