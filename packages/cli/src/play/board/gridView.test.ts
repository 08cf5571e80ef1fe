import { barrage, deploymentFromLibrary, libraryOf, namesOf } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { isTurned } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { Canvas } from '../terminal/canvas.ts';
import { TerminalTheme } from '../terminal/look.ts';
import { drawGrid, type GridScene } from './gridView.ts';
import { piecesOfDeployment } from './scene.ts';

const rules = compileRules(barrage);
const look = new TerminalTheme('plain', namesOf(barrage, 'en').neutral);

function scene(seat: 'red' | 'blue', more: Partial<GridScene> = {}): GridScene {
  const deployment = deploymentFromLibrary(rules, seat, libraryOf(barrage)[0]);
  return { board: rules.board, turned: isTurned(rules, seat), pieces: piecesOfDeployment(deployment, seat, rules), ...more };
}

function drawn(what: GridScene, height = 1): string[] {
  const canvas = new Canvas(36, 8 * height + 1);
  drawGrid(canvas, { x: 0, y: 0 }, { width: 4, height }, what, look);
  return canvas.lines();
}

test('red sees its own rows below, with row numbers and column letters', () => {
  expect(drawn(scene('red'))).toEqual([
    ' 8  .   .   .   .   .   .   .   .',
    ' 7  .   .   .   .   .   .   .   .',
    ' 6  .   .   .   .   .   .   .   .',
    ' 5  .   .  ~~~  .   .  ~~~  .   .',
    ' 4  .   .  ~~~  .   .  ~~~  .   .',
    ' 3 r 2  .   .  r 9  .  r10  .  r 2',
    ' 2  .  r S  .   .   .   .   .  r 3',
    ' 1 r F r B  .   .   .   .   .   .',
    '    a   b   c   d   e   f   g   h',
  ]);
});

test('blue sees the board turned round', () => {
  const lines = drawn(scene('blue'));
  expect(lines[0]).toBe(' 1  .   .   .   .   .   .   .   .');
  expect(lines[7]).toBe(' 8 b F b B  .   .   .   .   .   .');
  expect(lines[8]).toBe('    h   g   f   e   d   c   b   a');
});

test('without colour, signs above the squares show cursor, chosen piece, targets and last move', () => {
  const lines = drawn(
    scene('red', { cursor: 'a4', chosen: new Set(['a3']), targets: new Set(['a4', 'a5', 'b3']), last: { from: 'e8', to: 'e7' } }),
    2,
  );
  expect(lines[0]).toBe('                   ---');
  expect(lines[2]).toBe('                   ---');
  expect(lines[6]).toBe('   +++     ~~~         ~~~');
  expect(lines[8]).toBe('   vvv     ~~~         ~~~');
  expect(lines[10]).toBe('   === +++');
});

test('in a square of one line the sign is behind the piece', () => {
  expect(drawn(scene('red', { chosen: new Set(['a3']), last: { from: 'b3', to: 'd3' } }))[5]).toBe(' 3 r 2= . - .  r 9- .  r10  .  r 2');
});
