import { SEATS } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import type { BoardScene } from '../board/scene.ts';
import { board, lookFor, sceneOf } from '../forTests/mapForTests.ts';
import { Canvas } from '../terminal/canvas.ts';
import { BLOCK, neighboursOf, zoneCorners } from './mapPlan.ts';
import { aroundText, drawMap, wholeMap } from './mapView.ts';

/** The two lines of a zone's block. */
function block(canvas: Canvas, cell: string): readonly string[] {
  const { x, y } = zoneCorners(board).get(cell)!;
  return [0, 1].map((line) =>
    Array.from({ length: BLOCK.width }, (_, at) => canvas.characterAt((y + line) * canvas.columns + x + at)).join(''),
  );
}

function blockOf(more: Partial<BoardScene>, cell: string): readonly string[] {
  return block(wholeMap(sceneOf(more), lookFor('plain')), cell);
}

describe('a zone', () => {
  test('has its name, a mark for an empty zone, and its city', () => {
    expect(blockOf({}, 'key1')).toEqual([' key1 ', '  .   ']);
    expect(blockOf({}, 'key3')).toEqual([' key3 ', '  .  #']);
    const cities = wholeMap(sceneOf(), lookFor('plain')).lines().join('').split('#').length - 1;
    expect(cities).toBe(8);
  });

  test('the four seats differ without colour', () => {
    for (const paint of ['plain', 'mono', 'colour'] as const) {
      const pieces = SEATS.map((seat, at) => ({ seat, cell: board.cells[at], glyph: '7?', note: "'" }));
      const canvas = wholeMap(sceneOf({ pieces }), lookFor(paint));
      expect(board.cells.slice(0, 4).map((cell) => block(canvas, cell)[1].slice(1, 5))).toEqual(["r7?'", "b7?'", "g7?'", "y7?'"]);
    }
  });

  test('shows cursor, chosen piece, targets and last move in signs, and under the cursor the sign it covers', () => {
    const more: Partial<BoardScene> = {
      cursor: 'bra2',
      chosen: new Set(['vin3']),
      targets: new Set(['bra2', 'sal1']),
      last: { from: 'cas1', to: 'fro1' },
    };
    expect(blockOf(more, 'bra2')).toEqual(['[bra2]', '+ .   ']);
    expect(blockOf(more, 'vin3')[0]).toBe('=vin3=');
    expect(blockOf(more, 'sal1')).toEqual(['+sal1+', '  .  #']);
    expect(blockOf(more, 'cas1')[0]).toBe('-cas1-');
    expect(blockOf(more, 'fro1')[0]).toBe('-fro1-');
  });

  test('has the caret of the terminal if there is no colour', () => {
    const { x, y } = zoneCorners(board).get('key1')!;
    expect(wholeMap(sceneOf({ cursor: 'key1' }), lookFor('mono')).caret).toEqual({ x: x + 1, y });
    expect(wholeMap(sceneOf({ cursor: 'key1' }), lookFor('colour')).caret).toBeUndefined();
  });
});

test('plain is ASCII', () => {
  expect(
    wholeMap(sceneOf({ cursor: 'key1' }), lookFor('plain'))
      .lines()
      .join(''),
  ).toMatch(/^[ -~]*$/);
});

test('lines separate neighbours, dots zones of one territory, and mountains are impassable', () => {
  const lines = wholeMap(sceneOf(), lookFor('plain')).lines();
  expect(lines.slice(24, 31).map((line) => line.slice(49))).toEqual([
    '^^^^^^^^  .   ^^^^^^^^  .   +------+',
    '^^^^^^^^      ^^^^^^^^      :      |',
    '^^^^^^^^      ^^^^^^^^      :      |',
    '^^^^^^^^------^^^^^^^^^^^^^^^      |',
    '|      : bra1 | gul1 | oxm3 : oxm2 |',
    '| bra2 :  .   |  .   |  .   :  .   |',
    '|  .   +------+......+------+      |',
  ]);
});

test('a window onto the map keeps to its area and takes the caret with it', () => {
  const canvas = new Canvas(40, 20);
  drawMap(canvas, { x: 5, y: 4, width: 28, height: 12 }, sceneOf({ cursor: 'gul3' }), lookFor('plain'));
  const lines = canvas.lines();
  expect(lines.slice(0, 4).join('') + lines.slice(16).join('')).toBe('');
  for (const line of lines) expect(line.length <= 33 && line.slice(0, 5).trim() === '').toBe(true);
  const { x, y } = canvas.caret!;
  expect(lines[y].slice(x - 1, x + 5)).toBe('[gul3]');
});

test('neighbours are listed clockwise, from the north', () => {
  expect(neighboursOf(board, 'vin3')).toEqual(['rav3', 'bra2', 'sal2', 'sal1', 'vin2']);
  expect(aroundText({ board, pieces: [{ cell: 'bra2', seat: 'gold', glyph: '?', note: ' ' }] }, 'vin3')).toBe(
    'rav3 ., bra2 y?, sal2 ., sal1 ., vin2 .',
  );
});
