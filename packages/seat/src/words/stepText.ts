/** Names and explanations of the steps of a choice. */

import {
  type Board,
  type Cell,
  type DeedIntent,
  formatDeed,
  type IntentStep,
  isAnsweringQuestion,
  type Seat,
  type View,
} from '@flagfall/engine';
import { type Choice, stageOf } from '../choice.ts';
import type { SeatWords } from './seatWords.ts';

export interface StepText {
  readonly name: string;
  /** Empty where nothing needs an explanation. */
  readonly about: string;
}

export function stepText(step: IntentStep, seat: Seat, view: View, words: SeatWords): StepText {
  switch (step.type) {
    case 'deed':
      return deedStep(step.value, seat, view, words);
    case 'card':
      return step.value === ''
        ? { name: words.say(words.stepIds.noCard), about: words.say(words.stepIds.noCardAbout) }
        : { name: words.messages.card(step.value), about: words.messages.cardAbout(step.value) };
    case 'kind':
      return { name: words.kind(seat, step.value), about: '' };
    case 'cell':
      return { name: words.cell(step.value), about: '' };
    case 'manner':
      return { name: words.say(`step.${step.value}`), about: words.say(`step.${step.value}.about`) };
    case 'answer': {
      const deed = view.deeds.find((candidate) => formatDeed(candidate) === step.value);
      return deed === undefined ? { name: step.value, about: '' } : answerText(deed, seat, view, words);
    }
  }
}

/** What the player has to choose next, in a sentence; empty where the steps explain themselves. */
export function stageText(choice: Choice, view: View, words: SeatWords): string {
  const { path, scope } = choice;
  const { steps } = stageOf(view, choice);
  if (path.length === 0)
    return isAnsweringQuestion(view) && scope.type !== 'attack' ? words.messages.questionAsked(view.waiting?.decision ?? '') : '';
  if (path[0].type === 'answer') return words.say(path.length === 1 ? 'question.mulligan.first' : 'question.mulligan.second');
  const last = path[path.length - 1];
  return steps.some(({ type, value }) => type === last.type && value === last.value) ? words.say('step.again') : '';
}

/** A complete deed is named after what it does. */
function deedStep(id: string, seat: Seat, view: View, words: SeatWords): StepText {
  const ways = view.deeds.filter(({ deed }) => deed === id);
  const [only] = ways;
  const isComplete = ways.length === 1 && only.cells === undefined && only.cards === undefined && only.kind === undefined;
  if (id === 'pass' && only !== undefined) return answerText(only, seat, view, words);
  const name = isComplete ? words.choice(only, seat, view.waiting?.decision) : words.messages.deed(id);
  return { name, about: words.messages.deedAbout(id) };
}

function answerText(deed: DeedIntent, seat: Seat, view: View, words: SeatWords): StepText {
  const [card] = deed.cards ?? [];
  if (deed.deed !== 'rearrange')
    return { name: words.choice(deed, seat, view.waiting?.decision), about: card === undefined ? '' : words.messages.cardAbout(card) };
  const zones = regroupedZones(view, words.rules.board);
  const { cells = [] } = deed;
  const { stepIds, glyph } = words;
  const kindOn = (zone: Cell, nameOf: (kind: string, seat: Seat) => string): string => {
    const piece = view.pieces.find(({ cell }) => cell === zone);
    return piece?.known ? nameOf(piece.kind, piece.seat) : '?';
  };
  // Where each piece goes: "Duke to key1, Spy stays on key2".
  const order = zones.map((zone, at) =>
    words.say(cells[at] === zone ? stepIds.orderStays : stepIds.orderGoes, {
      kind: kindOn(zone, (kind, owner) => words.kind(owner, kind)),
      cell: words.cell(cells[at]),
    }),
  );
  if (glyph === undefined) return { name: order.join(', '), about: '' };
  // The zones afterwards, in signs: "key1 7, key2 S".
  const signs = zones.map((zone) => `${words.cell(zone)} ${kindOn(zones[cells.indexOf(zone)], glyph)}`);
  return { name: signs.join(', '), about: `${order.join(', ')}.` };
}

/**
 * The zones whose pieces change places, in the order of the board: an answer names the goal of the first, of the second and of the third. Every answer
 * names all of them, in whatever order the view lists the answers; with two pieces an answer names its last zone twice.
 */
export function regroupedZones({ deeds }: Pick<View, 'deeds'>, { indexOf }: Board): readonly Cell[] {
  const { cells = [] } = deeds.find(({ deed }) => deed === 'rearrange') ?? {};
  return [...new Set(cells)].sort((one, other) => indexOf.get(one)! - indexOf.get(other)!);
}
