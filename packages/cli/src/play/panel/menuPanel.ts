/** The menu beside the board: a question or what can be done, line by line, and what the chosen line means. */

import { isQuestion, type View } from '@flagfall/engine';
import { type Choice, type Stage, stageOf, stageText, stepText } from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import type { Style } from '../terminal/canvas.ts';
import { clip, wrap } from '../terminal/layout.ts';
import { STYLES } from '../terminal/look.ts';
import type { Words } from '../words.ts';

/** With the line that is marked. */
export type MenuChoice = Choice & { readonly at: number };

export interface MenuLine {
  readonly text: string;
  readonly style: Style;
}

/** All lines of the menu; what explains the question comes last, and only where there is room for it besides all answers. */
export function menuLines(choice: MenuChoice, seat: SeatState, words: Words, width: number, height: number): readonly MenuLine[] {
  const stage = stageOf(seat.sight.view, choice);
  const { view } = seat.sight;
  const lines = (text: string, style: Style = {}): readonly MenuLine[] => wrap(text, width).map((line) => ({ text: line, style }));
  const texts = stage.steps.map((step) => stepText(step, seat.seat, view, words));
  const head = [
    ...lines(titleOf(choice, seat, words), STYLES.warning),
    ...happenings(choice, seat, words).flatMap((sentence) => lines(sentence)),
  ];
  const faint = (text: string): readonly MenuLine[] => (text === '' ? [] : lines(text, STYLES.faint));
  const aboutLine = faint(texts[choice.at]?.about ?? '');
  const aboutQuestion = faint(stageText(choice, view, words));
  const hasRoom = head.length + texts.length + aboutLine.length + aboutQuestion.length + 2 <= height;
  const about = hasRoom ? [...aboutLine, ...aboutQuestion] : aboutLine;
  const room = Math.max(3, height - head.length - about.length - 2);
  const first = Math.max(0, Math.min(choice.at - Math.floor(room / 2), texts.length - room));
  const entries = texts.slice(first, first + room).map(({ name }, index): MenuLine => {
    const at = first + index;
    const text = clip(`${at === choice.at ? '>' : ' '} ${numberOf(at, stage)} ${name}`, width);
    // A chosen line is painted a little further than its last letter, where there is room.
    return { text: text.padEnd(Math.min(text.length + 1, width)), style: at === choice.at ? STYLES.chosen : {} };
  });
  return [...head, BLANK, ...entries, BLANK, ...about];
}

const BLANK: MenuLine = { text: '', style: {} };

function numberOf(at: number, { steps }: Stage): string {
  const number = at < 9 ? String(at + 1) : ' ';
  return steps.length > 1 ? number : ' ';
}

function titleOf({ scope, path }: Choice, { seat, sight }: SeatState, words: Words): string {
  const { view } = sight;
  if (scope.type === 'attack') return words.say('terminal.deed.attackWith', { cell: scope.to });
  const cells = path.filter((step) => step.type === 'cell');
  // After its squares only an Attack card is left to choose.
  if (cells.length === 2) return words.say('terminal.deed.attackWith', { cell: cells[1].value });
  if (path.length > 0 && isQuestion(view) && path[0].type === 'cell')
    return words.say('terminal.deed.titleAsked', { question: words.question(view.waiting?.decision ?? ''), cell: path[0].value });
  if (path.length > 0) return stepText(path[0], seat, view, words).name;
  if (isQuestion(view)) return words.question(view.waiting?.decision ?? '');
  if (scope.type === 'piece')
    return words.say(scope.isEnemy ? 'terminal.deed.titleEnemy' : 'terminal.deed.titlePiece', { cell: scope.cell });
  return words.say('terminal.deed.title');
}

/** What led to a question, and the own piece it is about. */
function happenings(choice: Choice, state: SeatState, words: Words): readonly string[] {
  const { view } = state.sight;
  return isFirstQuestion(choice, view) ? [...whatHappened(state, words), ...ownPiece(view, state, words)] : [];
}

function isFirstQuestion({ path, scope }: Choice, view: View): boolean {
  return path.length === 0 && scope.type !== 'attack' && isQuestion(view);
}

/** As it was told first: who is asked has just seen it. */
function whatHappened({ log, seat }: SeatState, words: Words): readonly string[] {
  const news = log.items.slice(log.lastAction);
  const isAnnounced = news.some((item) => item.type === 'event' && item.event.type === 'attackAnnounced');
  return isAnnounced ? [news.map((item) => words.item(item, seat, true)).join(' ')] : [];
}

function ownPiece(view: View, { seat }: SeatState, words: Words): readonly string[] {
  const own = view.pieces.find((piece) => piece.piece === view.announced?.defender);
  if (own === undefined || !own.known || own.seat !== seat) return [];
  return [words.say('terminal.deed.yours', { kind: words.kind(seat, own.kind), cell: own.cell })];
}
