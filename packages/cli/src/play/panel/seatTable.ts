/** A table in the panel: a line for each side, with what it has in columns. */

import type { Seat } from '@flagfall/engine';
import type { Canvas, Style } from '../terminal/canvas.ts';
import { type Area, clip } from '../terminal/layout.ts';
import { type Look, STYLES } from '../terminal/look.ts';
import type { Words } from '../words.ts';

export interface SeatTable {
  readonly title?: string;
  readonly columns: readonly string[];
  readonly columnWidth: number;
  /** What stands in the columns of a side, each with its style. */
  cells(seat: Seat): readonly (readonly [text: string, style?: Style])[];
  /** The name of a side in front of its columns. */
  drawName(seat: Seat, y: number, width: number): void;
}

/** Returns the line after it. */
export function drawSeatTable(canvas: Canvas, { x, y, width }: Area, seats: readonly Seat[], table: SeatTable): number {
  const label = width - table.columns.length * table.columnWidth;
  const put = (line: number, texts: readonly (readonly [string, Style?])[]): void => {
    for (const [at, [text, style]] of texts.entries())
      canvas.put(x + label + (at + 1) * table.columnWidth - text.length, y + line, text, style);
  };
  canvas.put(x, y, clip(table.title ?? '', label - 1), STYLES.heading);
  put(
    0,
    table.columns.map((name) => [name, STYLES.faint]),
  );
  for (const [at, seat] of seats.entries()) {
    table.drawName(seat, y + 1 + at, label);
    put(at + 1, table.cells(seat));
  }
  return y + 1 + seats.length;
}

/** The name of a side in its colour, or with its letter. */
export function drawSeat(canvas: Canvas, x: number, y: number, width: number, seat: Seat, words: Words, look: Look): void {
  const letter = look.letterOf(seat);
  const name = clip(`${letter === '' ? '' : `${letter} `}${words.seat(seat)}`, width);
  canvas.put(x, y, name, look.paint === 'colour' ? look.seatStyle(seat) : {});
}
