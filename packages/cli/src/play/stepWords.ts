/** How the steps of a choice are called, and what explains them. */

import { deedText, type Seat, type View } from '@flagfall/engine';
import type { Step } from './deedWays.ts';
import type { Words } from './words.ts';

export interface StepText {
  readonly name: string;
  /** Empty where nothing needs to be explained. */
  readonly about: string;
}

export function stepText(step: Step, seat: Seat, view: View, words: Words): StepText {
  switch (step.type) {
    case 'deed':
      return step.value === 'pass'
        ? answerText('pass', seat, view, words)
        : { name: words.deed(step.value), about: words.deedAbout(step.value) };
    case 'card':
      return step.value === ''
        ? { name: words.say('terminal.deed.noCard'), about: words.say('terminal.deed.noCardAbout') }
        : { name: words.card(step.value), about: words.cardAbout(step.value) };
    case 'kind':
      return { name: words.kind(seat, step.value), about: '' };
    case 'cell':
      return { name: step.value, about: '' };
    case 'answer':
      return answerText(step.value, seat, view, words);
  }
}

function answerText(text: string, seat: Seat, view: View, words: Words): StepText {
  const deed = view.deeds.find((candidate) => deedText(candidate) === text);
  if (deed === undefined) return { name: text, about: '' };
  const [card] = deed.cards ?? [];
  return { name: words.choice(deed, seat, view.waiting?.decision), about: card === undefined ? '' : words.cardAbout(card) };
}
