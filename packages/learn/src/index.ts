/** The door of learning: puzzles, what is asked in them, and who is right. Lessons have a door of their own (`@flagfall/learn/lessons`). */

/** Solving a puzzle. */
export { type Attempt, attempt, isAsked, type Step, type Verdict, viewOf } from './check.ts';
/** What can be told by counting. */
export { certain } from './deduce.ts';
/** What a question wants. */
export { goalOf, type MoveQuestion } from './goals.ts';
/** What can be taken on a map. */
export { LandProver, waysOf } from './land.ts';
/** What an answer rests on. */
export { needsOf } from './needs.ts';
/** Proofs over every world. */
export { intentOf, intentsOf, Prover, TooMuch } from './prove.ts';
/** Puzzles as text and as things. */
export {
  formatPuzzle,
  ideaOf,
  LAND_AIMS,
  type LandAim,
  type Puzzle,
  parsePuzzle,
  positionOf,
  type Question,
  questionText,
  rulesOf,
} from './puzzle.ts';
/** Worlds that look the same to a seat. */
export { drawWorld, type Hidden, hiddenFrom, isKnown, leftOf, worldsOf } from './worlds.ts';
