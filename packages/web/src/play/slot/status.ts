/** A sentence about the turn and its question, or about the selection, a confirmation or a premove. */

import type { SeenTable } from '@flagfall/client';
import { type Cell, cellProgress, isAnsweringQuestion, type Seat, type View, type Viewer } from '@flagfall/engine';
import { type Choice, type PlayIntent, type Premove, stageOf, stepText } from '@flagfall/seat';
import type { GameWords } from '../../words/gameWords.ts';
import { messages, say } from '../../words/texts.ts';

export interface Status {
  readonly sentence: string;
  /** Whose colour it has; none when the game is over. */
  readonly seat: Seat | undefined;
  readonly isYours: boolean;
}

export function statusOf({ view, seats, phase, isPaused }: SeenTable, reader: Viewer, words: GameWords): Status {
  if (view.result !== undefined) return { sentence: words.ending(view.result, reader), seat: undefined, isYours: false };
  if (phase === 'over') return { sentence: say('web.online.aborted'), seat: undefined, isYours: false };
  if (isPaused) return { sentence: say('web.online.paused'), seat: undefined, isYours: false };
  const { decision = 'act', seats: asked = [] } = view.waiting ?? {};
  const isYours = reader !== 'audience' && asked.includes(reader);
  const seat = isYours ? reader : asked[0];
  if (isAnsweringQuestion(view)) {
    const sentence = isYours ? messages().question(decision) : words.waiting(decision, asked);
    return { sentence, seat, isYours };
  }
  const name = seat === undefined ? '' : words.seat(seat);
  if (decision === 'deploy')
    return { sentence: say(isYours ? 'web.status.deploy' : 'web.status.deploying', { seat: name }), seat, isYours };
  if (isYours) return { sentence: yourTurn(view, words), seat, isYours };
  const isComputer = seat !== undefined && seats[seat]?.type === 'computer';
  const number = seat !== undefined && words.pack.seats[seat]?.plural === true ? 'many' : 'one';
  return { sentence: say(isComputer ? 'web.status.thinking' : 'web.status.waiting', { seat: name, number }), seat, isYours };
}

/** On a map a turn has several moves: it says how many are left. */
function yourTurn({ notes }: View, { rules }: GameWords): string {
  const sentence = say('web.status.yours');
  return rules.board.isGrid ? sentence : `${sentence}. ${say('web.map.moves', { count: notes.moves ?? 0, due: 'no' })}`;
}

/** The question, the card or power that was chosen, or the attack that cards could help. */
export function choiceTitle({ path: [first] }: Choice, seat: Seat, view: View, words: GameWords): string {
  if (isAnsweringQuestion(view)) return words.messages.question(view.waiting?.decision ?? '');
  return first === undefined || first.type === 'cell' ? say('web.deed.attack') : stepText(first, seat, view, words).name;
}

/** Which of the marked places to tap: one, another, the last. */
export function tapText(choice: Choice, view: View): string {
  return say('web.deed.tap', cellProgress(stageOf(view, choice).ways, choice.path));
}

export function pendingText(intent: PlayIntent, view: View, seat: Seat, words: GameWords): string {
  if (intent.type === 'deed') return say('web.confirm.deed', { deed: words.choice(intent, seat, view.waiting?.decision) });
  const isAttack = view.pieces.some(({ cell }) => cell === intent.to);
  return say(isAttack ? 'web.confirm.attack' : 'web.confirm.move', valuesOf(intent, view, words));
}

export function plannedText({ move }: Premove, view: View, words: GameWords): string {
  return say('web.premove.planned', valuesOf(move, view, words));
}

function valuesOf({ from, to }: { readonly from: Cell; readonly to: Cell }, { pieces }: View, words: GameWords) {
  const piece = pieces.find(({ cell }) => cell === from);
  const kind = piece?.known ? words.kind(piece.seat, piece.kind) : '';
  return { kind, from: words.cell(from), to: words.cell(to) };
}
