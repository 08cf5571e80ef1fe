/** The door of proofs, for whoever looks for puzzles: what answers a question in every world that a seat may be in. A page that only solves puzzles needs none of it. */

/** What can be told by counting. */
export { certainPieces } from './deduce.ts';
/** When a question is answered. */
export { goalOf, type MoveQuestion } from './goals.ts';
/** Worlds that look the same to a seat. */
export { informationSet, isKnownTo, sampleWorld } from './informationSet.ts';
/** What can be taken on a map. */
export { MapProver, mapIntents } from './mapProver.ts';
/** What an answer rests on: a card, a power, the two-square rule. */
export { puzzleNeeds } from './needs.ts';
/** Proofs over every world of a board. */
export { decodeIntentIn, legalIntentsIn, Prover } from './prover.ts';
