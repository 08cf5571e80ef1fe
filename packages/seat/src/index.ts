/** What a person at a screen has of a game, without pixels and without a terminal. It runs anywhere. */

/** An army as a short text. */
export { boardCode, boardOption, type CodedArmy, codeOf, deploymentOf, isDrafted, readCode, rowsOf } from './army/armyCode.ts';
/** An army that is set up: undo and redo, and what it begins with. */
export { type ArmyHistory, beginHistory, changeArmy, redoChange, undoChange } from './army/armyHistory.ts';
export { freshArmy, mirroredArmy, rememberedArmy } from './army/freshArmy.ts';
/** What the board shows of an action, one moment after the other. */
export type { Beat, StagedPiece } from './beats.ts';
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
/** A finished game in three figures. */
export { figuresOf, type GameFigures, type KeyMoment } from './figures.ts';
/** Messages between a screen and the host of its table. */
export type { HostReply, HostRequest } from './host/messages.ts';
/** Storage of a table on this machine. */
export { StorageFault, type TableStorage } from './host/storage.ts';
/** The log, as one viewer has seen the game. */
export { GameLog, type LastMove, type LogItem, lastMoveIn } from './log.ts';
/** A game on a screen. */
export { PlayController, type PlayNotice, type PlayState } from './play.ts';
export type { ShownState, TrailMove } from './presenter.ts';
/** What a player must see before it is hidden again. */
export type { BattleScene, BattleSide, LoggedEvent, RevealScene, Scene } from './scenes.ts';
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
/** Agreements between the players of a table. */
export { claimableBy, mayAbort, offersTo, offerTo, pauseRequest, rematchRequest } from './sessions/agreements.ts';
/** A game on this machine. */
export { HostedGame } from './sessions/hostedGame.ts';
/** Games on this machine, without their tables. */
export {
  againOf,
  atLevel,
  type LocalGameSpec,
  type LocalGameSummary,
  peopleIn,
  type RepeatableGame,
  rematchOf,
  type SeatPlayer,
  startingRecord,
} from './sessions/localGameSpec.ts';
/** A game on a server. */
export { OnlineSeat, type OnlineSeatListener } from './sessions/onlineSeat.ts';
export { rulesFor, rulesOf } from './sessions/rulesFor.ts';
/** Where a game lives. */
export type { Failure, GameSession, OneSeatSession, SessionListener, SessionUpdate } from './sessions/session.ts';
/** The status that everybody at a table may know. */
export {
  isNothingHidden,
  nextViewer,
  personDeploying,
  type TurnStatus,
  turnStatusOf,
  type ViewerResult,
  viewerResult,
} from './sessions/turnStatus.ts';
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
/** What the booklets print besides rules. */
export { adviceOf, type Language, storyOf } from './words/bookletTexts.ts';
/** Texts of clocks. */
export { clockSetupText, clockText, isLow } from './words/clockText.ts';
/** Sentences about one game, for a reader on one seat. */
export { type FigureText, SeatWords, type StepIds } from './words/seatWords.ts';
export { regroupedZones, stageText, stepText } from './words/stepText.ts';
