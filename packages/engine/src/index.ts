/** The door of the engine: the rules machinery of the whole family, one game at a time. Nothing here knows an edition. */

/** Assertions and results. */
export { assert, describeForeign, fail, neverHere, ok, type Result } from './basics.ts';
/** Boards are graphs; a grid and a map are two ways to build one. */
export { type Board, type Cell, type GraphDescription, graphBoard, gridBoard, neighboursOf } from './board.ts';
/** Chance comes in as an argument. */
export { type Chance, NO_CHANCE, pick, seededChance, shuffled } from './chance.ts';
/** What an edition says of itself. */
export {
  type Battlefield,
  type Edition,
  editionAt,
  type OptionSpec,
  type Options,
  type OptionValue,
  type PieceKind,
  type Power,
} from './edition/edition.ts';
/** Options are data. */
export { allowedValues, changedOptions, type OptionFault, resolveOptions } from './edition/options.ts';
/** Powers and cards: deeds beyond the plain move. */
export { cardKindNumber, formatDeed, packOrder, parseDeed, unpackOrder } from './extension/deedCodec.ts';
export {
  type Deed,
  type DeedArguments,
  type DeedParameters,
  type DeedSink,
  NO_CELL,
  type Note,
  type PackedArguments,
  type RuleExtension,
} from './extension/extension.ts';
export { questionName } from './extension/listExtended.ts';
/** Facts become events only at the edge. */
export { actionsSince, eventsSince } from './facts/events.ts';
/** Recorders of facts, for editions that ask questions of their own. */
export {
  announceAttack,
  askDecision,
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
  recordGuess,
  recordNote,
  returnAsReserve,
  returnToBoard,
  revealBattle,
  showPiece,
  skipMoves,
  swapPieces,
} from './facts/facts.ts';
/** A game told again by its events alone. */
export { applyEvents, replayEvents } from './facts/replayEvents.ts';
/** From outside the rules: resignation, agreement, clocks. */
export { conclude, continuesWithout, departedSeats, leave, presentSeats } from './play/conclude.ts';
/** Deployments: check, sample, put on the board. */
export {
  type Deployment,
  type DeploymentFault,
  deploy,
  deploymentFaults,
  homeOf,
  isImmobileDeployment,
  newGame,
  type PackedDeployment,
  packDeployment,
  playBeforeDeployment,
  sampleDeployment,
  samplePackedDeployment,
  unpackDeployment,
} from './play/deployment.ts';
/** Intents as integers and as objects. */
export { decodeIntent, decodeMove, encodeIntent, encodeMove, formatIntent } from './play/intents.ts';
/** How move generation is counted. */
export { perft } from './play/perft.ts';
/** List, play, rewind: the verbs of the search. */
export { intentsMax, listIntents, play, rewind } from './play/play.ts';
/** A player's intent: refused with a reason, or played. */
export { pendingDecision, refusalFor, resultOf, submit } from './play/submit.ts';
/** Worlds of one's own making: what a piece is can be blanked and named again. */
export { assignKinds, clearKind } from './position/assignKinds.ts';
/** Positions in the middle of a game. */
export {
  buildPosition,
  type PastMove,
  type PieceSpec,
  type PositionSpec,
  type PositionSpecFault,
  recentMoves,
} from './position/buildPosition.ts';
/** Piles of cards. */
export { cardAt, cardCount, cardsIn, drawCard, type Pile, shufflePile } from './position/cards.ts';
/** The whole truth of one game, and how to read it. */
export {
  actionCount,
  actorOf,
  awaitedSeats,
  cellOf,
  clonePosition,
  copyPosition,
  DecisionType,
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
  LEAVE_REASONS,
  type LeaveReason,
  NO_KIND,
  newPosition,
  noteOf,
  Offset,
  openNeighbours,
  Position,
  pieceCount,
  pieceOn,
  questionDetail,
  questionOf,
  questionsOf,
  quietPlies,
  reserveHandleOf,
  seatOf,
  seatsOn,
  shownTo,
  turnOf,
} from './position/position.ts';
/** Games that end where the chase rule bites. */
export { type ArchiveChaseGame, type ArchiveChaseMove, parseChase, replayChase } from './records/archive/chaseGames.ts';
/** How large the armies on a field of letters are. */
export { armiesOfField } from './records/archive/fieldLetters.ts';
/** Games of the Gravon archive. */
export { type GravonGame, type GravonMove, type GravonResult, parseGravon } from './records/archive/gravon.ts';
export { type GravonEditions, gravonToRecord } from './records/archive/gravonRecord.ts';
/** Makes a record from the events of a game. */
export { buildRecord, type RecordExtras } from './records/buildRecord.ts';
/** Deployments as rows of symbols. */
export { formatDeploymentRows, parseDeploymentRows } from './records/deploymentRows.ts';
/** Writes `.flag` texts. */
export { formatRecord, winnersText } from './records/formatRecord.ts';
/** Reads `.flag` texts. */
export { parseRecord } from './records/parseRecord.ts';
/** The cards of a game, followed by its events. */
export { PileTracker } from './records/pileTracker.ts';
/** Position texts: a whole position on one line. */
export { formatPosition, type PositionFault, type PositionFaultCode, parsePosition } from './records/position/positionText.ts';
/** Game records: what a `.flag` text holds. */
export type {
  GameRecord,
  RecordedAction,
  RecordedBattle,
  RecordedDeed,
  RecordedDeparture,
  RecordedDeployment,
  RecordedEnding,
  RecordedLot,
  RecordedMove,
  RecordedShuffle,
  RecordFault,
  RecordFaultCode,
  RecordHeader,
  Waiver,
} from './records/record.ts';
/** Replays a record and checks what it states. */
export { replayRecord, rulesForRecord } from './records/replay/replayRecord.ts';
export type { OnReplayStep } from './records/replay/replayStart.ts';
/** The letter of a seat in our texts. */
export { seatLetter } from './records/symbols.ts';
/** The battle table, in one place. */
export { battleTable, type Combatant, type Matchup, OUTCOMES, type Outcome, outcomeWithRaises } from './rules/battle.ts';
/** An edition and its options, compiled for play. */
export { type CountedPower, compileRules, type Rules } from './rules/compile.ts';
export { hasReach, listReach } from './rules/reach.ts';
export { areAdjacent, mayThreaten } from './rules/tables.ts';
/** Battles, for powers that fight in their own way. */
export { applyBattle, resolveAttack, winIfPrize } from './rules/turn.ts';
export { hashFromScratch } from './rules/zobrist.ts';
/** Seats are a list. */
export { type BySeat, isSeat, SEATS, type Seat, seatIndex, seatsIn, type Viewer } from './seats.ts';
export type * from './types.ts';
/** The ways to do what is no move, as a person chooses them step by step. */
export {
  cellProgress,
  type IntentPath,
  type IntentScope,
  type IntentStep,
  intentPathAt,
  intentPaths,
  isAnsweringQuestion,
  nextSteps,
} from './view/intentPaths.ts';
/** Worlds a viewer can imagine. */
export { determinize, determinizeWith, sampleKinds } from './view/knowledge/determinize.ts';
export { Knowledge, type KnownPiece } from './view/knowledge/knowledge.ts';
/** What can still be said of pieces that change what they are among each other. */
export { MixedPieces, type MixedPiecesState } from './view/knowledge/mixedPieces.ts';
/** What a viewer may know. */
export { observe } from './view/observe.ts';
export { actionsSeenBy, allSeenBy, seenBy } from './view/seenBy.ts';
/** What a viewer may know now, to go on from. */
export { readSnapshot, type SnapshotFault } from './view/snapshot/readSnapshot.ts';
export { type Snapshot, type SnapshotFields, snapshotOf } from './view/snapshot/snapshot.ts';
/** What a viewer could see coming. */
export { type Threats, threatsIn } from './view/threats.ts';
/** How far a piece has gone back and forth. */
export { type TwoSquareCount, twoSquareCountOf } from './view/twoSquareCount.ts';
/** Where a piece could go, as anybody can tell who sees it. */
export { visibleReach } from './view/visibleReach.ts';
