/** How the steps of a choice are called, and what explains them. */

import { cellsOn, type DeedIntent, deedText, isQuestion, type Seat, type Step, type View } from '@flagfall/engine';
import { type Choice, stageOf } from '@flagfall/seat';
import type { GameWords } from '../words/gameWords.ts';
import { messages, say } from '../words/words.ts';

export interface StepText {
  readonly name: string;
  /** Empty where nothing needs to be explained. */
  readonly about: string;
}

export function stepText(step: Step, seat: Seat, view: View, words: GameWords): StepText {
  switch (step.type) {
    case 'deed':
      return step.value === 'pass' || isComplete(step.value, view)
        ? answerText(view.deeds.find(({ deed }) => deed === step.value)!, seat, view, words)
        : { name: messages().deed(step.value), about: messages().deedAbout(step.value) };
    case 'card':
      return step.value === ''
        ? { name: say('web.deed.noCard'), about: say('web.deed.noCardAbout') }
        : { name: messages().card(step.value), about: messages().cardAbout(step.value) };
    case 'kind':
      return { name: words.kind(seat, step.value), about: '' };
    case 'cell':
      return { name: words.cell(step.value), about: '' };
    case 'answer': {
      const deed = view.deeds.find((candidate) => deedText(candidate) === step.value);
      return deed === undefined ? { name: step.value, about: '' } : answerText(deed, seat, view, words);
    }
  }
}

/** The question, the card or power that was chosen, or the attack that cards could help. */
export function choiceTitle({ path: [first] }: Choice, seat: Seat, view: View, words: GameWords): string {
  if (isQuestion(view)) return messages().question(view.waiting?.decision ?? '');
  return first === undefined || first.type === 'cell' ? say('web.deed.attack') : stepText(first, seat, view, words).name;
}

/** Which of the marked places to tap: one, another, the last. */
export function tapText(choice: Choice, view: View): string {
  return say('web.deed.tap', cellsOn(stageOf(view, choice).ways, choice.path));
}

/** Nothing more has to be chosen for it. */
function isComplete(id: string, { deeds }: View): boolean {
  const ways = deeds.filter(({ deed }) => deed === id);
  return ways.length === 1 && ways[0].cells === undefined && ways[0].cards === undefined && ways[0].kind === undefined;
}

function answerText(deed: DeedIntent, seat: Seat, view: View, words: GameWords): StepText {
  const [card] = deed.cards ?? [];
  if (deed.deed === 'rearrange') return { name: orderText(deed, view, words), about: '' };
  const name = words.choice(deed, seat, view.waiting?.decision);
  return { name, about: card === undefined ? '' : messages().cardAbout(card) };
}

/** Who goes where: "Duke to Keyfort 1, Spy stays on Keyfort 2". An answer names the goal of the first piece, of the second, of the third. */
function orderText({ cells = [] }: DeedIntent, view: View, words: GameWords): string {
  const { indexOf } = words.rules.board;
  const zones = [...new Set(cells)].sort((one, other) => indexOf.get(one)! - indexOf.get(other)!);
  return zones
    .map((zone, at) => {
      const piece = view.pieces.find(({ cell }) => cell === zone);
      const kind = piece?.known ? words.kind(piece.seat, piece.kind) : '?';
      return say(cells[at] === zone ? 'web.order.stays' : 'web.order.goes', { kind, cell: words.cell(cells[at]) });
    })
    .join(', ');
}
