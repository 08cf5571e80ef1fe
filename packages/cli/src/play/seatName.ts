/** The name of a side in its colour, or with its letter. */

import type { Seat } from '@flagfall/engine';
import type { Canvas } from './canvas.ts';
import { clip } from './layout.ts';
import type { Look } from './look.ts';
import type { Words } from './words.ts';

export function drawSeat(canvas: Canvas, x: number, y: number, width: number, seat: Seat, words: Words, look: Look): void {
  const letter = look.letterOf(seat);
  const name = clip(`${letter === '' ? '' : `${letter} `}${words.seat(seat)}`, width);
  canvas.put(x, y, name, look.paint === 'colour' ? look.seatStyle(seat) : {});
}
