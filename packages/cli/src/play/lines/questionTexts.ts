/** Questions with their answers, and deeds, as they are typed in line mode. */

import { hasCity, zonesOfTerritory } from '@flagfall/editions';
import { type DeedIntent, formatDeed, isAnsweringQuestion, type Seat, type View } from '@flagfall/engine';
import { regroupedZones } from '@flagfall/seat';
import { affairs } from '../panel/sideTexts.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';

/** So many ways of a deed are listed in the help; `deeds NAME` lists them all. */
const WAYS_MAX = 8;
/** The most answers that are listed. */
const ANSWERS_MAX = 40;
/** On a map the others are like those that are shown. */
const MAP_ANSWERS_MAX = 12;

/** A question, with everything that helps to answer it. */
export function questionLines(view: View, words: TerminalGameWords): readonly string[] {
  const decision = view.waiting?.decision ?? '';
  const asked = `${words.messages.question(decision)}. ${words.messages.questionAsked(decision)}`;
  const answers = view.deeds.map(formatDeed);
  if (!words.rules.board.isGrid) return [asked, ...affairs(view, words, 'done'), ...mapAnswers(view, answers, words)];
  const more = answers.length > ANSWERS_MAX ? ' ...' : '';
  return [asked, words.say('terminal.lines.answers', { answers: `${answers.slice(0, ANSWERS_MAX).join(', ')}${more}` })];
}

function mapAnswers(view: View, answers: readonly string[], words: TerminalGameWords): readonly string[] {
  const { deeds } = view;
  if (deeds.some(({ deed }) => deed === 'draft')) return [freeText(deeds, words)];
  if (deeds.some(({ deed }) => deed === 'card')) return deeds.map((deed) => cardText(deed, view, words));
  const order = deeds.some(({ deed }) => deed === 'rearrange') ? [orderText(view, words)] : [];
  if (answers.length <= MAP_ANSWERS_MAX) return [...order, words.say('terminal.lines.answers', { answers: answers.join(', ') })];
  const examples = [answers[0], answers[Math.floor(answers.length / 2)]].join(', ');
  const kinds = words.rules.kinds.map(({ id }) => words.kind(view.turn, id)).join(', ');
  return [words.say('terminal.map.answers', { deed: deeds[0].deed, examples, kinds, count: answers.length })];
}

/** The deeds of the seat, with their meaning. */
export function deedHelp(view: View, words: TerminalGameWords): readonly string[] {
  if (isAnsweringQuestion(view)) return questionLines(view, words);
  const ids = [...new Set(view.deeds.map(({ deed }) => deed))];
  if (ids.length === 0) return [words.say('terminal.lines.noDeeds')];
  const waysOf = (id: string): readonly string[] => view.deeds.filter(({ deed }) => deed === id).map(formatDeed);
  const lines = ids.map((id) => {
    const ways = waysOf(id);
    const few = ways.slice(0, WAYS_MAX).join(', ');
    const count = ways.length - WAYS_MAX;
    const listed = count <= 0 ? few : words.say('terminal.lines.waysLeft', { ways: few, count, deed: id });
    return words.say('terminal.lines.deed', { deed: words.messages.deed(id), about: words.messages.deedAbout(id), ways: `${listed}.` });
  });
  const examples = ids.flatMap((id) => waysOf(id).slice(0, 2));
  return [words.say('terminal.lines.helpSpecial', { examples: examples.slice(0, 3).join(', ') }), ...lines];
}

/** Everything but moves, as it would be typed; of one deed when it is named. */
export function listDeeds(view: View, id: string | undefined, words: TerminalGameWords): string {
  const wanted = view.deeds.filter(({ deed }) => id === undefined || deed.toLowerCase() === id).map(formatDeed);
  return wanted.length === 0 ? words.say('terminal.lines.noDeeds') : wanted.join(', ');
}

/** The zones on which a seat sets up its army, territory by territory. */
export function homeText(view: View, seat: Seat, words: TerminalGameWords): string {
  const { board } = words.rules;
  const firsts = (view.homes[seat] ?? []).filter((cell) => zonesOfTerritory(board, cell)[0] === cell);
  const list = firsts.map((cell) => `${words.territory(cell)} (${zonesOfTerritory(board, cell).join(' ')})`);
  return words.say('terminal.map.yourZones', { list: list.join(', ') });
}

function freeText(deeds: readonly DeedIntent[], words: TerminalGameWords): string {
  const list = deeds.map(({ cells: [zone] = [''] }) => {
    const city = hasCity(words.rules.board, zone) ? 'yes' : 'no';
    return words.say('terminal.map.freeOne', { territory: words.territory(zone) ?? '', zone, city });
  });
  return words.say('terminal.map.free', { list: list.join(', ') });
}

function cardText(deed: DeedIntent, view: View, words: TerminalGameWords): string {
  const [card] = deed.cards ?? [];
  const about = card === undefined ? words.messages.deedAbout(deed.deed) : words.messages.cardAbout(card);
  return words.say('terminal.map.card', { answer: formatDeed(deed), name: words.choice(deed, view.turn, view.waiting?.decision), about });
}

/** Which pieces are being rearranged, in the order in which an answer names their goals. */
function orderText(view: View, words: TerminalGameWords): string {
  const list = regroupedZones(view, words.rules.board).map((cell) => {
    const piece = view.pieces.find((each) => each.cell === cell);
    return words.say('terminal.map.orderOne', { kind: piece?.known ? words.kind(piece.seat, piece.kind) : '?', cell });
  });
  return words.say('terminal.map.order', { list: list.join(', ') });
}
