/** The panel beside the board: whose turn it is, who has fallen, cards and powers, the battle, a menu or the story so far, the countdown to a draw. */

import { isQuestion, type Seat, type View } from '@flagfall/engine';
import { armyKinds, stageOf } from '@flagfall/seat';
import { companyLine } from '../company.ts';
import type { GameState } from '../screen/gameState.ts';
import type { SeatState } from '../session.ts';
import { Canvas } from '../terminal/canvas.ts';
import { type Area, clip, drawText, wrap } from '../terminal/layout.ts';
import { type Look, STYLES, shortGlyphOf } from '../terminal/look.ts';
import type { Words } from '../words.ts';
import { drawHoldings } from './kingdomPanel.ts';
import { type MenuChoice, menuLines } from './menuPanel.ts';
import { drawScene } from './scenePanel.ts';
import { drawSeat, drawSeatTable } from './seatTable.ts';
import { drawSpecial } from './specialPanel.ts';

/** U-9: the countdown begins this many turns before the draw. */
const COUNTDOWN_FROM = 40;

/** So many lines of the story with one key. */
export const SCROLL_STEP = 3;

/** A panel so high has room for explanations. */
const ROOMY = 24;

/** A menu likes to be so long; with more entries it scrolls. */
const MENU_LINES = 14;

/** A heading and the blank below it. */
const HEADING_LINES = 2;

/** A few answers, a blank, and what one of them means. */
const LEAST_MENU = 6;

/** A scene instead of the log, a menu instead of it, or the log itself, so many lines scrolled back. */
export type PanelState = { readonly seat: SeatState } & Partial<Pick<GameState, 'scene' | 'choice' | 'at' | 'scroll'>>;

export function drawPanel(canvas: Canvas, area: Area, state: PanelState, words: Words, look: Look): void {
  const { view } = state.seat.sight;
  let next = area.y;
  for (const text of [turnLine(view, state.seat.seat, words), companyLine(state.seat, words)])
    if (text !== undefined) next = drawText(canvas, { ...area, y: next }, text, STYLES.heading);
  const top = { ...area, y: next + 1, height: area.y + area.height - next - 1 };
  const countdown = countdownLine(view, words);
  const end = area.y + area.height - (countdown === undefined ? 0 : 1);
  const isMenu = state.scene === undefined && state.choice !== undefined && !stageOf(view, state.choice).isOnBoard;
  if (isMenu && state.choice !== undefined && (state.scroll ?? 0) === 0) {
    const menu = { ...state.choice, at: state.at ?? 0 };
    drawWithMenu(canvas, { ...top, height: end - top.y }, state.seat, menu, words, look);
  } else {
    let y = drawCaptured(canvas, top, view, words, look) + 1;
    if (state.scene === undefined) y = drawQuestion(canvas, { ...area, y }, state, words);
    if (state.scene === undefined) y = drawSpecial(canvas, { ...area, y }, state.seat, words, look);
    const rest = { ...area, y, height: end - y };
    if (state.scene !== undefined) drawScene(canvas, rest, state.scene, words, look);
    // Where a menu stood, the newest lines come first.
    else drawStory(canvas, rest, isMenu ? { ...state, scroll: Math.max(0, (state.scroll ?? 0) - SCROLL_STEP) } : state, words);
  }
  if (countdown !== undefined) canvas.put(area.x, end, clip(countdown, area.width), STYLES.warning);
}

/** A question that is answered on the board is explained here, where there is room. Returns the line after it. */
function drawQuestion(canvas: Canvas, { x, y, width, height }: Area, { seat, choice }: PanelState, words: Words): number {
  const { view } = seat.sight;
  if (choice === undefined || !isQuestion(view) || height < ROOMY) return y;
  return drawText(canvas, { x, y, width }, words.asked(view.waiting?.decision ?? ''), STYLES.warning) + 1;
}

