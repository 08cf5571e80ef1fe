/** The part of the panel that only some games have: the hand, what both sides hold and have spent, and the powers that are left. */

import type { Seat, View } from '@flagfall/engine';
import { cardCounts, handOf, powersLeft, powersOf, spentOf } from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { type Area, wrapList } from '../terminal/layout.ts';
import { type Look, STYLES } from '../terminal/look.ts';
import type { Words } from '../words.ts';
import { drawAffairs } from './kingdomPanel.ts';
import { drawSeat, drawSeatTable } from './seatTable.ts';

const COUNT_WIDTH = 6;
/** Spent cards get so many lines a side; the page about cards has them all. */
const SPENT_LINES = 2;

/** Returns the line after it. */
export function drawSpecial(canvas: Canvas, area: Area, state: SeatState, words: Words, look: Look): number {
  const { view } = state.sight;
  if (!words.rules.board.straight) return drawAffairs(canvas, area, view, words);
  let y = area.y;
  if (view.piles.length > 0) y = drawCards(canvas, { ...area, y }, state, words, look) + 1;
  if (powersOf(words.rules).length > 0) y = drawPowers(canvas, { ...area, y }, view, words, look) + 1;
  return y;
}

/** Hand, pile and spent cards counted, then by name where everybody, or the reader, may know them. */
function drawCards(canvas: Canvas, area: Area, { seat, sight }: SeatState, words: Words, look: Look): number {
  const { view } = sight;
  const { x, width } = area;
  const columns = ['hand', 'pile', 'spent'] as const;
  let next = drawSeatTable(canvas, area, words.rules.seats, {
    title: words.say('terminal.cards.title'),
    columns: columns.map((name) => words.say(`terminal.cards.${name}`)),
    columnWidth: COUNT_WIDTH,
    cells: (each) => columns.map((name) => [String(cardCounts(view, each)[name])] as const),
    drawName: (each, y, label) => drawSeat(canvas, x, y, label - 1, each, words, look),
  });
  for (const line of handText(view, seat, words).flatMap((text) => wrapList(text, width))) canvas.put(x, next++, line, STYLES.heading);
  for (const each of words.rules.seats)
    if (spentOf(view, each).length > 0)
      for (const line of shortened(wrapList(spentText(view, each, words), width), SPENT_LINES)) canvas.put(x, next++, line, STYLES.faint);
  return next;
}

function drawPowers(canvas: Canvas, { x, y, width }: Area, view: View, words: Words, look: Look): number {
  canvas.put(x, y, words.say('terminal.powers.title'), STYLES.heading);
  let next = y + 1;
  for (const seat of words.rules.seats) {
    const letter = look.letterOf(seat);
    const lines = wrapList(`${letter === '' ? '' : `${letter} `}${powersText(view, seat, words)}`, width - 2);
    lines.forEach((line, at) => {
      canvas.put(at === 0 ? x : x + 2, next++, line);
    });
    if (look.paint === 'colour') drawSeat(canvas, x, next - lines.length, words.seat(seat).length, seat, words, look);
  }
  return next;
}

/** The reader's own hand; whoever watches has none. */
export function handText(view: View, seat: Seat, words: Words): readonly string[] {
  if (view.viewer !== seat) return [];
  const hand = handOf(view, seat);
  if (hand.length === 0) return [words.say('terminal.cards.yoursNone')];
  return [words.say('terminal.cards.yours', { cards: hand.map((card) => words.card(card)).join(', ') })];
}

export function spentText(view: View, seat: Seat, words: Words): string {
  const spent = spentOf(view, seat);
  if (spent.length === 0) return words.say('terminal.cards.spentNone', { seat: words.seat(seat) });
  const cards = spent.map((card) => words.card(card)).join(', ');
  return words.say('terminal.cards.spentBy', { seat: words.seat(seat), cards });
}

export function powersText(view: View, seat: Seat, words: Words): string {
  const left = powersLeft(view, seat).map(({ deed, left: count }) => (count === 1 ? words.deed(deed) : `${words.deed(deed)} x${count}`));
  return words.say('terminal.powers.left', {
    seat: words.seat(seat),
    powers: left.length === 0 ? words.say('terminal.powers.none') : left.join(', '),
  });
}

/** The last lines, where there are too many: what was spent last stands at the end. */
function shortened(lines: readonly string[], max: number): readonly string[] {
  return lines.length <= max ? lines : [lines[0], ...lines.slice(lines.length - max + 1).map((line) => `… ${line}`)];
}
