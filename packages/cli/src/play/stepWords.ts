/** How the steps of a choice are called, and what explains them. */

import { type DeedIntent, deedText, type Seat, type Step, type View } from '@flagfall/engine';
import { pieceAt } from './gameState.ts';
import { regroupedZones } from './regrouping.ts';
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
  if (deed.deed === 'rearrange') return { name: orderSigns(deed, view, words), about: `${orderText(deed, view, words)}.` };
  const name = words.choice(deed, seat, view.waiting?.decision);
  return { name, about: card === undefined ? '' : words.cardAbout(card) };
}

/** Who stands where then, in signs that fit into a menu: "key1 7, key2 S". */
function orderSigns({ cells = [] }: DeedIntent, view: View, words: Words): string {
  const zones = regroupedZones(view, words.rules.board);
  return zones
    .map((zone) => {
      const piece = pieceAt(view.pieces, zones[cells.indexOf(zone)]);
      return `${zone} ${piece?.known ? words.glyph(piece.kind) : '?'}`;
    })
    .join(', ');
}

/** Who goes where: "Duke to key1, Spy stays on key2". */
function orderText({ cells = [] }: DeedIntent, view: View, words: Words): string {
  const zones = regroupedZones(view, words.rules.board);
  return zones
    .map((zone, at) => {
      const piece = pieceAt(view.pieces, zone);
      const kind = piece?.known ? words.kind(piece.seat, piece.kind) : '?';
      return words.say(cells[at] === zone ? 'terminal.order.stays' : 'terminal.order.goes', { kind, cell: cells[at] });
    })
    .join(', ');
}
