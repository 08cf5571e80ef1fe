/** A shadow that goes on from a snapshot: pieces, questions, notes, cards and turn memory as they are now, without the past that led to them. */

import { cardsIn, type Decks } from '../cards.ts';
import { identify, popDecision, pushDecision, setNote } from '../facts.ts';
import { mixCard, mixPlace } from '../hashing.ts';
import { At, ENDINGS, Info, NO_KIND, newPosition, PILE_SHIFT, type Position, reserve, seatOfHandle } from '../position.ts';
import type { Rules } from '../rules/compile.ts';
import { maskOf } from '../seats.ts';
import { addMover, isMovable, stand } from '../squares.ts';
import { MARKS_SHIFT, NONE, type Snapshot } from './snapshot.ts';
import { rememberTurns } from './turns.ts';

export function shadowFrom(rules: Rules, snapshot: Snapshot): Position {
  const position = newPosition(rules, snapshot.turn);
  reserve(position, snapshot.actions);
  const { words } = position;
  words[At.ACTIONS] = snapshot.actions;
  for (let piece = 0; piece < snapshot.cells.length; piece++) layPiece(position, piece, snapshot);
  popDecision(words);
  for (const word of snapshot.questions) pushDecision(words, word);
  for (const [note, value] of snapshot.notes.entries()) setNote(words, note, value);
  if (rules.decks !== undefined) layCards(position, rules.decks, snapshot.piles);
  rememberTurns(position, snapshot.turns, snapshot.quiet, snapshot.chase);
  const { result } = snapshot;
  if (result !== undefined) words[At.ENDED] = ENDINGS.indexOf(result.ending) | (maskOf(result.winners) << 8);
  return position;
}

function layPiece(position: Position, piece: number, { cells, kinds, marks }: Snapshot): void {
  const kind = kinds[piece] === NONE ? NO_KIND : kinds[piece];
  position.words[At.INFO | piece] = NO_KIND | (seatOfHandle(position.rules, piece) << Info.SEAT_SHIFT) | (marks[piece] << MARKS_SHIFT);
  identify(position, piece, kind);
  if (cells[piece] === NONE) return;
  stand(position, piece, cells[piece]);
  if (isMovable(position, piece)) addMover(position, piece);
  mixPlace(position, piece, cells[piece]);
}

/** Known cards go where they lie, the others in an order made up; a pile of a seat holds cards of that seat. */
function layCards(position: Position, decks: Decks, piles: readonly (readonly number[])[]): void {
  const { words } = position;
  for (const [pile] of decks.piles.entries()) for (const card of cardsIn(position, pile)) mixCard(words, pile, card);
  const left = new Set(decks.kinds.keys());
  const take = (pile: number, place: number, card: number): void => {
    left.delete(card);
    position.piles[(pile << PILE_SHIFT) + 1 + place] = card;
    mixCard(words, pile, card);
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
  for (const card of left) if (decks.owners[card] === owner && (kind === 0 || decks.kindNumbers[card] === kind)) return card;
  return undefined;
}
