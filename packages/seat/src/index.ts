/** What a person at a screen has of a game, without pixels and without a terminal. It runs anywhere. */

/** Agreements between the players of a table. */
export { claimableBy, mayAbort, offersTo, offerTo, pauseRequest, rematchRequest } from './agreements.ts';
/** What the booklets print besides rules. */
export { adviceOf, storyOf } from './bookletTexts.ts';
/** Deeds, chosen step by step. */
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
/** Texts of clocks. */
export { clockSetupText, clockText, isLow } from './clockText.ts';
/** Messages between a screen and the host of its table. */
export type { HostReply, HostRequest } from './host/messages.ts';
/** Storage of a table on this machine. */
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
/** The log, as one viewer has seen the game. */
export { GameLog, type LastMove, type LogItem, lastMoveIn } from './log.ts';
/** A game on a server. */
export { OnlineSeat, type OnlineSeatListener } from './onlineSeat.ts';
/** A game on a screen. */
export { PlayController, type PlayNotice, type PlayState } from './play.ts';
export type { ShownState } from './presenter.ts';
export { rulesFor, rulesOf } from './rulesFor.ts';
/** What a player must see before it is hidden again. */
export type { BattleScene, BattleSide, LoggedEvent, RevealScene, Scene } from './scenes.ts';
/** Sentences about one game, for a reader on one seat. */
export { type Language, SeatWords, type StepIds } from './seatWords.ts';
/** Premoves. */
/** The selection. */
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
/** The status that everybody at a table may know. */
export {
  isNothingHidden,
  nextViewer,
  personDeploying,
  type TurnStatus,
  turnStatusOf,
  type ViewerResult,
  viewerResult,
} from './turnStatus.ts';
