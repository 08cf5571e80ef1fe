/**
 * From a drawing, or from a list of zones, to a position. A drawing shows the south-west corner of a board, its last line is row 1; a piece is the letter
 * of its seat and the symbol of its kind, `!` behind it says that all have seen it, `~` that it has moved. `.` is empty, `#` an obstacle. Pieces
 * that are not drawn have been captured.
 */

import {
  assert,
  type BySeat,
  newGame,
  newPosition,
  type Position,
  type Rules,
  SEATS,
  seatIndex,
  seatLetter,
  seededChance,
} from '@flagfall/engine';
import { ALL_SEATS, cardsIn, DecisionType } from '@flagfall/engine/edition';
import { buildPosition, clonePosition, type PieceSpec } from '@flagfall/engine/internal';
import { type ExerciseSetup, LEARNER, type SetupDetails } from './lesson.ts';

interface DrawnPiece {
  readonly seat: number;
  readonly kind: number;
  readonly cell: number;
  readonly isShown: boolean;
  readonly hasMoved: boolean;
}

export function exercisePosition(rules: Rules, setting: ExerciseSetup): Position {
  if (setting.type === 'beginning') return newGame(rules, seededChance(setting.seed));
  const standing = setting.type === 'drawing' ? drawn(rules, setting.drawing) : onMap(rules, setting.pieces);
  const arranged = buildPosition(rules, {
    pieces: rules.seats.flatMap((_, seat) =>
      army(
        rules,
        seat,
        standing.filter((piece) => piece.seat === seat),
      ),
    ),
    turn: seatIndex(setting.turn ?? LEARNER),
    actions: rules.seats.length,
    quiet: 0,
    recent: [],
    ...(rules.extension === undefined ? {} : { extension: specialIn(rules, setting) }),
  });
  assert(arranged.ok, 'a drawing has no earlier moves');
  return clonePosition(arranged.value);
}

function drawn(rules: Rules, drawing: string): readonly DrawnPiece[] {
  const rows = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.toReversed().flatMap((row, rowNumber) =>
    row.flatMap((token, column) => {
      const cell = rowNumber * rules.board.columns + column;
      assert((token === '#') === (rules.board.obstacle[cell] === 1), `${rules.board.cells[cell]} is drawn as on the board`);
      return token === '.' || token === '#' ? [] : [pieceOf(rules, token, cell)];
    }),
  );
}

function pieceOf(rules: Rules, token: string, cell: number): DrawnPiece {
  const symbol = token.slice(1).replace(/[!~]/g, '');
  const seat = SEATS.findIndex((one) => seatLetter(one) === token[0]);
  const kind = rules.kinds.findIndex((one) => one.symbol === symbol);
  assert(seat >= 0 && kind >= 0, `${token} is a piece`);
  return { seat, kind, cell, isShown: token.includes('!'), hasMoved: token.includes('~') };
}

function onMap(rules: Rules, pieces: BySeat<string>): readonly DrawnPiece[] {
  return rules.seats.flatMap((seat, number) =>
    (pieces[seat] ?? '').split(',').flatMap((part) => {
      const [id, ...zones] = part.trim().split(/\s+/);
      return zones.map((zone): DrawnPiece => {
        const kind = rules.kinds.findIndex((one) => one.id === id);
        const cell = rules.board.indexOf.get(zone.replace('!', ''));
        assert(kind >= 0 && cell !== undefined, `${id} stands in ${zone}`);
        return { seat: number, kind, cell, isShown: zone.endsWith('!'), hasMoved: false };
      });
    }),
  );
}

/** The whole army of a seat, in the order of cells and then what is captured, so that handles hold no information. */
function army(rules: Rules, seat: number, standing: readonly DrawnPiece[]): readonly PieceSpec[] {
  const fallen = Array.from(rules.army).flatMap((count, kind) => {
    const left = count - standing.filter((piece) => piece.kind === kind).length;
    assert(left >= 0, `an army has no more than ${count} of ${rules.kinds[kind].id}`);
    return Array<number>(left).fill(kind);
  });
  const own = standing.toSorted((one, other) => one.cell - other.cell);
  const first = seat * rules.armySize;
  return [
    ...own.map(({ kind, cell, isShown, hasMoved }, at) => ({
      piece: first + at,
      kind,
      cell,
      moved: hasMoved,
      ran: false,
      shownTo: isShown ? ALL_SEATS : 0,
    })),
    ...fallen.map((kind, at) => ({
      piece: first + own.length + at,
      kind,
      cell: undefined,
      moved: false,
      ran: false,
      // All have seen a captured flag.
      shownTo: rules.kinds[kind].id === 'flag' ? ALL_SEATS : 0,
    })),
  ];
}

function specialIn(rules: Rules, { cards = {}, asked, notes = {}, turn = LEARNER }: SetupDetails) {
  const question = DecisionType.FIRST_QUESTION + (rules.extension?.questions.indexOf(asked ?? '') ?? -1);
  return {
    notes: (rules.extension?.notes ?? []).map(({ id }) => notes[id] ?? 0),
    decisions: asked === undefined ? [] : [question | (1 << (8 + seatIndex(turn)))],
    piles: pilesWith(rules, cards),
    streaks: [],
  };
}

/** Puts the named cards into their piles; all others stay. */
function pilesWith(rules: Rules, wanted: Readonly<Record<string, string>>): readonly (readonly number[])[] {
  const { decks } = rules;
  if (decks === undefined) return [];
  const beginning = newPosition(rules, seatIndex(LEARNER));
  const piles = decks.piles.map((_, pile) => [...cardsIn(beginning, pile)]);
  for (const [id, cards] of Object.entries(wanted)) {
    const to = decks.piles.findIndex((pile) => pile.id === id);
    assert(to >= 0, `${id} is a pile`);
    for (const card of cards.split(' ').filter(Boolean)) piles[to].push(takenFrom(rules, piles, to, card));
  }
  return piles;
}

/** A card of the same owner that lies in another pile. */
function takenFrom({ decks }: Rules, piles: readonly number[][], to: number, card: string): number {
  const owner = decks?.piles[to].seat;
  for (const [pile, cards] of piles.entries()) {
    const place = pile === to || decks?.piles[pile].seat !== owner ? -1 : cards.findIndex((number) => decks?.kindByCard[number] === card);
    if (place >= 0) return cards.splice(place, 1)[0];
  }
  throw new Error(`there is no further card ${card}`);
}
