/**
 * Names what was blank: a piece whose kind, or a card whose face, is learned or imagined after it came into the game. No fact of the game, so it
 * cannot be taken back; it belongs to positions made from what a viewer saw (view/knowledge.ts).
 */

import { assert } from './basics.ts';
import { cardAt, cardCount } from './cards.ts';
import { mixCard } from './hashing.ts';
import { At, cellOf, Frame, frameAt, Info, kindOf, NO_KIND, PILE_SHIFT, type Position } from './position.ts';
import { addMover, isMovable, removeMover } from './squares.ts';

/** From now on, and in every position before, the piece is of this kind. */
export function nameKind(position: Position, piece: number, kind: number): void {
  if (kindOf(position, piece) !== NO_KIND) return;
  const { identity, kinds } = position.rules.keys;
  const at = (piece * kinds + kind) * 2;
  writeKind(position, piece, kind);
  mixHistory(position.words, identity[at], identity[at + 1]);
}

/** The same for all pieces that are blank, with one walk over the history: a kind for each piece, or NO_KIND where it stays as it is. */
export function nameKinds(position: Position, named: ArrayLike<number>): void {
  const { identity, kinds } = position.rules.keys;
  let [low, high] = [0, 0];
  for (let piece = 0; piece < named.length; piece++) {
    if (named[piece] === NO_KIND || kindOf(position, piece) !== NO_KIND) continue;
    const at = (piece * kinds + named[piece]) * 2;
    low ^= identity[at];
    high ^= identity[at + 1];
    writeKind(position, piece, named[piece]);
  }
  mixHistory(position.words, low, high);
}

/** The other way round, for a viewer whose memory is short: what was known of a piece is blank again, and it counts as never shown. */
export function blankKind(position: Position, piece: number): void {
  const { words, rules } = position;
  const kind = kindOf(position, piece);
  if (kind === NO_KIND) return;
  if (cellOf(position, piece) !== rules.board.wall && isMovable(position, piece)) {
    removeMover(position, piece);
    words[At.SLOT | piece] = At.NOWHERE;
  }
  const at = (piece * rules.keys.kinds + kind) * 2;
  words[At.INFO | piece] = (words[At.INFO | piece] | NO_KIND) & ~(15 << Info.SHOWN_SHIFT);
  mixHistory(words, rules.keys.identity[at], rules.keys.identity[at + 1]);
}

function writeKind(position: Position, piece: number, kind: number): void {
  const { words, rules } = position;
  words[At.INFO | piece] = (words[At.INFO | piece] & ~Info.KIND) | kind;
  if (cellOf(position, piece) !== rules.board.wall && isMovable(position, piece)) addMover(position, piece);
}

/** The keys of pieces are part of every hash from the start on. */
function mixHistory(words: Int32Array, low: number, high: number): void {
  const last = frameAt(words[At.ACTIONS]);
  for (let frame = At.HISTORY; frame <= last; frame += Frame.SIZE) {
    words[frame | Frame.HASH_LOW] ^= low;
    words[frame | Frame.HASH_HIGH] ^= high;
  }
}

/** The card at a place turns out to be of this kind: it changes places with whichever card we took for that one. */
export function nameCard(position: Position, pile: number, place: number, kind: string): void {
  const { decks } = position.rules;
  assert(decks !== undefined, 'cards are named where there are cards');
  const card = cardAt(position, pile, place);
  if (decks.kinds[card] === kind) return;
  for (let other = 0; other < decks.piles.length; other++)
    for (let at = 0; at < cardCount(position, other); at++) {
      const candidate = cardAt(position, other, at);
      if (decks.kinds[candidate] !== kind || decks.owners[candidate] !== decks.owners[card]) continue;
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
  for (const card of [piles[one], piles[other]]) for (const at of [pile, otherPile]) mixCard(words, at, card);
  [piles[one], piles[other]] = [piles[other], piles[one]];
}
