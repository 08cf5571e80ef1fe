/** The menu beside the board: a question or what can be done, line by line, and what the chosen line means. */

import { isAnsweringQuestion } from '@flagfall/engine';
import { type Choice, stageOf, stageText, stepText } from '@flagfall/seat';
import type { SeatState } from '../session.ts';

import { STYLES } from '../terminal/look.ts';
import { BLANK, clip, type Line, paragraph } from '../terminal/widgets.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';

/** With the line that is marked. */
export type MenuChoice = Choice & { readonly at: number };

/** All lines of the menu; what explains the question comes last, and only where there is room for it besides all answers. */
export function menuLines(choice: MenuChoice, seat: SeatState, words: TerminalGameWords, width: number, height: number): readonly Line[] {
  const stage = stageOf(seat.sight.view, choice);
  const { view } = seat.sight;
  const texts = stage.steps.map((step) => stepText(step, seat.seat, view, words));
  const head = [
    ...paragraph(titleOf(choice, seat, words), width, STYLES.warning),
    ...happenings(choice, seat, words).flatMap((sentence) => paragraph(sentence, width)),
  ];
  const aboutLine = paragraph(texts[choice.at]?.about ?? '', width, STYLES.faint);
  const aboutQuestion = paragraph(stageText(choice, view, words), width, STYLES.faint);
  const hasRoom = head.length + texts.length + aboutLine.length + aboutQuestion.length + 2 <= height;
  const about = hasRoom ? [...aboutLine, ...aboutQuestion] : aboutLine;
  const room = Math.max(3, height - head.length - about.length - 2);
  const first = Math.max(0, Math.min(choice.at - Math.floor(room / 2), texts.length - room));
  const entries = texts.slice(first, first + room).map(({ name }, index): Line => {
    const at = first + index;
    const text = clip(`${at === choice.at ? '>' : ' '} ${stage.steps.length > 1 && at < 9 ? at + 1 : ' '} ${name}`, width);
    // A chosen line is painted a little further than its last letter, where there is room.
    return [{ text: text.padEnd(Math.min(text.length + 1, width)), style: at === choice.at ? STYLES.chosen : {} }];
  });
  return [...head, BLANK, ...entries, BLANK, ...about];
}

function titleOf({ scope, path }: Choice, { seat, sight }: SeatState, words: TerminalGameWords): string {
  const { view } = sight;
  if (scope.type === 'attack') return words.say('terminal.deed.attackWith', { cell: scope.to });
  const cells = path.filter((step) => step.type === 'cell');
  // After its squares only an Attack card is left to choose.
  if (cells.length === 2) return words.say('terminal.deed.attackWith', { cell: cells[1].value });
  if (path.length > 0 && isAnsweringQuestion(view) && path[0].type === 'cell')
    return words.say('terminal.deed.titleAsked', { question: words.messages.question(view.waiting?.decision ?? ''), cell: path[0].value });
  if (path.length > 0) return stepText(path[0], seat, view, words).name;
  if (isAnsweringQuestion(view)) return words.messages.question(view.waiting?.decision ?? '');
  if (scope.type === 'piece')
    return words.say(scope.isEnemy ? 'terminal.deed.titleEnemy' : 'terminal.deed.titlePiece', { cell: scope.cell });
  return words.say('terminal.deed.title');
}

/** What led to a question, and the own piece it is about. */
function happenings({ path, scope }: Choice, state: SeatState, words: TerminalGameWords): readonly string[] {
  const isFirst = path.length === 0 && scope.type !== 'attack' && isAnsweringQuestion(state.sight.view);
  return isFirst ? [...whatHappened(state, words), ...ownPiece(state, words)] : [];
}

/** As it was told first: who is asked has just seen it. */
function whatHappened({ log, seat }: SeatState, words: TerminalGameWords): readonly string[] {
  const news = log.items.slice(log.lastAction);
  const isAnnounced = news.some((item) => item.type === 'event' && item.event.type === 'attackAnnounced');
  return isAnnounced ? [news.map((item) => words.item(item, seat, true)).join(' ')] : [];
}

function ownPiece({ seat, sight: { view } }: SeatState, words: TerminalGameWords): readonly string[] {
  const own = view.pieces.find((piece) => piece.piece === view.announced?.defender);
  if (own === undefined || !own.known || own.seat !== seat) return [];
  return [words.say('terminal.deed.yours', { kind: words.kind(seat, own.kind), cell: own.cell })];
}
