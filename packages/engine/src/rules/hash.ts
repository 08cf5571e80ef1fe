/** Keys of the 64-bit Zobrist hash, kept as two 32-bit words. */

import { cardsIn } from '../cards.ts';
import { noteKey } from '../facts.ts';
import { CELLS_MAX, cellOf, kindOf, NO_KIND, noteOf, type Position, pieceCount } from '../position.ts';

export interface HashKeys {
  /** Two words for each piece on each cell, at `piece << 8 | cell << 1`. Pieces, not kinds: the chase rule must not tell ranks. */
  readonly place: Int32Array;
  /** Two words for each kind a piece may be, at `(piece * kinds + kind) * 2`: they tell one world from another. */
  readonly identity: Int32Array;
  readonly kinds: number;
  /** Two words for each card in each pile, at `card << 5 | pile << 1`. */
  readonly card: Int32Array;
}

export function hashKeys(pieces: number, kinds: number, cards: number): HashKeys {
  const next = splitMix(0x5f1a6fa1);
  const words = (count: number): Int32Array => Int32Array.from({ length: count * 2 }, next);
  return { place: words(pieces * CELLS_MAX), identity: words(pieces * kinds), kinds, card: words(cards * 16) };
}

/** The hash from scratch; play keeps the same value step by step. */
export function hashFromScratch(position: Position): { readonly low: number; readonly high: number } {
  const { board, keys } = position.rules;
  let low = 0;
  let high = 0;
  const mix = (table: Int32Array, at: number): void => {
    low ^= table[at];
    high ^= table[at + 1];
  };
  for (let piece = 0; piece < pieceCount(position); piece++) {
    const kind = kindOf(position, piece);
    if (kind === NO_KIND) continue;
    mix(keys.identity, (piece * keys.kinds + kind) * 2);
    if (cellOf(position, piece) !== board.wall) mix(keys.place, (piece << 8) | (cellOf(position, piece) << 1));
  }
  for (let pile = 0; pile < (position.rules.decks?.piles.length ?? 0); pile++)
    for (const card of cardsIn(position, pile)) mix(keys.card, (card << 5) | (pile << 1));
  for (let note = 0; note < 16; note++) {
    low ^= noteKey(note, noteOf(position, note));
    high ^= noteKey(note | 16, noteOf(position, note));
  }
  return { low, high };
}

function splitMix(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  };
}
