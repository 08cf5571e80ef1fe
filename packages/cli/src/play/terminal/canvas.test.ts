import { expect, test } from 'vitest';
import { Canvas, screenUpdate } from './canvas.ts';

function canvasOf(...lines: string[]): Canvas {
  const canvas = new Canvas(6, lines.length);
  lines.forEach((line, y) => {
    canvas.put(0, y, line);
  });
  return canvas;
}

test('text outside the canvas is cut off', () => {
  const canvas = new Canvas(4, 1);
  canvas.put(-1, 0, 'abcdefg');
  canvas.put(0, 1, 'below');
  expect(canvas.lines()).toEqual(['bcde']);
});

test('only what has changed is written', () => {
  expect(screenUpdate(canvasOf('abcdef', 'ghijkl'), canvasOf('abcdef', 'ghXYkl'), 'colour')).toBe('\x1b[2;3HXY\x1b[?25l');
  expect(screenUpdate(canvasOf('abc'), canvasOf('abc'), 'colour')).toBe('\x1b[?25l');
});

test('a terminal of another size is drawn anew', () => {
  expect(screenUpdate(new Canvas(2, 1), canvasOf('ab'), 'colour')).toContain('\x1b[2J\x1b[1;1Hab');
});

test('colours, attributes and bare characters', () => {
  const canvas = new Canvas(1, 1);
  canvas.put(0, 0, 'x', { ink: 1, paper: 2, bold: true });
  expect(screenUpdate(undefined, canvas, 'colour')).toContain('\x1b[0;1;38;5;1;48;5;2mx\x1b[0m');
  expect(screenUpdate(undefined, canvas, 'mono')).toContain('\x1b[0;1mx\x1b[0m');
  expect(screenUpdate(undefined, canvas, 'plain')).toBe('\x1b[0m\x1b[2J\x1b[1;1Hx\x1b[?25l');
});

test('the cursor of the terminal is where the canvas has it', () => {
  const canvas = new Canvas(3, 2);
  canvas.caret = { x: 1, y: 1 };
  expect(screenUpdate(canvas, canvas, 'plain')).toBe('\x1b[2;2H\x1b[?25h');
});
