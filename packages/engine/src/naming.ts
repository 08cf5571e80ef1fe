/**
 * Names what was blank: a piece whose kind, or a card whose face, is learned or imagined after it came into the game. No fact of the game, so it
 * cannot be taken back; it belongs to positions made from what a viewer saw (view/knowledge.ts).
 */

import { assert } from './basics.ts';
import { cardAt, cardCount } from './cards.ts';
import { mixCard } from './facts.ts';
import { At, cellOf, Frame, frameAt, Info, kindOf, NO_KIND, PILE_SHIFT, type Position } from './position.ts';
import { addMover, isMovable } from './squares.ts';

/** From now on, and in every position before, the piece is of this kind. */
export function nameKind(position: Position, piece: number, kind: number): void {
  if (kindOf(position, piece) !== NO_KIND) return;
  const { words, rules } = position;
  words[At.INFO | piece] = (words[At.INFO | piece] & ~Info.KIND) | kind;
  const { identity, kinds } = rules.keys;
  const at = (piece * kinds + kind) * 2;
  for (let frame = At.HISTORY; frame <= frameAt(words[At.ACTIONS]); frame += Frame.SIZE) {
    words[frame | Frame.HASH_LOW] ^= identity[at];
    words[frame | Frame.HASH_HIGH] ^= identity[at + 1];
  }
  if (cellOf(position, piece) !== rules.board.wall && isMovable(position, piece)) addMover(position, piece);
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
