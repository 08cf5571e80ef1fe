/** Keys of the 64-bit Zobrist hash, kept as two 32-bit words. */

import { cardAt, cardCount } from '../position/cards.ts';
import { toggleCardKey, toggleDecisionKey, toggleNoteKey } from '../position/incrementalHash.ts';
import {
  CELLS_MAX,
  cellOf,
  combineHash,
  type Hash,
  kindOf,
  NO_KIND,
  newPosition,
  noteOf,
  Offset,
  type Position,
  pieceCount,
  turnOf,
} from '../position/position.ts';
import type { Rules, ZobristKeys } from './rules.ts';

export function zobristKeys(pieces: number, kinds: number): ZobristKeys {
  const next = splitMix(0x5f1a6fa1);
  const words = (count: number): Int32Array => Int32Array.from({ length: count * 2 }, next);
  return { cellKeys: words(pieces * CELLS_MAX), kindKeys: words(pieces * kinds), kindCount: kinds };
}

/** The hash from scratch; play updates the same value step by step. */
export function hashFromScratch(position: Position): Hash {
  const { board, zobrist } = position.rules;
  let low = 0;
  let high = 0;
  const mix = (table: Int32Array, at: number): void => {
    low ^= table[at];
    high ^= table[at + 1];
  };
  for (let piece = 0; piece < pieceCount(position); piece++) {
    const kind = kindOf(position, piece);
    if (kind === NO_KIND) continue;
    mix(zobrist.kindKeys, (piece * zobrist.kindCount + kind) * 2);
    if (cellOf(position, piece) !== board.offBoard) mix(zobrist.cellKeys, (piece << 8) | (cellOf(position, piece) << 1));
  }
  const words = startExtraKeys(position.rules).slice();
  toggleAllExtraKeys(position, words);
  return combineHash(low, high, words, turnOf(position));
}

const startKeysOf = new WeakMap<Rules, Int32Array>();

/** Cards, notes and questions hash to 0 at the start of a game: the keys of that start, which cancel unchanged ones. */
function startExtraKeys(rules: Rules): Int32Array {
  const known = startKeysOf.get(rules);
  if (known !== undefined) return known;
  const words = new Int32Array(Offset.DECISIONS);
  toggleAllExtraKeys(newPosition(rules, 0), words);
  startKeysOf.set(rules, words);
  return words;
}

function toggleAllExtraKeys(position: Position, words: Int32Array): void {
  for (let pile = 0; pile < (position.rules.decks?.piles.length ?? 0); pile++)
    for (let place = 0; place < cardCount(position, pile); place++) toggleCardKey(words, pile, cardAt(position, pile, place));
  for (let note = 0; note < Offset.HISTORY - Offset.NOTES; note++) toggleNoteKey(words, note, noteOf(position, note));
  for (let depth = 0; depth < position.words[Offset.DECISION_COUNT]; depth++)
    toggleDecisionKey(words, depth, position.words[Offset.DECISIONS + depth]);
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
