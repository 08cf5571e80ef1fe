/** What a game on a map has beside the map: who controls how much, bags and flags, rounds and moves, and the cards on the table. */

import { holdingsOf, isSettling } from '@flagfall/editions';
import { type Seat, seatLetter, type View } from '@flagfall/engine';
import type { Canvas } from '../terminal/canvas.ts';
import { type Area, clip, drawText } from '../terminal/layout.ts';
import { type Look, STYLES } from '../terminal/look.ts';
import type { Words } from '../words.ts';
import { drawSeatTable } from './seatTable.ts';

const COUNT_WIDTH = 5;
/** Nobody controls more than 24 territories, so a long name may reach into the first column. */
const SPARE = COUNT_WIDTH - '24'.length - 1;
const COLUMNS = ['land', 'cities', 'bag', 'flags'] as const;

/** A line for each side: territories and cities it controls, pieces in its bag, flags. Returns the line after it. */
export function drawHoldings(canvas: Canvas, area: Area, view: View, words: Words, look: Look): number {
  const holdings = (seat: Seat) => holdingsOf(view, words.rules.board, seat);
  return drawSeatTable(canvas, area, words.rules.seats, {
    columns: COLUMNS.map((name) => words.say(`terminal.map.${name}`)),
    columnWidth: COUNT_WIDTH,
    cells: (seat) => {
      const { territories, cities, bag, isGone } = holdings(seat);
      const counts = [territories, cities, bag].map((count) => [String(count), isGone ? STYLES.faint : {}] as const);
      return [...counts, [flagsText(view, seat, words), isGone ? STYLES.faint : STYLES.heading]];
    },
    drawName(seat, y, width) {
      // The letters of the map, also where there are colours.
      canvas.put(area.x, y, seatLetter(seat), look.seatStyle(seat));
      canvas.put(area.x + 2, y, clip(words.seat(seat), width - 2 + SPARE), holdings(seat).isGone ? STYLES.faint : {});
    },
  });
}

/** Round, moves and cards. Returns the line after it. */
export function drawAffairs(canvas: Canvas, { x, y, width }: Area, view: View, words: Words): number {
  let next = y;
  for (const text of affairs(view, words)) next = drawText(canvas, { x, y: next, width }, text);
  return next === y ? y : next + 1;
}

/** The moves of the turn and the cards, in sentences; `end` is what ends the turn. */
export function affairs(view: View, words: Words, end = 'e'): readonly string[] {
  const { moves = 0, mustMove = 0 } = view.notes;
  const drawn = cardsOf(view, 'drawn');
  const piece = view.placing?.kind;
  const isChoosing = view.waiting?.decision === 'card' && view.deeds.length > 0;
  const unplayable = isChoosing ? [...new Set(drawn)].filter((card) => !view.deeds.some(({ cards }) => cards?.includes(card))) : [];
  const isActing = view.waiting?.decision === 'act';
  return [
    ...(isActing ? [words.say('terminal.map.moves', { count: moves, due: mustMove === 1 ? 'yes' : 'no', end })] : []),
    ...(piece === undefined ? [] : [words.say('terminal.map.toPlace', { kind: words.kind(view.turn, piece) })]),
    ...(drawn.length === 0 ? [] : [words.say('terminal.map.drawn', { cards: counted(drawn, words) })]),
    ...(unplayable.length === 0 ? [] : [words.say('terminal.map.unplayable', { cards: counted(unplayable, words) })]),
  ];
}

/** F for the own flag on the board, nothing before it stands there, then the letters of the flags it holds. */
export function flagsText(view: View, seat: Seat, words: Words): string {
  const { hasFlag, holds, isGone } = holdingsOf(view, words.rules.board, seat);
  const own = isSettling(view) ? '' : hasFlag ? 'F' : '-';
  const flags = `${own}${holds.map(seatLetter).join('')}`;
  return isGone ? words.say('terminal.map.gone', { flags }) : flags;
}

/** What each side has, in a sentence, for line mode. */
export function holdingsText(view: View, seat: Seat, words: Words): string {
  const { territories, cities, bag, hasFlag, holds, isGone } = holdingsOf(view, words.rules.board, seat);
  return words.say('terminal.map.holdings', {
    seat: words.seat(seat),
    letter: seatLetter(seat),
    territories,
    cities,
    bag,
    flag: hasFlag ? 'yes' : 'no',
    held: holds.length,
    holds: holds.map((other) => words.seat(other)).join(', '),
    gone: isGone ? 'yes' : 'no',
  });
}

/** Which round it is, and which is the last. */
export function roundText({ notes, options }: View, words: Words): string {
  const { turnLimit } = options;
  return words.say('terminal.map.round', { round: notes.round ?? 0, limit: Number(turnLimit) > 0 ? turnLimit : 0 });
}

/** The page about cards: what each does, how many lie where, and what is known to be in the bags. */
export function kingdomPage(view: View, reader: Seat, words: Words): readonly string[] {
  const kinds = words.rules.decks?.cardKinds ?? [];
  return [
    ...kinds.map((card) => words.say('terminal.about.line', { name: words.card(card), about: words.cardAbout(card) })),
    ' ',
    ...pileLines(view, words),
    ' ',
    ...words.rules.seats.map((seat) => bagText(view, seat, reader, words)),
  ];
}

export function pileLines(view: View, words: Words): readonly string[] {
  const discarded = cardsOf(view, 'discard');
  const pile = view.piles.find(({ id }) => id === 'draw')?.count ?? 0;
  return [words.say('terminal.map.piles', { pile, count: discarded.length, cards: counted(discarded, words) })];
}

/** The pieces in a bag by name, as far as the reader knows them. */
export function bagText(view: View, seat: Seat, reader: Seat, words: Words): string {
  const { bag } = holdingsOf(view, words.rules.board, seat);
  const known = view.captured.flatMap((piece) =>
    piece.seat === seat && piece.kind !== undefined && piece.kind !== 'flag' ? [piece.kind] : [],
  );
  const names = words.countedKinds(seat, known);
  return words.say('terminal.map.bagOf', {
    seat: words.seat(seat),
    own: seat === reader ? 'yes' : 'no',
    count: bag,
    hidden: bag - known.length,
    known: known.length,
    pieces: names.join(', '),
  });
}

function cardsOf(view: View, id: string): readonly string[] {
  return view.piles.find((pile) => pile.id === id)?.cards ?? [];
}

/** Blitz! x2, Traitor. */
export function counted(cards: readonly string[], words: Words): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count === 1 ? words.card(card) : `${words.card(card)} x${count}`;
    })
    .join(', ');
}
