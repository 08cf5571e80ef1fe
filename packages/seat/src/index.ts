/** The door of the seat: a game as one person at a screen has it. It knows no pixels and no terminal, and runs anywhere. */

/** What is no move, chosen step by step. */
export {
  attackChoice,
  back,
  type Choice,
  cellsOf,
  choiceAt,
  deedsOf,
  EVERYTHING,
  openingChoice,
  type PlayIntent,
  type Stage,
  stageOf,
  stepOn,
  take,
} from './choice.ts';
/** What has happened, as one viewer has seen it. */
export { GameLog, type LastMove, type LogItem, lastMoveIn, type Told } from './log.ts';
/** Moves that are chosen before their turn. */
export { canPlayPremove, isPremoveValid, type Premove, type PremoveSelection, premoveTargets, tapPremove } from './premove.ts';
/** What a player must have seen before it is covered again. */
export type { Battle, LoggedEvent, Scene, Showing, Side } from './scenes.ts';
/** What the player is about to do. */
export {
  dropPiece,
  type Moment,
  openSelection,
  type Selected,
  type Selection,
  type SelectionRules,
  stepBack,
  takeDeed,
  takeStep,
  tapCell,
} from './selection.ts';
