/** Piles of cards as an edition lists them, and compiled. */

import type { Seat } from '../seats.ts';

export interface Pile {
  readonly id: string;
  /** Its owner; absent for a common pile. */
  readonly seat?: Seat;
  readonly seenBy: 'everybody' | 'owner' | 'nobody';
  /** The kinds of the cards that lie in it at the start, bottom first. */
  readonly cards: readonly string[];
}

/** The cards of an edition, compiled: cards are numbered pile by pile. */
export interface Decks {
  readonly piles: readonly Pile[];
  /** The kind of each card. */
  readonly kindByCard: readonly string[];
  /** Every kind once, in the order of first appearance. */
  readonly cardKinds: readonly string[];
  /** The number of each card's kind, its place in `cardKinds` plus one. */
  readonly kindNumberByCard: Uint8Array;
  /** The owner of each card; undefined for a common one. */
  readonly ownerByCard: readonly (Seat | undefined)[];
  /** The initial `piles` of a position. */
  readonly initialPiles: Int32Array;
}
