/**
 * The hash of a position, updated fact by fact (rules/zobrist.ts makes its keys, and computes it from scratch). Mixing the same thing in twice
 * removes it.
 */

import { Frame, frameAt, NO_KIND, Offset, PILE_SHIFT as PILE, type Position } from './position.ts';

const { ACTIONS, EXTRA_HASH } = Offset;
const { HASH_LOW, HASH_HIGH } = Frame;
/** Keep questions and cards apart from notes in the hash. */
const DECISION_KEY_BASE = 32;
const CARD_KEY_BASE = 64;

/** Mixes the kind of a piece in or out. */
export function toggleKindKey(position: Position, piece: number, kind: number): void {
  if (kind === NO_KIND) return;
  const { kindKeys, kindCount } = position.rules.zobrist;
  toggleKey(position, kindKeys, (piece * kindCount + kind) * 2);
}

/** Mixes a piece on a cell in or out. */
export function toggleCellKey(position: Position, piece: number, cell: number): void {
  toggleKey(position, position.rules.tables, (piece << 8) | (cell << 1));
}

function toggleKey(position: Position, table: Int32Array, at: number): void {
  const { words } = position;
  const frame = frameAt(words[ACTIONS]);
  words[frame | HASH_LOW] ^= table[at];
  words[frame | HASH_HIGH] ^= table[at | 1];
}

/** Mixes the value of a note in or out. */
export function toggleNoteKey(words: Int32Array, note: number, value: number): void {
  toggleExtraKey(words, note, value);
}

/** Mixes a question at this depth of the stack in or out. */
export function toggleDecisionKey(words: Int32Array, depth: number, word: number): void {
  toggleExtraKey(words, DECISION_KEY_BASE | depth, word);
}

/** Mixes a card in a pile in or out. */
export function toggleCardKey(words: Int32Array, pile: number, card: number): void {
  const at = ((pile << PILE) | card) << 1;
  words[EXTRA_HASH] ^= CARD_KEYS[at];
  words[EXTRA_HASH + 1] ^= CARD_KEYS[at | 1];
}

/** A value of 0 leaves the hash as it is. */
function toggleExtraKey(words: Int32Array, key: number, value: number): void {
  if (value === 0) return;
  words[EXTRA_HASH] ^= lowKey(key, value);
  words[EXTRA_HASH + 1] ^= highKey(key, value);
}

/* Any good mix of both numbers will do. */
function lowKey(key: number, value: number): number {
  const mixed = Math.imul((value << 7) ^ key ^ 0x5bd1e995, 0x21f0aaad);
  return Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
}

function highKey(key: number, value: number): number {
  const mixed = Math.imul((value << 7) ^ key ^ 0x1b873593, 0x735a2d97);
  return Math.imul(mixed ^ (mixed >>> 15), 0x21f0aaad);
}

/** Two words for each card in each of sixteen piles. */
const CARD_KEYS = Int32Array.from({ length: 2 << (4 + PILE) }, (_, at) => {
  const [pile, card] = [at >> (PILE + 1), (at >> 1) & ((1 << PILE) - 1)];
  return (at & 1 ? highKey : lowKey)(CARD_KEY_BASE | pile, card + 1);
});
