/** Full pages of text: help, questions, and the curtain between two people at one screen. */

import type { Seat } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import type { Texts, Words } from '../words.ts';
import type { Canvas } from './canvas.ts';
import type { Key } from './keys.ts';
import { drawBar, drawFoot, wrap } from './layout.ts';
import { STYLES } from './look.ts';
import type { Screen } from './screen.ts';

/** Lines of a page that are not for its text: the bar with its blank, and the foot. */
const PAGE_MARGIN = 4;

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

/** A text, on as many pages as the screen needs for it; any key turns the page, and leaves the last one. */
export async function showPage(screen: Screen, texts: Pick<Texts, 'say'>, title: string, paragraphs: readonly string[]): Promise<Key> {
  let first = 0;
  for (;;) {
    let next: number | undefined;
    screen.show((canvas) => {
      const lines = paragraphs.flatMap((paragraph) => wrap(paragraph, canvas.columns - 4));
      const room = canvas.rows - PAGE_MARGIN;
      next = first + room < lines.length ? first + room : undefined;
      drawBar(canvas, title);
      lines.slice(first, first + room).forEach((line, at) => {
        canvas.put(2, 2 + at, line);
      });
      drawFoot(canvas, '', texts.say('terminal.page.keys'));
    });
    const key = await screen.nextKey();
    if (next === undefined || key === 'closed' || key === 'escape') return key;
    first = next;
  }
}

/** How the game is won where that has to be said, and a text about its keys. */
export function helpLines(words: Texts | Words, id: MessageId): readonly string[] {
  const goal = 'goal' in words ? words.goal() : [];
  return [...goal, ...(goal.length === 0 ? [] : [' ']), ...words.say(id).split('\n')];
}

export function drawCentred(canvas: Canvas, lines: readonly string[]): void {
  const top = Math.max(1, Math.floor((canvas.rows - lines.length) / 2));
  lines.forEach((line, at) => {
    canvas.put(Math.max(0, Math.floor((canvas.columns - line.length) / 2)), top + at, line, at === 0 ? STYLES.heading : {});
  });
}
