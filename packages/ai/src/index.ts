/** Computer players. */

/** Advice: the move the computer would make, and its reasons. */
export {
  type Advice,
  type AdviceReason,
  type Alike,
  adviseOn,
  type BattleChances,
  estimatePieces,
  type PieceEstimate,
} from './advice/advice.ts';
/** Beliefs about hidden pieces. */
export { Belief } from './belief/belief.ts';
/** How people deploy, and how predictable a deployment is. */
export {
  type PlacementFrequencies,
  type Predictability,
  placementFrequencies,
  predictabilityOf,
} from './belief/prior/placementFrequencies.ts';
/** Deployments of the computer. */
export { chooseDeployment } from './deploy/chooseDeployment.ts';
/** When a computer offers a draw. */
export { offersDraw } from './draws.ts';
/** Yardsticks. */
export { GreedyPlayer } from './greedyPlayer.ts';
/** The computer at every level, for every edition. */
export { computerAt, LEVEL_DEFAULT, LEVEL_MAX, type LevelledPlayer } from './levels.ts';
export { suggestMapDeployment } from './map/chooseMapDeployment.ts';
/** The player for games on a map, and parts of it that others use. */
export { MapPlayer } from './map/mapPlayer.ts';
export { isFlagKind } from './map/territoryGraph.ts';
export type { Budget, Effort, Player, SearchInfo } from './player.ts';
export { RandomPlayer } from './randomPlayer.ts';
/** The player for boards with two seats. */
export { BoardPlayer, type BoardSkill, FULL_BOARD_SKILL } from './search/boardPlayer.ts';
export { EVALUATION_TERMS, type EvaluationTerm, type EvaluationWeights, weightsFor } from './search/weights.ts';
export type { PlayerReply, PlayerRequest } from './worker/messages.ts';
/** A player that is reached by messages: in a thread, or in a worker of a browser. */
export { PlayerWorker } from './worker/playerWorker.ts';
export { type ChosenIntent, RemotePlayer, type RemotePlayerOptions } from './worker/remotePlayer.ts';
