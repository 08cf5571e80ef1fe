/** Full pages of text and choices: help, lists, forms, and the curtain between two people at one screen. */

import type { Seat } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import type { TerminalGameWords, TerminalTexts } from '../terminalTexts.ts';
import type { Canvas } from './canvas.ts';
import type { Key } from './keys.ts';
import { STYLES } from './look.ts';
import type { TerminalScreen } from './screen.ts';
import { drawBar, drawFoot, wrap } from './widgets.ts';

/** Lines of a page that are not for its text: the bar with its blank, and the foot. */
const PAGE_MARGIN = 4;

/** Shows nothing of the game until the next player says that the screen is theirs. */
export async function handOver(screen: TerminalScreen, words: TerminalGameWords, seat: Seat, reason?: string): Promise<void> {
  screen.show((canvas) => drawHandOver(canvas, words, seat, reason));
  for (;;) {
    const key = await screen.nextKey();
    if (key === 'enter' || key === 'closed') return;
  }
}

/** Drawn without a view, so it cannot leak anything; `reason` is a public sentence. */
export function drawHandOver(canvas: Canvas, words: TerminalGameWords, seat: Seat, reason?: string): void {
  const values = { seat: words.seat(seat) };
  drawBar(canvas, words.pack.title);
  const why = reason === undefined ? [] : [reason];
  drawCentred(canvas, [words.say('terminal.handOver.pass', values), ...why, '', words.say('terminal.handOver.press', values)]);
}

/** A text, on as many pages as the screen needs for it; any key turns the page, and leaves the last one. */
export async function showPage(
  screen: TerminalScreen,
  texts: Pick<TerminalTexts, 'say'>,
  title: string,
  paragraphs: readonly string[],
): Promise<Key> {
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

/** The keys of a screen, preceded by the aim of the game if it needs to be told. */
export async function showHelp(
  screen: TerminalScreen,
  texts: TerminalTexts | TerminalGameWords,
  id: MessageId,
  more: readonly string[] = [],
): Promise<void> {
  const goal = 'goal' in texts ? texts.goal() : [];
  const lines = [...goal, ...(goal.length === 0 ? [] : [' ']), ...texts.say(id).split('\n'), ...(more.length === 0 ? [] : [' ']), ...more];
  await showPage(screen, texts, texts.say('terminal.help.title'), lines);
}

/** A list with one marked entry. `taken` is the choice that a key makes; undefined when the person leaves. */
export async function chooseFrom<Chosen>(
  screen: TerminalScreen,
  texts: TerminalTexts,
  first: number,
  list: {
    readonly count: () => number;
    readonly draw: (canvas: Canvas, at: number) => void;
    readonly taken: (key: Key, at: number) => Chosen | undefined;
    /** Further lines of the help. */
    readonly help?: () => readonly string[];
  },
): Promise<Chosen | undefined> {
  let at = first;
  for (;;) {
    screen.show((canvas) => list.draw(canvas, at));
    const key = await screen.nextKey();
    if (key === 'escape' || key === 'q' || key === 'closed') return undefined;
    if (key === '?') await showHelp(screen, texts, 'terminal.help.menu', list.help?.());
    const chosen = list.taken(key, at);
    if (chosen !== undefined) return chosen;
    at = stepped(at, key, list.count());
  }
}

/** The new place of the mark in a list. */
export function stepped(at: number, key: Key, count: number): number {
  if (key === 'up' || key === 'backtab') return (at + count - 1) % count;
  if (key === 'down' || key === 'tab') return (at + 1) % count;
  if (key === 'home') return 0;
  return key === 'end' ? count - 1 : Math.min(at, count - 1);
}

export function drawCentred(canvas: Canvas, lines: readonly string[]): void {
  const top = Math.max(1, Math.floor((canvas.rows - lines.length) / 2));
  lines.forEach((line, at) => {
    canvas.put(Math.max(0, Math.floor((canvas.columns - line.length) / 2)), top + at, line, at === 0 ? STYLES.heading : {});
  });
}