/** Above a menu stands what there is room for: the losses and the cards, the cards alone, or neither. */
function drawWithMenu(canvas: Canvas, area: Area, seat: SeatState, choice: MenuChoice, words: Words, look: Look): void {
  const { x, width } = area;
  const end = area.y + area.height;
  const blank = new Canvas(canvas.columns, canvas.rows);
  const special = drawSpecial(blank, area, seat, words, look) - area.y;
  const captured = words.rules.seats.length + 2;
  const needed = menuLines(choice, seat, words, width, MENU_LINES).length;
  const hasAll = captured + special + needed <= area.height;
  const hasCards = special + needed <= area.height;
  // Who chooses among the cards on the table sees them all: they are heading enough.
  const isTable = !words.rules.board.straight && seat.sight.view.waiting?.decision === 'card' && special + LEAST_MENU <= area.height;
  const isHeading = isTable && !hasAll && !hasCards;
  let { y } = area;
  if (hasAll) y = drawCaptured(canvas, area, seat.sight.view, words, look) + 1;
  if (hasAll || hasCards || isHeading) y = drawSpecial(canvas, { ...area, y }, seat, words, look);
  const skipped = isHeading ? HEADING_LINES : 0;
  const menu = menuLines(choice, seat, words, width, end - y + skipped).slice(skipped);
  menu.forEach(({ text, style }, line) => {
    if (y + line < end) canvas.put(x, y + line, text, style);
  });
}

/** Whose turn it is, or who is asked in the middle of one. */
export function turnLine(view: View, seat: Seat, words: Words): string {
  // How it ended is too long for a panel; the message line has room for it.
  if (view.result !== undefined) return words.say('terminal.turn.over');
  const { decision = '', seats = [] } = view.waiting ?? {};
  // Whoever sets up an army does not look at this screen.
  if (decision === 'deploy') return words.say('terminal.turn.deploying', { seat: words.seat(seats[0]), count: seats.length });
  if (isQuestion(view))
    return view.viewer === seat && seats.includes(seat)
      ? words.say('terminal.turn.asked', { seat: words.seat(seat) })
      : words.waiting(decision, seats);
  return words.say(view.turn === view.viewer ? 'terminal.turn.yours' : 'terminal.turn.theirs', { seat: words.seat(view.turn) });
}

export function countdownLine(view: View, words: Words): string | undefined {
  if (view.quietLimit === undefined || view.result !== undefined) return undefined;
  const left = view.quietLimit - view.quiet;
  return left > COUNTDOWN_FROM ? undefined : words.say('terminal.countdown', { count: left });
}

/** A line of kinds and a line for each seat: how many of each have fallen (CORE-24). Returns the line after it. */
function drawCaptured(canvas: Canvas, area: Area, view: View, words: Words, look: Look): number {
  if (!words.rules.board.straight) return drawHoldings(canvas, area, view, words, look);
  const kinds = armyKinds(words.rules);
  const fallen = (seat: Seat, kind: string): number => view.captured.filter((piece) => piece.seat === seat && piece.kind === kind).length;
  return drawSeatTable(canvas, area, words.rules.seats, {
    title: words.say('terminal.captured'),
    columns: kinds.map(shortGlyphOf),
    columnWidth: 2,
    cells: (seat) =>
      kinds.map(({ id }) =>
        fallen(seat, id) === 0 ? (['·', STYLES.faint] as const) : ([String(fallen(seat, id)), STYLES.heading] as const),
      ),
    // Of the first kind there is one: its figure leaves a letter of room, which Assassinen needs.
    drawName: (seat, y, width) => drawSeat(canvas, area.x, y, width, seat, words, look),
  });
}

function drawStory(canvas: Canvas, { x, y, width, height }: Area, { seat, scroll = 0 }: PanelState, words: Words): void {
  const lines = logLines(seat, width, words);
  const first = Math.max(0, lines.length - height - scroll);
  const last = first + height;
  // The rest of a sentence whose beginning has scrolled away says nothing.
  const from = first > 0 && lines[first - 1].item === lines[first]?.item ? endOfItem(lines, first) : first;
  lines.slice(from, last).forEach((line, at) => {
    canvas.put(x, y + at, line.text, from + at >= lines.length - lastLength(lines) ? {} : STYLES.faint);
  });
}

interface LogLine {
  readonly item: number;
  readonly text: string;
}

/** Every item of the story, broken into lines. */
function logLines(seat: SeatState, width: number, words: Words): readonly LogLine[] {
  return seat.log.items.flatMap((item, number) =>
    wrap(words.item(item, seat.seat), width - 2).map((text, at) => ({ item: number, text: at === 0 ? text : `  ${text}` })),
  );
}

function endOfItem(lines: readonly LogLine[], from: number): number {
  const next = lines.findIndex((line, at) => at > from && line.item !== lines[from].item);
  return next < 0 ? from : next;
}

/** How many lines the newest item takes. */
function lastLength(lines: readonly LogLine[]): number {
  return lines.filter((line) => line.item === lines.at(-1)?.item).length;
}

/** How far the story can be scrolled back, roughly: one line is always left. */
export function scrollMax(seat: SeatState): number {
  return seat.log.items.length;
}
