/** What is being chosen in words: what a choice is about, which of the marked places to tap, what is to be confirmed or waits for its turn. */

import { type Cell, cellsOn, isQuestion, type Seat, type View } from '@flagfall/engine';
import { type Choice, type PlayIntent, type Premove, stageOf, stepText } from '@flagfall/seat';
import type { GameWords } from '../words/gameWords.ts';
import { say } from '../words/words.ts';

/** The question, the card or power that was chosen, or the attack that cards could help. */
export function choiceTitle({ path: [first] }: Choice, seat: Seat, view: View, words: GameWords): string {
  if (isQuestion(view)) return words.messages.question(view.waiting?.decision ?? '');
  return first === undefined || first.type === 'cell' ? say('web.deed.attack') : stepText(first, seat, view, words).name;
}

/** Which of the marked places to tap: one, another, the last. */
export function tapText(choice: Choice, view: View): string {
  return say('web.deed.tap', cellsOn(stageOf(view, choice).ways, choice.path));
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
