/** The door of the engine: the rules machinery of the whole family, one game at a time. Nothing here knows an edition. */

/** Positions in the middle of a game. */
export { type ArrangedMove, type ArrangedPiece, type Arrangement, type ArrangementFault, arrangePosition, recentMoves } from './arrange.ts';
/** Assertions and results. */
export { assert, fail, nameIn, neverHere, ok, type Result } from './basics.ts';
/** Boards are graphs; a grid and a map are two ways to build one. */
export { type Board, type Cell, type GraphDescription, graphBoard, gridBoard, neighboursOf } from './board.ts';
/** Piles of cards. */
export { cardAt, cardCount, cardsIn, drawCard, type Pile, shufflePile } from './cards.ts';
/** Chance comes in as an argument. */
export { type Chance, NO_CHANCE, pick, seededChance, shuffled } from './chance.ts';
/** From outside the rules: resignation, agreement, clocks. */
export { conclude, goesOnWithout, goneSeats, leave, presentSeats } from './conclude.ts';
/** Deployments: check, sample, put on the board. */
export {
  beginGame,
  type Deployment,
  type DeploymentFault,
  deploy,
  deploymentFaults,
  deploymentOf,
  type HomeKinds,
  homeKindsOf,
  homeOf,
  isStuck,
  newGame,
  sampleDeployment,
  sampleHomeKinds,
} from './deployment.ts';
/** What an edition says of itself. */
export { type Edition, editionAt, type Field, type Kind, type OptionSpec, type Options, type OptionValue, type Power } from './edition.ts';
/** Facts become events only at the edge. */
export { actionsSince, eventsSince } from './events.ts';
/** Recorders of facts, for editions that ask questions of their own. */
export {
  announceAttack,
  askDecision,
  bringBack,
  capturePiece,
  closeDecision,
  drawLot,
  endGame,
  exposePiece,
  giveTurn,
  mixPieces,
  moveCard,
  movePiece,
  openAction,
  presentPiece,
  recordGuess,
  returnPiece,
  revealBattle,
  skipMoves,
  swapPieces,
  takeNote,
} from './facts.ts';
/** Intents as integers and as objects. */
export { decodeIntent, decodeMove, encodeIntent, encodeMove, intentText } from './intents.ts';
/** Worlds of one's own making: what a piece is can be blanked and named again. */
export { blankKind, nameKinds } from './naming.ts';
/** Options are data. */
export { allowedValues, changedOptions, type OptionFault, resolveOptions } from './options.ts';
/** How move generation is counted. */
export { perft } from './perft.ts';
/** List, play, rewind: the verbs of the search. */
export { intentsMax, listIntents, play, rewind } from './play.ts';
/** The whole truth of one game, and how to read it. */
export {
  At,
  actionCount,
  actorOf,
  cellOf,
  clonePosition,
  copyPosition,
  Decision,
  detailOf,
  ENDINGS,
  type Ending,
  hashOf,
  hasMoved,
  hasReturned,
  hasRun,
  isAsking,
  isCaptured,
  isDeploying,
  isExposed,
  isRunning,
  kindOf,
  LEAVINGS,
  type Leaving,
  NO_KIND,
  newPosition,
  noteOf,
  Position,
  pieceCount,
  pieceOn,
  questionOf,
  questionsOf,
  quietPlies,
  reserveOf,
  seatOf,
  seatsOn,
  shownTo,
  turnOf,
  waitedFor,
  waysOpen,
} from './position.ts';
/** Games that end where the chase rule bites. */
export { type ChaseGame, type ChaseMove, parseChase, replayChase } from './records/chase.ts';
/** Deployments as rows of symbols. */
export { deploymentOfRows, rowsOfDeployment } from './records/deploymentRows.ts';
/** Writes `.flag` texts. */
export { formatRecord, winnersText } from './records/flag.ts';
/** Reads `.flag` texts. */
export { parseRecord } from './records/flagReader.ts';
/** Games of the Gravon archive. */
export { type GravonGame, type GravonMove, type GravonResult, parseGravon } from './records/gravon.ts';
export { type GravonEditions, gravonToRecord } from './records/gravonRecord.ts';
/** How large the armies on a field of letters are. */
export { armiesOfField } from './records/letters.ts';
/** The cards of a game, followed by its events. */
export { PileStory } from './records/pileStory.ts';
/** Position texts: a whole position on one line. */
export { formatPosition, type PositionFault, type PositionFaultCode, parsePosition } from './records/positionText.ts';
/** Game records: what a `.flag` text holds. */
export type {
  GameRecord,
  Header,
  RecordedAction,
  RecordedBattle,
  RecordedDeed,
  RecordedDeployment,
  RecordedEnding,
  RecordedLeaving,
  RecordedLot,
  RecordedMove,
  RecordedShuffle,
  RecordFault,
  RecordFaultCode,
  Waiver,
} from './records/record.ts';
/** Makes a record from the events of a game. */
export { type RecordExtras, recordOf } from './records/recordOf.ts';
/** Replays a record and checks what it states. */
export { replayRecord, rulesForRecord } from './records/replay.ts';
export type { OnStep } from './records/replayStart.ts';
/** The letter of a seat in our texts. */
export { seatLetter } from './records/symbols.ts';
/** A game told again by its events alone. */
export { retell, retellAction } from './retell.ts';
/** The battle table, in one place. */
export { battleTable, type Fight, type Fighter, OUTCOMES, type Outcome, raisedOutcome } from './rules/battle.ts';
/** An edition and its options, compiled for play. */
export { type CountedPower, compileRules, type Rules } from './rules/compile.ts';
export { hashFromScratch } from './rules/hash.ts';
export { canReach, listReach } from './rules/reach.ts';
export { areAdjacent, mayThreaten } from './rules/tables.ts';
/** Battles, for powers that fight in their own way. */
export { fight, fightPlainly, winIfPrize } from './rules/turn.ts';
/** Seats are a list. */
export { type BySeat, isSeat, SEATS, type Seat, seatIndex, seatsIn, type Viewer } from './seats.ts';
/** Powers and cards: deeds beyond the plain move. */
export { byteOfPlaces, cardKind, deedText, placesOf, readDeed } from './special/deeds.ts';
export { questionName } from './special/listing.ts';
export { type Bytes, type Deed, type DeedList, type Given, NO_CELL, type Note, type Special, type Takes } from './special/special.ts';
/** A player's intent: refused with a reason, or played. */
export { refusalFor, resultOf, submit, waitingOf } from './submit.ts';
export type * from './types.ts';
/** Worlds a viewer can imagine. */
export { imagine, imagineKinds, imagineWith } from './view/imagine.ts';
export { Knowledge, type KnownPiece } from './view/knowledge.ts';
/** What can still be said of pieces that change what they are among each other. */
export { Mixing, type MixingState } from './view/mixing.ts';
/** What a viewer may know. */
export { observe } from './view/observe.ts';
/** What a viewer may know now, to go on from. */
export { readSnapshot, type SnapshotFault } from './view/readSnapshot.ts';
export { actionsSeenBy, allSeenBy, seenBy } from './view/seen.ts';
/** Where a piece could go, as anybody can tell who sees it. */
export { seenReach } from './view/seenReach.ts';
/** How far a piece has gone back and forth. */
export { type Shuttle, shuttleOf } from './view/shuttle.ts';
export { type Snapshot, type SnapshotFields, snapshotOf } from './view/snapshot.ts';
/** What a viewer could see coming. */
export { type Threats, threatsIn } from './view/threats.ts';
/** The ways to do what is no move, as a person chooses them step by step. */
export { cellsOn, isQuestion, nextSteps, type Scope, type Step, type Way, wayAt, waysOf } from './view/ways.ts';
