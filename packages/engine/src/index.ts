/**
 * The door of the engine for programmers: play a game, show each seat what it may know, write it down. It is stable. Editions are made with
 * `@flagfall/engine/edition`.
 */

/** Results are values, and assertions say why something must hold. */
export { assert, fail, neverHere, ok, type Result } from './basics.ts';
/** Cells, and which of them are neighbours. */
export { type Board, type Cell, neighboursOf } from './board.ts';
/** Chance comes in as an argument. */
export { type Chance, pick, seededChance, shuffled } from './chance.ts';
/** What an edition says of itself: kinds, army, options. */
export type { Edition, PieceKind } from './edition/edition.ts';
export type { OptionSpec, Options, OptionValue } from './edition/optionSpec.ts';
/** Options are data: what they may be, and what they are where nobody chose. */
export { allowedValues, changedOptions, type OptionFault, resolveOptions } from './edition/options.ts';
/** Deeds as text, as a terminal reads and writes them. */
export { formatDeed, parseDeed } from './extension/deedCodec.ts';
/** Whatever is no move: a power, a card, an answer. */
export type { Deed } from './extension/extension.ts';
/** What happened, as objects. */
export { actionsSince, eventsSince } from './facts/events.ts';
/** A game told again by its events alone. */
export { applyEvents, replayEvents } from './facts/replayEvents.ts';
/** From outside the rules: resignation, agreement, clocks. */
export { conclude, leave } from './play/conclude.ts';
/** A new game, and where armies stand in it. */
export { deploymentFaults, homeOf, isImmobileDeployment, newGame, sampleDeployment } from './play/deployment.ts';
/** Intents as text. */
export { formatIntent } from './play/intents.ts';
/** Takes actions back. */
export { rewind } from './play/play.ts';
/** A player's intent: refused with a reason, or played. */
export { pendingDecision, refusalFor, resultOf, submit } from './play/submit.ts';
/** The truth of one game. It belongs to a referee; players get views. Seats, pieces, cells and kinds are numbers here. */
export {
  actionCount,
  cellOf,
  ENDINGS,
  type Ending,
  isCaptured,
  isRunning,
  kindOf,
  LEAVE_REASONS,
  type LeaveReason,
  NO_KIND,
  newPosition,
  type Position,
  pieceCount,
  pieceOn,
  seatOf,
  turnOf,
} from './position/position.ts';
/** An archive of games that end where the chase rule bites. */
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
export type { PositionFault, PositionFaultCode } from './records/position/positionFault.ts';
/** Position texts: a whole position on one line. */
export { formatPosition, parsePosition } from './records/position/positionText.ts';
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
/** How battles end, and who beats whom. */
export { battleTable } from './rules/battle.ts';
/** An edition and its options, compiled for play. */
export { compileRules } from './rules/compile.ts';
export { OUTCOMES, type Outcome } from './rules/outcome.ts';
export type { CountedPower, Rules } from './rules/rules.ts';
/** Seats are a list. */
export { type BySeat, isSeat, SEATS, type Seat, seatIndex, type Viewer } from './seats.ts';
/** Intents, events and views. */
export type * from './types.ts';
export type { DeedArguments, Deployment, DeploymentFault } from './types.ts';
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
/** A position that fits what a seat has seen, drawn by chance. */
export { determinize } from './view/knowledge/determinize.ts';
/** What a seat has seen, and what follows from it. */
export { Knowledge, type KnownPiece } from './view/knowledge/knowledge.ts';
/** What a viewer may know. */
export { observe } from './view/observe.ts';
/** The end of a game: what was hidden is turned over, for everybody alike. */
export { openedViewOf, openView } from './view/openedView.ts';
/** The part of what happened that a viewer learns. */
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
