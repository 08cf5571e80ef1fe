/** The panel beside the board: whose turn it is, who has fallen, cards and powers, the battle, a menu or the story so far, the countdown to a draw. */

import { isAnsweringQuestion, type Seat, type View } from '@flagfall/engine';
import { stageOf } from '@flagfall/seat';
import { companyLine } from '../company.ts';
import type { GameState } from '../screen/gameState.ts';
import type { SeatState } from '../session.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { STYLES, type TerminalTheme } from '../terminal/look.ts';
import { type Area, BLANK, clip, type Line, paragraph, putLines, wrap } from '../terminal/widgets.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';
import { type MenuChoice, menuLines } from './menuPanel.ts';
import { sceneLines } from './scenePanel.ts';
import { capturedTable, specialLines } from './sideLines.ts';

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

export function drawPanel(canvas: Canvas, area: Area, state: PanelState, words: TerminalGameWords, look: TerminalTheme): void {
  const { seat, scene, choice, at = 0, scroll = 0 } = state;
  const { view } = seat.sight;
  const { width } = area;
  const head = [turnLine(view, seat.seat, words), companyLine(seat, words)].flatMap((text) => paragraph(text ?? '', width, STYLES.heading));
  const countdown = countdownLine(view, words);
  const end = area.height - (countdown === undefined ? 0 : 1);
  const room = end - head.length - 1;
  const captured = [...capturedTable(view, width, words, look), BLANK];
  const special = specialLines(seat, width, words, look);
  const isMenu = choice !== undefined && !stageOf(view, choice).isOnBoard;
  let body: readonly Line[];
  if (scene !== undefined) body = [...captured, ...sceneLines(scene, width, words, look)];
  else if (isMenu && scroll === 0) body = withMenu(captured, special, { ...choice, at }, seat, words, width, room);
  else {
    // A question that is answered on the board is explained here, where there is room.
    const isExplained = choice !== undefined && isAnsweringQuestion(view) && area.height >= ROOMY;
    const asked = isExplained
      ? [...paragraph(words.messages.questionAsked(view.waiting?.decision ?? ''), width, STYLES.warning), BLANK]
      : [];
    const top = [...captured, ...asked, ...special];
    // Where a menu stood, the newest lines come first.
    const back = isMenu ? Math.max(0, scroll - SCROLL_STEP) : scroll;
    body = [...top, ...storyLines(seat, width, room - top.length, back, words)];
  }
  putLines(canvas, { ...area, height: end }, [...head, BLANK, ...body]);
  if (countdown !== undefined) canvas.put(area.x, area.y + end, clip(countdown, width), STYLES.warning);
}

/** Above a menu stands what there is room for: the losses and the cards, the cards alone, or neither. */
function withMenu(
  captured: readonly Line[],
  special: readonly Line[],
  choice: MenuChoice,
  seat: SeatState,
  words: TerminalGameWords,
  width: number,
  room: number,
): readonly Line[] {
  const needed = menuLines(choice, seat, words, width, MENU_LINES).length;
  const hasAll = captured.length + special.length + needed <= room;
  const hasCards = special.length + needed <= room;
  // Who chooses among the cards on the table sees them all: they are heading enough.
  const isTable = !words.rules.board.isGrid && seat.sight.view.waiting?.decision === 'card' && special.length + LEAST_MENU <= room;
  const isHeading = isTable && !hasCards;
  const above = hasAll ? [...captured, ...special] : hasCards || isHeading ? special : [];
  const skipped = isHeading ? HEADING_LINES : 0;
  return [...above, ...menuLines(choice, seat, words, width, room - above.length + skipped).slice(skipped)];
}

/** Whose turn it is, or who is asked in the middle of one. */
export function turnLine(view: View, seat: Seat, words: TerminalGameWords): string {
  // How it ended is too long for a panel; the message line has room for it.
  if (view.result !== undefined) return words.say('terminal.turn.over');
  const { decision = '', seats = [] } = view.waiting ?? {};
  // Whoever sets up an army does not look at this screen.
  if (decision === 'deploy') return words.say('terminal.turn.deploying', { seat: words.seat(seats[0]), count: seats.length });
  if (isAnsweringQuestion(view))
    return view.viewer === seat && seats.includes(seat)
      ? words.say('terminal.turn.asked', { seat: words.seat(seat) })
      : words.waiting(decision, seats);
  return words.say(view.turn === view.viewer ? 'terminal.turn.yours' : 'terminal.turn.theirs', { seat: words.seat(view.turn) });
}

export function countdownLine(view: View, words: TerminalGameWords): string | undefined {
  if (view.quietLimit === undefined || view.result !== undefined) return undefined;
  const left = view.quietLimit - view.quiet;
  return left > COUNTDOWN_FROM ? undefined : words.say('terminal.countdown', { count: left });
}

/** The items of the log, broken into lines, up to this many lines before the newest. */
function storyLines(seat: SeatState, width: number, height: number, scroll: number, words: TerminalGameWords): readonly Line[] {
  const all = seat.log.items.flatMap((item, number) =>
    wrap(words.item(item, seat.seat), width - 2).map((text, at) => ({ number, text: at === 0 ? text : `  ${text}` })),
  );
  const first = Math.max(0, all.length - height - scroll);
  const newest = all.at(-1)?.number;
  // The rest of a sentence whose beginning has scrolled away says nothing.
  const cut = first > 0 ? all[first - 1].number : newest;
  const shown = all.slice(first, first + Math.max(0, height)).filter(({ number }) => number !== cut || number === newest);
  return shown.map(({ number, text }): Line => [{ text, style: number === newest ? {} : STYLES.faint }]);
}

/** How far the story can be scrolled back, roughly: one line is always left. */
export function scrollMax(seat: SeatState): number {
  return seat.log.items.length;
}
