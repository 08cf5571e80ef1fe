/** The door of learning: puzzles, what is asked in them, and who is right. Lessons, the collection and proofs have doors of their own. */

/** What a seat does not know: the hidden pieces, and which kinds they are together. */
export { type HiddenPiece, hiddenPieces, remainingKinds } from './informationSet.ts';
/** A question that would take too long to decide. */
export { ProofLimitReached } from './prover.ts';
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
