/** Keys of the 64-bit Zobrist hash, kept as two 32-bit words. */

import { cardsIn } from '../cards.ts';
import { mixCard, mixDecision, mixNote } from '../facts.ts';
import {
  At,
  CELLS_MAX,
  cellOf,
  clonePosition,
  Frame,
  frameAt,
  hashOf,
  kindOf,
  NO_KIND,
  newPosition,
  noteOf,
  type Position,
  pieceCount,
} from '../position.ts';

export interface HashKeys {
  /** Two words for each piece on each cell, at `piece << 8 | cell << 1`. Pieces, not kinds: the chase rule must not tell ranks. */
  readonly place: Int32Array;
  /** Two words for each kind a piece may be, at `(piece * kinds + kind) * 2`: they tell one world from another. */
  readonly identity: Int32Array;
  readonly kinds: number;
}

export function hashKeys(pieces: number, kinds: number): HashKeys {
  const next = splitMix(0x5f1a6fa1);
  const words = (count: number): Int32Array => Int32Array.from({ length: count * 2 }, next);
  return { place: words(pieces * CELLS_MAX), identity: words(pieces * kinds), kinds };
}

/** The hash from scratch; play keeps the same value step by step. */
export function hashFromScratch(position: Position): { readonly low: number; readonly high: number } {
  const { board, keys } = position.rules;
  const copy = clonePosition(position);
  const { words } = copy;
  const frame = frameAt(words[At.ACTIONS]);
  const mix = (table: Int32Array, at: number): void => {
    words[frame | Frame.HASH_LOW] ^= table[at];
    words[frame | Frame.HASH_HIGH] ^= table[at + 1];
  };
  for (const word of [frame | Frame.HASH_LOW, frame | Frame.HASH_HIGH, At.SIDE, At.SIDE + 1]) words[word] = 0;
  for (let piece = 0; piece < pieceCount(position); piece++) {
    const kind = kindOf(position, piece);
    if (kind === NO_KIND) continue;
    mix(keys.identity, (piece * keys.kinds + kind) * 2);
    if (cellOf(position, piece) !== board.wall) mix(keys.place, (piece << 8) | (cellOf(position, piece) << 1));
  }
  // What is no piece counts from the start of a game, where it is nothing.
  for (const each of [position, newPosition(position.rules, 0)]) mixAllSides(each, words);
  return hashOf(copy);
}

function mixAllSides(position: Position, words: Int32Array): void {
  for (let pile = 0; pile < (position.rules.decks?.piles.length ?? 0); pile++)
    for (const card of cardsIn(position, pile)) mixCard(words, pile, card);
  for (let note = 0; note < At.HISTORY - At.NOTES; note++) mixNote(words, note, noteOf(position, note));
  for (let depth = 0; depth < position.words[At.DECISION_COUNT]; depth++) mixDecision(words, depth, position.words[At.DECISIONS + depth]);
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
