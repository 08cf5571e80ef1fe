/**
 * Fills in blanks of a shadow: a piece whose kind, or a card whose face, is learned or imagined after it came into the game. This is no fact of the
 * game, so it cannot be taken back (view/knowledge/knowledge.ts).
 */

import { assert } from '../basics.ts';
import { addMover, isMovable, removeMover } from './boardState.ts';
import { cardAt, cardCount } from './cards.ts';
import { toggleCardKey } from './incrementalHash.ts';
import { ALL_SEATS, cellOf, Frame, frameAt, kindOf, NO_KIND, Offset, PILE_SHIFT, PieceInfo, type Position } from './position.ts';

/** The piece is of this kind, now and in every earlier position. */
export function assignKind(position: Position, piece: number, kind: number): void {
  if (kindOf(position, piece) !== NO_KIND) return;
  const { kindKeys, kindCount } = position.rules.zobrist;
  const at = (piece * kindCount + kind) * 2;
  writePieceKind(position, piece, kind);
  toggleHistoryKeys(position.words, kindKeys[at], kindKeys[at + 1]);
}

/** The same for all blank pieces, with one walk over the history: a kind for each piece, or NO_KIND where it stays as it is. */
export function assignKinds(position: Position, named: ArrayLike<number>): void {
  const { kindKeys, kindCount } = position.rules.zobrist;
  let [low, high] = [0, 0];
  for (let piece = 0; piece < named.length; piece++) {
    if (named[piece] === NO_KIND || kindOf(position, piece) !== NO_KIND) continue;
    const at = (piece * kindCount + named[piece]) * 2;
    low ^= kindKeys[at];
    high ^= kindKeys[at + 1];
    writePieceKind(position, piece, named[piece]);
  }
  toggleHistoryKeys(position.words, low, high);
}

/** The inverse, for a viewer who forgets: the piece is blank again, and counts as never shown. */
export function clearKind(position: Position, piece: number): void {
  const { words, rules } = position;
  const kind = kindOf(position, piece);
  if (kind === NO_KIND) return;
  if (cellOf(position, piece) !== rules.board.offBoard && isMovable(position, piece)) {
    removeMover(position, piece);
    words[Offset.SLOT | piece] = Offset.DUMMY_SLOT;
  }
  const at = (piece * rules.zobrist.kindCount + kind) * 2;
  words[Offset.INFO | piece] = (words[Offset.INFO | piece] | NO_KIND) & ~(ALL_SEATS << PieceInfo.SHOWN_SHIFT);
  toggleHistoryKeys(words, rules.zobrist.kindKeys[at], rules.zobrist.kindKeys[at + 1]);
}

function writePieceKind(position: Position, piece: number, kind: number): void {
  const { words, rules } = position;
  words[Offset.INFO | piece] = (words[Offset.INFO | piece] & ~PieceInfo.KIND) | kind;
  if (cellOf(position, piece) !== rules.board.offBoard && isMovable(position, piece)) addMover(position, piece);
}

/** The keys of pieces are part of every hash from the start on. */
function toggleHistoryKeys(words: Int32Array, low: number, high: number): void {
  const last = frameAt(words[Offset.ACTIONS]);
  for (let frame = Offset.HISTORY; frame <= last; frame += Frame.SIZE) {
    words[frame | Frame.HASH_LOW] ^= low;
    words[frame | Frame.HASH_HIGH] ^= high;
  }
}

/** The card at a place turns out to be of this kind: it changes places with the card that we took for it. */
export function assignCard(position: Position, pile: number, place: number, kind: string): void {
  const { decks } = position.rules;
  assert(decks !== undefined, 'cards are named where there are cards');
  const card = cardAt(position, pile, place);
  if (decks.kindByCard[card] === kind) return;
  for (let other = 0; other < decks.piles.length; other++)
    for (let at = 0; at < cardCount(position, other); at++) {
      const candidate = cardAt(position, other, at);
      if (decks.kindByCard[candidate] !== kind || decks.ownerByCard[candidate] !== decks.ownerByCard[card]) continue;
      swapCards(position, pile, place, other, at);
      return;
    }
  assert(false, `a card ${kind} is somewhere`);
}

/** Two cards change places. */
export function swapCards(position: Position, pile: number, place: number, otherPile: number, otherPlace: number): void {
  const { piles } = position;
  const one = (pile << PILE_SHIFT) + 1 + place;
  const other = (otherPile << PILE_SHIFT) + 1 + otherPlace;
  const { words } = position;
  for (const card of [piles[one], piles[other]]) for (const at of [pile, otherPile]) toggleCardKey(words, at, card);
  [piles[one], piles[other]] = [piles[other], piles[one]];
}
