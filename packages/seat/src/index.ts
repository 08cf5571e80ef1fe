/** The door of the seat: a game as one person at a screen has it. It knows no pixels and no terminal, and runs anywhere. */

/** What those at a table can agree on. */
export { claimableBy, mayAbort, offersTo, offerTo, pauseRequest, rematchRequest } from './agreements.ts';
/** What the booklets say besides rules. */
export { adviceOf, storyOf } from './bookletTexts.ts';
/** What is no move, chosen step by step. */
export {
  advanceChoice,
  type Choice,
  type ChoiceStage,
  choiceAt,
  deedSteps,
  type PlayIntent,
  previousChoice,
  selectableCells,
  stageOf,
  stepAt,
  WHOLE_CHOICE,
} from './choice.ts';
/** What clocks show. */
export { clockSetupText, clockText, isLow } from './clockText.ts';
/** What a screen and the host of its table say to each other. */
export type { HostReply, HostRequest } from './host/messages.ts';
/** What keeps a table of this machine. */
export { StorageFault, type TableStorage } from './host/storage.ts';
/** A game on this machine. */
export { HostedGame } from './hostedGame.ts';
/** Games on this machine, without their tables. */
export {
  type LocalGameSpec,
  type LocalGameSummary,
  peopleIn,
  type RepeatableGame,
  rematchOf,
  type SeatPlayer,
  startingRecord,
} from './localGameSpec.ts';
/** What has happened, as one viewer has seen it. */
export { GameLog, type LastMove, type LogItem, lastMoveIn } from './log.ts';
/** A game on a server. */
export { OnlineSeat, type OnlineSeatListener } from './onlineSeat.ts';
/** A game on the screen of the people before it. */
export { PlayController, type PlayNotice, type PlayState } from './play.ts';
export type { ShownState } from './presenter.ts';
export { rulesFor, rulesOf } from './rulesFor.ts';
/** What a player must have seen before it is covered again. */
export type { BattleScene, BattleSide, LoggedEvent, RevealScene, Scene } from './scenes.ts';
/** Sentences about one game, for a reader on one seat. */
export { type Language, SeatWords, type StepIds } from './seatWords.ts';
/** Moves that are chosen before their turn. */
/** What the player is about to do. */
export {
  type ActingView,
  openSelection,
  type Premove,
  premoveTargets,
  type Selection,
  type SelectionAct,
  select,
} from './selection.ts';
/** Where a game lives. */
export type { Failure, GameSession, OneSeatSession, SessionListener, SessionUpdate } from './session.ts';
/** An army that is set up. */
/** What each side of a game has. */
export {
  armyFaults,
  armyKinds,
  cardCounts,
  handOf,
  isTurned,
  pileOf,
  powersLeft,
  randomArmy,
  readerLast,
  spentOf,
  swapped,
} from './sides.ts';
export { regroupedZones, stageText, stepText } from './stepText.ts';
/** What everybody at a table may know. */
export {
  isNothingHidden,
  nextViewer,
  personDeploying,
  type TurnStatus,
  turnStatusOf,
  type ViewerResult,
  viewerResult,
} from './turnStatus.ts';
