/** One square of the board and what stands on it, in a block of characters. */

import type { Seat } from '@flagfall/engine';
import type { Canvas, Style } from '../terminal/canvas.ts';
import { GROUNDS, type Ground, type Look } from '../terminal/look.ts';

/** The size of a square in characters. */
export interface SquareSize {
  readonly width: number;
  readonly height: number;
}

export interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: SquareSize;
  readonly ground: Ground;
}

/** What is drawn of a piece. */
export interface Token {
  readonly seat: Seat;
  /** At most two characters. */
  readonly glyph: string;
  /** One character after the glyph: * the enemy knows it, ' it has moved. */
  readonly note: string;
}

/** Signs of what is to be seen on a square, for terminals without colour. */
const SIGNS: Readonly<Record<Ground, string>> = { light: ' ', dark: ' ', last: '-', target: '+', chosen: '=', cursor: 'v' };

/** Where a square has one line, the sign stands behind the seat's letter, the glyph and its note. */
const SIGN_COLUMN = 4;

/** The line of a square that names the piece. */
export function labelLine({ height }: SquareSize): number {
  return height === 1 ? 0 : 1;
}

/** Without colour the sign fills the line above the piece. */
export function drawGround(canvas: Canvas, { left, top, size, ground }: Square, look: Look): void {
  const { width, height } = size;
  const style: Style = { ink: 250, paper: GROUNDS[ground] };
  for (let line = 0; line < height; line++) canvas.put(left, top + line, ' '.repeat(width), style);
  if (look.paint === 'colour') {
    if (ground === 'target') canvas.put(left + Math.floor((width - 1) / 2), top + labelLine(size), '•', { ...style, ink: 231 });
    return;
  }
  canvas.put(left + 1, top + labelLine(size), '.', style);
  if (height > 1) canvas.put(left, top, SIGNS[ground].repeat(width - 1), style);
  else if (SIGNS[ground] !== ' ') canvas.put(left + Math.min(width - 1, SIGN_COLUMN), top, SIGNS[ground], style);
}

export function drawObstacle(canvas: Canvas, { left, top, size, ground }: Square, look: Look): void {
  const { character, style } = look.obstacle;
  const isColour = look.paint === 'colour';
  const first = ground === 'cursor' && !isColour ? labelLine(size) : 0;
  const paper = ground === 'cursor' ? { ...style, ink: 16, paper: GROUNDS.cursor } : style;
  for (let line = first; line < size.height; line++) canvas.put(left, top + line, character.repeat(size.width - (isColour ? 0 : 1)), paper);
}

/** In colour a block on its ground, half a line lower than the square; else the letter of the seat and the glyph. */
export function drawToken(canvas: Canvas, { left, top, size, ground }: Square, token: Token, look: Look): void {
  const line = top + labelLine(size);
  const label = `${look.letterOf(token.seat)}${token.glyph.padStart(2)}${token.note}`;
  if (look.paint !== 'colour') {
    const room = size.height === 1 && SIGNS[ground] !== ' ' ? size.width - 1 : size.width;
    canvas.put(left, line, label.slice(0, room), ground === 'cursor' ? { inverse: true } : { bold: token.glyph !== '?' });
    return;
  }
  const width = size.width - 1;
  const style = look.seatStyle(token.seat);
  if (size.height > 1) canvas.put(left, top, '▄'.repeat(width), { ink: look.paperOf(token.seat), paper: GROUNDS[ground] });
  for (let at = line; at < top + size.height; at++) canvas.put(left, at, ' '.repeat(width), style);
  const isMarked = ground === 'cursor' || ground === 'chosen' || ground === 'target';
  canvas.put(
    left + Math.floor((width - label.length) / 2),
    line,
    label,
    isMarked ? { ink: 16, paper: GROUNDS[ground], bold: true } : style,
  );
}
