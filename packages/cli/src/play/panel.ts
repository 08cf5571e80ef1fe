/** The panel beside the board: whose turn it is, who has fallen, the battle or the story so far, the countdown to a draw. */

import type { Seat, View } from '@flagfall/engine';
import type { Canvas } from './canvas.ts';
import { type Area, clip, wrap } from './layout.ts';
import { glyphOf, type Look, STYLES } from './look.ts';
import type { SeatState } from './session.ts';
import type { Battle } from './story.ts';
import type { Words } from './words.ts';

/** U-9: the countdown begins this many turns before the draw. */
const COUNTDOWN_FROM = 40;

export interface PanelState {
  readonly seat: SeatState;
  /** Shown instead of the story until a key is pressed. */
  readonly battle?: Battle | undefined;
  /** How many lines the story is scrolled back. */
  readonly scroll?: number;
}

export function drawPanel(canvas: Canvas, area: Area, state: PanelState, words: Words, look: Look): void {
  const { view } = state.seat.update;
  canvas.put(area.x, area.y, clip(turnLine(view, state.seat.seat, words), area.width), STYLES.heading);
  let y = drawCaptured(canvas, { ...area, y: area.y + 2 }, view, words, look) + 1;
  const countdown = countdownLine(view, words);
  const end = area.y + area.height - (countdown === undefined ? 0 : 1);
  if (state.battle !== undefined) y = drawBattle(canvas, { ...area, y }, state.battle, words, look);
  else drawStory(canvas, { ...area, y, height: end - y }, state, words);
  if (countdown !== undefined) canvas.put(area.x, end, clip(countdown, area.width), STYLES.warning);
}

function turnLine(view: View, seat: Seat, words: Words): string {
  // How it ended is too long for a panel; the message line has room for it.
  if (view.result !== undefined) return words.say('terminal.turn.over');
  return words.say(view.turn === seat ? 'terminal.turn.yours' : 'terminal.turn.theirs', { seat: words.seat(view.turn) });
}

export function countdownLine(view: View, words: Words): string | undefined {
  if (view.quietLimit === undefined || view.result !== undefined) return undefined;
  const left = view.quietLimit - view.quiet;
  return left > COUNTDOWN_FROM ? undefined : words.say('terminal.countdown', { count: left });
}

/** A line of kinds and a line for each seat: how many of each have fallen (CORE-24). Returns the line after it. */
function drawCaptured(canvas: Canvas, { x, y, width }: Area, view: View, words: Words, look: Look): number {
  const kinds = words.rules.kinds.filter((_, number) => words.rules.army[number] > 0);
  const label = width - kinds.length * 2;
  canvas.put(x, y, clip(words.say('terminal.captured'), label - 1), STYLES.heading);
  kinds.forEach((kind, column) => {
    canvas.put(x + label + column * 2, y, glyphOf(kind).padStart(2), STYLES.faint);
  });
  words.rules.seats.forEach((seat, line) => {
    const letter = look.letterOf(seat);
    canvas.put(
      x,
      y + 1 + line,
      clip(`${letter === '' ? '' : `${letter} `}${words.seat(seat)}`, label - 1),
      look.paint === 'colour' ? look.seatStyle(seat) : {},
    );
    kinds.forEach((kind, column) => {
      const count = view.captured.filter((piece) => piece.seat === seat && piece.kind === kind.id).length;
      canvas.put(
        x + label + column * 2,
        y + 1 + line,
        (count === 0 ? '·' : String(count)).padStart(2),
        count === 0 ? STYLES.faint : STYLES.heading,
      );
    });
  });
  return y + 1 + words.rules.seats.length;
}

/** Both pieces side by side, who stays, and a sentence. Returns the line after it. */
function drawBattle(canvas: Canvas, { x, y, width }: Area, battle: Battle, words: Words, look: Look): number {
  const title = ` ${words.say('terminal.battle.title', { cell: battle.cell })} `;
  canvas.put(x, y, `──${title}${'─'.repeat(Math.max(0, width - title.length - 3))}`, STYLES.heading);
  const half = Math.floor((width - 3) / 2);
  const sides = [battle.attacker, battle.defender] as const;
  const falls = [battle.outcome !== 'attackerWins', battle.outcome !== 'defenderWins'] as const;
  sides.forEach(({ seat, kind }, at) => {
    const left = x + at * (half + 3);
    const put = (line: number, text: string, style = {}) =>
      canvas.put(left + Math.max(0, Math.floor((half - text.length) / 2)), y + line, clip(text, half), style);
    put(1, words.say(at === 0 ? 'terminal.battle.attack' : 'terminal.battle.defence'), STYLES.faint);
    put(2, words.seat(seat));
    put(3, `  ${look.letterOf(seat)} ${words.glyph(kind)}  `, look.paint === 'colour' ? look.seatStyle(seat) : STYLES.heading);
    put(4, words.kind(seat, kind), STYLES.heading);
    put(5, words.say(falls[at] ? 'terminal.battle.falls' : 'terminal.battle.wins'), falls[at] ? STYLES.faint : STYLES.good);
  });
  canvas.put(x + half + 1, y + 3, '×');
  const sentence = wrap(words.outcome(battle), width);
  sentence.forEach((line, at) => {
    canvas.put(x, y + 7 + at, line);
  });
  return y + 7 + sentence.length;
}

function drawStory(canvas: Canvas, { x, y, width, height }: Area, { seat, scroll = 0 }: PanelState, words: Words): void {
  const lines = storyLines(seat, width, words);
  const first = Math.max(0, lines.length - height - scroll);
  const last = first + height;
  // The rest of a sentence whose beginning has scrolled away says nothing.
  const from = first > 0 && lines[first - 1].item === lines[first]?.item ? endOfItem(lines, first) : first;
  lines.slice(from, last).forEach((line, at) => {
    canvas.put(x, y + at, line.text, from + at >= lines.length - lastLength(lines) ? {} : STYLES.faint);
  });
}

interface StoryLine {
  readonly item: number;
  readonly text: string;
}

/** Every item of the story, broken into lines. */
function storyLines(seat: SeatState, width: number, words: Words): readonly StoryLine[] {
  return seat.story.items.flatMap((item, number) =>
    wrap(words.item(item, seat.seat), width - 2).map((text, at) => ({ item: number, text: at === 0 ? text : `  ${text}` })),
  );
}

function endOfItem(lines: readonly StoryLine[], from: number): number {
  const next = lines.findIndex((line, at) => at > from && line.item !== lines[from].item);
  return next < 0 ? from : next;
}

/** How many lines the newest item takes. */
function lastLength(lines: readonly StoryLine[]): number {
  return lines.filter((line) => line.item === lines.at(-1)?.item).length;
}

/** How far the story can be scrolled back, roughly: one line is always left. */
export function scrollMax(seat: SeatState): number {
  return seat.story.items.length;
}
