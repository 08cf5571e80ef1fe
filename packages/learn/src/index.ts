/** The door of learning: puzzles, what is asked in them, and who is right. Lessons have a door of their own (`@flagfall/learn/lessons`). */

/** What can be told by counting. */
export { certainPieces } from './deduce.ts';
/** What a question wants. */
export { goalOf, type MoveQuestion } from './goals.ts';
/** Worlds that look the same to a seat. */
export { type HiddenPiece, hiddenPieces, informationSet, isKnownTo, remainingKinds, sampleWorld } from './informationSet.ts';
/** What can be taken on a map. */
export { MapProver, mapIntents } from './mapProver.ts';
/** What an answer rests on. */
export { puzzleNeeds } from './needs.ts';
/** Proofs over every world. */
export { decodeIntentIn, legalIntentsIn, ProofLimitReached, Prover } from './prover.ts';
/** Puzzles as text and as things. */
export {
  formatPuzzle,
  formatQuestion,
  ideaOf,
  MAP_AIMS,
  type MapAim,
  type Puzzle,
  type PuzzleQuestion,
  parsePuzzle,
  puzzlePosition,
  puzzleRules,
} from './puzzle.ts';
/** Solving a puzzle. */
export { isAskedPiece, type PuzzleAttempt, type PuzzleStep, type PuzzleVerdict, puzzleView, startPuzzle } from './puzzleAttempt.ts';
