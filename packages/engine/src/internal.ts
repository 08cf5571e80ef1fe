/**
 * What our own search, table, tools and tests use besides: intents and positions as words, worlds made by hand, counts and hashes. Nothing here is
 * promised; it changes whenever they need it to (docs/decisions/doors.md). `tools/checks/arrows.ts` says who may come in.
 */

/** What a fault from outside is called in a message of ours; sets as bits. */
export { bitCount, describeForeign, isSingle } from './basics.ts';
/** A chance for games in which nothing is left to chance any more. */
export { NO_CHANCE } from './chance.ts';
/** Intents as integers; those below `FIRST_DEED` are moves. */
export { deedOf, FIRST_DEED, packedArguments } from './extension/deedCodec.ts';
/** Seats that have left, and whether a game goes on without them. */
export { continuesWithout, departedSeats, presentSeats } from './play/conclude.ts';
/** Deployments as rows of kinds, unchecked. */
export {
  deploy,
  type PackedDeployment,
  packDeployment,
  playBeforeDeployment,
  samplePackedDeployment,
  unpackDeployment,
} from './play/deployment.ts';
export { decodeIntent, decodeMove, encodeIntent } from './play/intents.ts';
/** How move generation is counted. */
export { perft } from './play/perft.ts';
/** List and play: the verbs of the search. `rewind` is in the public door. */
export { intentsMax, listIntents, play } from './play/play.ts';
/** Worlds made by hand: what a piece is can be blanked and named again. */
export { assignKinds, clearKind } from './position/assignKinds.ts';
/** Positions in the middle of a game. */
export { buildPosition, type PieceSpec, type PositionSpec, recentMoves } from './position/buildPosition.ts';
/** Copies and hashes of positions, and where things lie among their words. */
export { clonePosition, copyPosition, hashOf, isDeploying, Offset, PieceInfo, Position } from './position/position.ts';
/** The cards of a game, followed by its events. */
export { PileTracker } from './records/pileTracker.ts';
/** Whether a piece could attack another one with its next move. */
export { mayThreaten } from './rules/tables.ts';
/** The hash worked out anew, to check the one that is kept up to date. */
export { hashFromScratch } from './rules/zobrist.ts';
/** Sets of seats as bits. */
export { seatsIn } from './seats.ts';
/** Kinds of hidden pieces, drawn by weights of one's own. */
export { determinizeWith, sampleKinds } from './view/knowledge/determinize.ts';
/** Sets of kinds by what their moves say. */
export { kindsMoving, mobilitiesOf } from './view/knowledge/kindSets.ts';
/** What can still be said of pieces that change what they are among each other. */
export { MixedPieces, type MixedPiecesState } from './view/knowledge/mixedPieces.ts';
