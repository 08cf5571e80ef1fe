/** A game on a map line by line: the map as text, what each side holds, and each question with its answers as they are typed. */

import { hasCity, zonesOfTerritory } from '@flagfall/editions';
import { type DeedIntent, deedText, type Seat, type View } from '@flagfall/engine';
import { regroupedZones } from '@flagfall/seat';
import { type DrawnPiece, piecesOfView } from '../board/boardView.ts';
import { claimsOf } from '../board/ground.ts';
import { aroundText } from '../map/mapAround.ts';
import { wholeMap } from '../map/mapView.ts';
import { affairs, bagText, holdingsText, kingdomPage, pileLines, roundText } from '../panel/kingdomPanel.ts';
import type { SeatState } from '../session.ts';
import type { Look } from '../terminal/look.ts';
import type { Words } from '../words.ts';

/** Up to so many answers are listed where they are asked for. */
const ANSWERS_MAX = 12;

/** The whole map; before play begins, with who has drafted what. */
export function mapLines(state: SeatState, words: Words, look: Look, pieces?: readonly DrawnPiece[]): readonly string[] {
  const { board } = words.rules;
  return wholeMap({ board, pieces: pieces ?? drawnPieces(state, words), last: state.log.lastMove }, look).lines();
}

/** `around key1`. */
export function aroundLine(state: SeatState, cell: string | undefined, words: Words): string {
  const { board } = words.rules;
  if (cell === undefined || !board.indexOf.has(cell)) return words.say('terminal.map.aroundWhat', { cell: board.cells[0] });
  return words.say('terminal.map.around', { cell, list: aroundText({ board, pieces: drawnPieces(state, words) }, cell) });
}

function drawnPieces({ sight }: SeatState, { rules }: Words): readonly DrawnPiece[] {
  const { view, marks } = sight;
  return view.pieces.length > 0 ? piecesOfView(view, marks, rules) : claimsOf(view, rules.seats);
}

/** Round, land, flags and cards. */
export function kingdomLines(view: View, words: Words): readonly string[] {
  return [`${capital(roundText(view, words))}. ${words.rules.seats.map((seat) => holdingsText(view, seat, words)).join(' ')}`];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What is asked, with whatever helps to answer it. */
export function mapQuestion(view: View, words: Words): readonly string[] {
  const decision = view.waiting?.decision ?? '';
  const asked = `${words.question(decision)}. ${words.asked(decision)}`;
  return [asked, ...affairs(view, words, 'done'), ...answerLines(view, words)];
}

function answerLines(view: View, words: Words): readonly string[] {
  const { deeds } = view;
  if (deeds.some(({ deed }) => deed === 'draft')) return [freeLine(deeds, words)];
  if (deeds.some(({ deed }) => deed === 'card')) return deeds.map((deed) => cardLine(deed, view, words));
  const order = deeds.some(({ deed }) => deed === 'rearrange') ? [orderLine(view, words)] : [];
  const texts = deeds.map(deedText);
  if (texts.length <= ANSWERS_MAX) return [...order, words.say('terminal.lines.answers', { answers: texts.join(', ') })];
  const examples = [texts[0], texts[Math.floor(texts.length / 2)]].join(', ');
  const kinds = words.rules.kinds.map(({ id }) => words.kind(view.turn, id)).join(', ');
  return [words.say('terminal.map.answers', { deed: deeds[0].deed, examples, kinds, count: texts.length })];
}

function freeLine(deeds: readonly DeedIntent[], words: Words): string {
  const list = deeds.map(({ cells = [] }) =>
    words.say('terminal.map.freeOne', {
      territory: words.territory(cells[0]) ?? '',
      zone: cells[0],
      city: hasCity(words.rules.board, cells[0]) ? 'yes' : 'no',
    }),
  );
  return words.say('terminal.map.free', { list: list.join(', ') });
}

function cardLine(deed: DeedIntent, view: View, words: Words): string {
  const [card] = deed.cards ?? [];
  const about = card === undefined ? words.deedAbout(deed.deed) : words.cardAbout(card);
  return words.say('terminal.map.card', { answer: deedText(deed), name: words.choice(deed, view.turn, view.waiting?.decision), about });
}

/** Which pieces are being rearranged, in the order in which an answer names their goals. */
function orderLine(view: View, words: Words): string {
  const list = regroupedZones(view, words.rules.board).map((cell) => {
    const piece = view.pieces.find((each) => each.cell === cell);
    return words.say('terminal.map.orderOne', { kind: piece?.known ? words.kind(piece.seat, piece.kind) : '?', cell });
  });
  return words.say('terminal.map.order', { list: list.join(', ') });
}

/** Cards, piles and bags, explained. */
export function cardLines(view: View, seat: Seat, words: Words): readonly string[] {
  return kingdomPage(view, seat, words).filter((line) => line.trim() !== '');
}

/** What lies in the bags, and the cards put aside. */
export function bagLines(view: View, seat: Seat, words: Words): readonly string[] {
  return [...words.rules.seats.map((each) => bagText(view, each, seat, words)), ...pileLines(view, words)];
}

/** The zones on which a seat sets up its army, territory by territory. */
export function homeLine(view: View, seat: Seat, words: Words): string {
  const home = view.homes[seat] ?? [];
  const firsts = home.filter((cell) => zonesOfTerritory(words.rules.board, cell)[0] === cell);
  const list = firsts.map((cell) => `${words.territory(cell)} (${zonesOfTerritory(words.rules.board, cell).join(' ')})`);
  return words.say('terminal.map.yourZones', { list: list.join(', ') });
}
