/** Keys of the 64-bit Zobrist hash, kept as two 32-bit words. */

import { cardAt, cardCount } from '../cards.ts';
import { mixCard, mixDecision, mixNote } from '../hashing.ts';
import {
  At,
  CELLS_MAX,
  cellOf,
  type Hash,
  kindOf,
  NO_KIND,
  newPosition,
  noteOf,
  type Position,
  pieceCount,
  turnOf,
  wholeHash,
} from '../position.ts';
import type { Rules } from './compile.ts';

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
export function hashFromScratch(position: Position): Hash {
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
  const words = startSides(position.rules).slice();
  mixAllSides(position, words);
  return wholeHash(low, high, words, turnOf(position));
}

const startsOfRules = new WeakMap<Rules, Int32Array>();

/** What is no piece counts from the start of a game, where it is nothing: the keys of that start, which cancel those that have not changed. */
function startSides(rules: Rules): Int32Array {
  const known = startsOfRules.get(rules);
  if (known !== undefined) return known;
  const words = new Int32Array(At.DECISIONS);
  mixAllSides(newPosition(rules, 0), words);
  startsOfRules.set(rules, words);
  return words;
}

function mixAllSides(position: Position, words: Int32Array): void {
  for (let pile = 0; pile < (position.rules.decks?.piles.length ?? 0); pile++)
    for (let place = 0; place < cardCount(position, pile); place++) mixCard(words, pile, cardAt(position, pile, place));
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
