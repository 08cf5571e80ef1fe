/** The part of the panel about each side: captured pieces or holdings, and below them cards and powers. */

import { holdingsOf } from '@flagfall/editions';
import { type PieceKind, type Seat, seatLetter, type View } from '@flagfall/engine';
import { armyKinds, cardCounts, spentOf } from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import type { CellStyle } from '../terminal/canvas.ts';
import { STYLES, shortGlyphOf, type TerminalTheme } from '../terminal/look.ts';
import { BLANK, clip, type Line, paragraph, type Span, wrapList } from '../terminal/widgets.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';
import { affairs, flagsText, handText, powersText, spentText } from './sideTexts.ts';

const HOLDING_WIDTH = 5;
/** There are at most 24 territories, so a long name may reach into the first column. */
const SPARE = HOLDING_WIDTH - '24'.length - 1;
/** The most lines of spent cards for each side; the page about cards has them all. */
const SPENT_LINES = 2;

interface SideTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly columnWidth: number;
  /** The name of a side in front of its columns. */
  name(seat: Seat, width: number): Line;
  /** The text of its columns. */
  cells(seat: Seat): readonly (readonly [text: string, style?: CellStyle])[];
}

/** How many pieces of each kind have fallen (CORE-24); on a map territories and cities, pieces in the bag, flags. */
export function capturedTable(view: View, width: number, words: TerminalGameWords, look: TerminalTheme): readonly Line[] {
  if (!words.rules.board.isGrid) return holdingsTable(view, width, words, look);
  const alike = [...Map.groupBy(armyKinds(words.rules), (kind) => shortGlyphOf(words.rules, kind))];
  const fallen = (seat: Seat, kinds: readonly PieceKind[]): number =>
    view.captured.filter((piece) => piece.seat === seat && kinds.some(({ id }) => id === piece.kind)).length;
  return table(words.rules.seats, width, {
    title: words.say('terminal.captured'),
    columns: alike.map(([glyph]) => glyph),
    columnWidth: 2,
    // Of the first kind there is one: its figure leaves a letter of room, which Assassinen needs.
    name: (seat, room) => [nameSpan(seat, room, words, look)],
    cells: (seat) =>
      alike.map(([, kinds]) => (fallen(seat, kinds) === 0 ? ['·', STYLES.faint] : [String(fallen(seat, kinds)), STYLES.heading])),
  });
}

function holdingsTable(view: View, width: number, words: TerminalGameWords, look: TerminalTheme): readonly Line[] {
  const holdings = (seat: Seat) => holdingsOf(view, words.rules.board, seat);
  const styleOf = (seat: Seat, style: CellStyle): CellStyle => (holdings(seat).isGone ? STYLES.faint : style);
  return table(words.rules.seats, width, {
    title: '',
    columns: (['land', 'cities', 'bag', 'flags'] as const).map((name) => words.say(`terminal.map.${name}`)),
    columnWidth: HOLDING_WIDTH,
    // The letters of the map, with colours too.
    name: (seat, room) => [
      { text: seatLetter(seat), style: look.seatStyle(seat) },
      { text: clip(words.seat(seat), room - 2 + SPARE), style: styleOf(seat, {}), at: 2 },
    ],
    cells(seat) {
      const { territories, cities, bag } = holdings(seat);
      const counts = [territories, cities, bag].map((count) => [String(count), styleOf(seat, {})] as const);
      return [...counts, [flagsText(view, seat, words), styleOf(seat, STYLES.heading)]];
    },
  });
}

/** Hand, piles and spent cards, and the powers that are left; on a map the moves and the cards on the table. A blank ends each part. */
export function specialLines(
  { seat, sight: { view } }: SeatState,
  width: number,
  words: TerminalGameWords,
  look: TerminalTheme,
): readonly Line[] {
  const { rules } = words;
  const parts = rules.board.isGrid
    ? [
        view.piles.length === 0 ? [] : cardLines(view, seat, width, words, look),
        rules.powers.length === 0 ? [] : powerLines(view, width, words, look),
      ]
    : [affairs(view, words).flatMap((text) => paragraph(text, width))];
  return parts.flatMap((lines) => (lines.length === 0 ? [] : [...lines, BLANK]));
}

/** The number, then the names as far as the reader may know them. */
function cardLines(view: View, seat: Seat, width: number, words: TerminalGameWords, look: TerminalTheme): readonly Line[] {
  const columns = ['hand', 'pile', 'spent'] as const;
  const { seats } = words.rules;
  const counts = table(seats, width, {
    title: words.say('terminal.cards.title'),
    columns: columns.map((name) => words.say(`terminal.cards.${name}`)),
    columnWidth: 6,
    name: (each, room) => [nameSpan(each, room - 1, words, look)],
    cells: (each) => columns.map((name) => [String(cardCounts(view, each)[name])]),
  });
  const hand = handText(view, seat, words).flatMap((text) => wrapList(text, width));
  const spent = seats
    .filter((each) => spentOf(view, each).length > 0)
    .flatMap((each) => shortened(wrapList(spentText(view, each, words), width), SPENT_LINES));
  return [
    ...counts,
    ...hand.map((text): Line => [{ text, style: STYLES.heading }]),
    ...spent.map((text): Line => [{ text, style: STYLES.faint }]),
  ];
}

function powerLines(view: View, width: number, words: TerminalGameWords, look: TerminalTheme): readonly Line[] {
  const linesOf = (seat: Seat): readonly Line[] => {
    const letter = look.letterOf(seat);
    const texts = wrapList(`${letter === '' ? '' : `${letter} `}${powersText(view, seat, words)}`, width - 2);
    const name = look.paint === 'colour' ? [nameSpan(seat, width, words, look)] : [];
    return texts.map((text, at) => (at === 0 ? [{ text }, ...name] : [{ text, at: 2 }]));
  };
  return [[{ text: words.say('terminal.powers.title'), style: STYLES.heading }], ...words.rules.seats.flatMap(linesOf)];
}

/** A line of columns, and a line for each side. */
function table(seats: readonly Seat[], width: number, { title, columns, columnWidth, name, cells }: SideTable): readonly Line[] {
  const label = width - columns.length * columnWidth;
  const row = (texts: readonly (readonly [string, CellStyle?])[]): Line =>
    texts.map(([text, style], at) => ({ text, style, at: label + (at + 1) * columnWidth - text.length }));
  const head = [{ text: clip(title, label - 1), style: STYLES.heading }, ...row(columns.map((column) => [column, STYLES.faint]))];
  return [head, ...seats.map((seat) => [...name(seat, label), ...row(cells(seat))])];
}

/** The name of a side in its colour, or with its letter. */
function nameSpan(seat: Seat, width: number, words: TerminalGameWords, look: TerminalTheme): Span {
  const isColour = look.paint === 'colour';
  const text = clip(isColour ? words.seat(seat) : `${look.letterOf(seat)} ${words.seat(seat)}`, width);
  return { text, style: isColour ? look.seatStyle(seat) : {} };
}

/** Keeps the last lines if there are too many: the latest card is at the end. */
function shortened(lines: readonly string[], max: number): readonly string[] {
  return lines.length <= max ? lines : [lines[0], ...lines.slice(lines.length - max + 1).map((line) => `… ${line}`)];
}
