/** Makes a shadow from a snapshot: pieces, questions, notes, cards and turn memory as they are now, without the past. */

import { popDecision, pushDecision, setKind, writeNote } from '../../facts/facts.ts';
import { addMover, isMovable, putOnCell } from '../../position/boardState.ts';
import { cardsIn } from '../../position/cards.ts';
import type { Decks } from '../../position/decks.ts';
import { toggleCardKey, toggleCellKey } from '../../position/incrementalHash.ts';
import {
  ENDINGS,
  ensureCapacity,
  NO_KIND,
  newPosition,
  Offset,
  PILE_SHIFT,
  PieceInfo,
  type Position,
  seatOfHandle,
} from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { seatMask } from '../../seats.ts';
import { restoreTurns } from './recentTurns.ts';
import { ABSENT, INFO_MARKS_SHIFT, type Snapshot } from './snapshot.ts';

export function shadowFrom(rules: Rules, snapshot: Snapshot): Position {
  const position = newPosition(rules, snapshot.turn);
  ensureCapacity(position, snapshot.actions);
  const { words } = position;
  words[Offset.ACTIONS] = snapshot.actions;
  for (let piece = 0; piece < snapshot.cells.length; piece++) placeSnapshotPiece(position, piece, snapshot);
  popDecision(words);
  for (const word of snapshot.questions) pushDecision(words, word);
  for (const [note, value] of snapshot.notes.entries()) writeNote(words, note, value);
  if (rules.decks !== undefined) placeSnapshotCards(position, rules.decks, snapshot.piles);
  restoreTurns(position, snapshot.turns, snapshot.quiet, snapshot.chase);
  const { result } = snapshot;
  if (result !== undefined) words[Offset.RESULT] = ENDINGS.indexOf(result.ending) | (seatMask(result.winners) << 8);
  return position;
}

function placeSnapshotPiece(position: Position, piece: number, { cells, kinds, marks }: Snapshot): void {
  const kind = kinds[piece] === ABSENT ? NO_KIND : kinds[piece];
  position.words[Offset.INFO | piece] =
    NO_KIND | (seatOfHandle(position.rules, piece) << PieceInfo.SEAT_SHIFT) | (marks[piece] << INFO_MARKS_SHIFT);
  setKind(position, piece, kind);
  if (cells[piece] === ABSENT) return;
  putOnCell(position, piece, cells[piece]);
  if (isMovable(position, piece)) addMover(position, piece);
  toggleCellKey(position, piece, cells[piece]);
}

/** Known cards go to their places, the others in any order; a pile of a seat holds cards of that seat. */
function placeSnapshotCards(position: Position, decks: Decks, piles: readonly (readonly number[])[]): void {
  const { words } = position;
  for (const [pile] of decks.piles.entries()) for (const card of cardsIn(position, pile)) toggleCardKey(words, pile, card);
  const left = new Set(decks.kindByCard.keys());
  const take = (pile: number, place: number, card: number): void => {
    left.delete(card);
    position.piles[(pile << PILE_SHIFT) + 1 + place] = card;
    toggleCardKey(words, pile, card);
  };
  const each = (isKnown: boolean): void => {
    for (const [pile, kinds] of piles.entries())
      for (const [place, kind] of kinds.entries()) if (kind > 0 === isKnown) take(pile, place, cardFor(decks, pile, kind, left) ?? 0);
  };
  for (const [pile, kinds] of piles.entries()) position.piles[pile << PILE_SHIFT] = kinds.length;
  each(true);
  each(false);
}

/** A card that is left, of some kind or, for 0, of any, and of the seat whose pile it lies in. */
export function cardFor(decks: Decks, pile: number, kind: number, left: ReadonlySet<number>): number | undefined {
  const owner = decks.piles[pile].seat;
  for (const card of left) if (decks.ownerByCard[card] === owner && (kind === 0 || decks.kindNumberByCard[card] === kind)) return card;
  return undefined;
}
