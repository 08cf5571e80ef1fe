/** What a choice is about, and which of the marked places to tap. */

import { cellsOn, isQuestion, type Seat, type View } from '@flagfall/engine';
import { type Choice, stageOf, stepText } from '@flagfall/seat';
import type { GameWords } from '../words/gameWords.ts';
import { say } from '../words/words.ts';

/** The question, the card or power that was chosen, or the attack that cards could help. */
export function choiceTitle({ path: [first] }: Choice, seat: Seat, view: View, words: GameWords): string {
  if (isQuestion(view)) return words.question(view.waiting?.decision ?? '');
  return first === undefined || first.type === 'cell' ? say('web.deed.attack') : stepText(first, seat, view, words).name;
}

/** Which of the marked places to tap: one, another, the last. */
export function tapText(choice: Choice, view: View): string {
  return say('web.deed.tap', cellsOn(stageOf(view, choice).ways, choice.path));
}
