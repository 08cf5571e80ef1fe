/** Full pages of text: help, questions, and the curtain between two people at one screen. */

import type { Seat } from '@flagfall/engine';
import type { Canvas } from './canvas.ts';
import type { Key } from './keys.ts';
import { drawBar, drawFoot, wrap } from './layout.ts';
import { STYLES } from './look.ts';
import type { Screen } from './screen.ts';
import type { Texts, Words } from './words.ts';

/** Shows nothing of the game until the next player says that the screen is theirs. */
export async function handOver(screen: Screen, words: Words, seat: Seat, reason?: string): Promise<void> {
  screen.show((canvas) => drawHandOver(canvas, words, seat, reason));
  for (;;) {
    const key = await screen.nextKey();
    if (key === 'enter' || key === 'closed') return;
  }
}

/** Drawn without a view, so it has nothing to give away; `reason` is a sentence that everybody may read. */
export function drawHandOver(canvas: Canvas, words: Words, seat: Seat, reason?: string): void {
  const values = { seat: words.seat(seat) };
  drawBar(canvas, words.title);
  const why = reason === undefined ? [] : [reason];
  drawCentred(canvas, [words.say('terminal.handOver.pass', values), ...why, '', words.say('terminal.handOver.press', values)]);
}

/** A page of text; any key leaves it. */
export async function showPage(screen: Screen, texts: Texts, title: string, paragraphs: readonly string[]): Promise<Key> {
  screen.show((canvas) => {
    drawBar(canvas, title);
    let y = 2;
    for (const paragraph of paragraphs) for (const line of wrap(paragraph, canvas.columns - 4)) canvas.put(2, y++, line);
    drawFoot(canvas, '', texts.say('terminal.page.keys'));
  });
  return await screen.nextKey();
}

export function drawCentred(canvas: Canvas, lines: readonly string[]): void {
  const top = Math.max(1, Math.floor((canvas.rows - lines.length) / 2));
  lines.forEach((line, at) => {
    canvas.put(Math.max(0, Math.floor((canvas.columns - line.length) / 2)), top + at, line, at === 0 ? STYLES.heading : {});
  });
}
