/** The parts of every screen: styled lines, text broken to a width, the header and the footer. */

import type { Canvas, CellStyle } from './canvas.ts';
import { STYLES } from './look.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text at a column of its line; later texts cover earlier ones. */
export interface Span {
  readonly text: string;
  readonly style?: CellStyle | undefined;
  readonly at?: number;
}

export type Line = readonly Span[];

export const BLANK: Line = [];

/** Leaves out the last lines if there is no room for all. */
export function putLines(canvas: Canvas, { x, y, height }: Omit<Area, 'width'>, lines: readonly Line[]): void {
  for (const [line, spans] of lines.slice(0, Math.max(0, height)).entries())
    for (const { text, style, at = 0 } of spans) canvas.put(x + at, y + line, text, style);
}

/** A text in as many lines as it takes; none for an empty one. */
export function paragraph(text: string, width: number, style?: CellStyle): readonly Line[] {
  return text === '' ? [] : wrap(text, width).map((line) => [{ text: line, style }]);
}

/** The title bar at the top. */
export function drawBar(canvas: Canvas, left: string, right = ''): void {
  const room = canvas.columns - 2;
  const text = `${clip(left, room - right.length - 1).padEnd(room - right.length)}${right}`;
  canvas.put(0, 0, ` ${clip(text, room)} `, STYLES.bar);
}

/** The message line and the key line at the bottom; a message that needs both lines gets them. */
export function drawFoot(canvas: Canvas, message: string, keys: string, style: CellStyle = STYLES.warning): void {
  const [first, ...more] = wrap(message, canvas.columns - 2);
  canvas.put(1, canvas.rows - 2, first, style);
  if (more.length > 0) canvas.put(1, canvas.rows - 1, clip(more.join(' '), canvas.columns - 2), style);
  else canvas.put(1, canvas.rows - 1, clip(keys, canvas.columns - 2), STYLES.faint);
}

export function clip(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** The same as `wrap`, but does not break between commas. */
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
