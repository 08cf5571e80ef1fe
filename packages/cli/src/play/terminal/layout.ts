/** Where things stand on the screen: the board as large as it fits, the panel beside it, two lines at the bottom. */

import type { Board } from '@flagfall/engine';
import { MARGIN } from '../board/boardView.ts';
import type { SquareSize } from '../board/square.ts';
import type { Canvas, Spot, Style } from './canvas.ts';
import { STYLES } from './look.ts';

/** The smallest terminal in which every board of the family can be played. */
export const SMALLEST = { columns: 74, rows: 20 } as const;

const SIZES: readonly SquareSize[] = [
  { width: 6, height: 3 },
  { width: 4, height: 2 },
  { width: 4, height: 1 },
];

/** Title bar, column letters, message line and key line. */
const OTHER_ROWS = 4;
const PANEL_COLUMNS_MIN = 30;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly size: SquareSize;
  readonly board: Spot;
  readonly panel: Area;
}

export function layoutFor(canvas: Canvas, board: Board): Layout {
  const fits = (size: SquareSize) =>
    board.rows * size.height + OTHER_ROWS <= canvas.rows && board.columns * size.width + MARGIN + PANEL_COLUMNS_MIN < canvas.columns;
  const size = SIZES.find(fits) ?? SIZES[SIZES.length - 1];
  const x = MARGIN + board.columns * size.width + 1;
  return { size, board: { x: 0, y: 1 }, panel: { x, y: 1, width: Math.min(canvas.columns - x, 60), height: canvas.rows - 3 } };
}

/** The title bar at the top. */
export function drawBar(canvas: Canvas, left: string, right = ''): void {
  const room = canvas.columns - 2;
  const text = `${clip(left, room - right.length - 1).padEnd(room - right.length)}${right}`;
  canvas.put(0, 0, ` ${clip(text, room)} `, STYLES.bar);
}

/** The message line and the key line at the bottom; a message that needs both lines gets them. */
export function drawFoot(canvas: Canvas, message: string, keys: string, style: Style = STYLES.warning): void {
  const [first, ...more] = wrap(message, canvas.columns - 2);
  canvas.put(1, canvas.rows - 2, first, style);
  if (more.length > 0) canvas.put(1, canvas.rows - 1, clip(more.join(' '), canvas.columns - 2), style);
  else canvas.put(1, canvas.rows - 1, clip(keys, canvas.columns - 2), STYLES.faint);
}

/** Writes a text in as many lines as it takes. Returns the line after it. */
export function drawText(canvas: Canvas, { x, y, width }: Pick<Area, 'x' | 'y' | 'width'>, text: string, style: Style = {}): number {
  const lines = wrap(text, width);
  for (const [at, line] of lines.entries()) canvas.put(x, y + at, line, style);
  return y + lines.length;
}

export function clip(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** The same, but what stands between commas stays together. */
export function wrapList(text: string, width: number): readonly string[] {
  const joined = text.replace(/(?<![,:]) /g, '\u00a0');
  return wrap(joined, width).map((line) => line.replaceAll('\u00a0', ' '));
}

/** Breaks a text into lines of at most this width, between words. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => clip(each, width));
}
