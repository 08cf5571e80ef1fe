/** The door of the computer players. */

/** What the computer would do in a seat's place, and why. */
export {
  type Advice,
  type AdviceReason,
  type Alike,
  adviseOn,
  type BattleChances,
  estimatePieces,
  type PieceEstimate,
} from './advice/advice.ts';
/** What a seat believes of hidden pieces. */
export { Belief } from './belief/belief.ts';
/** How people put theirs, and how guessable one is. */
export {
  type PlacementFrequencies,
  type Predictability,
  placementFrequencies,
  predictabilityOf,
} from './belief/prior/placementFrequencies.ts';
/** Where the computer puts its army. */
export { chooseDeployment } from './deploy/chooseDeployment.ts';
/** When a computer offers a draw. */
export { offersDraw } from './draws.ts';
/** Yardsticks. */
export { GreedyPlayer } from './greedyPlayer.ts';
/** The computer at every level, whatever is played. */
export { computerAt, LEVEL_DEFAULT, LEVEL_MAX, type LevelledPlayer } from './levels.ts';
export { suggestMapDeployment } from './map/chooseMapDeployment.ts';
/** The player for games on a map, and what others use of it. */
export { MapPlayer } from './map/mapPlayer.ts';
export { isFlagKind } from './map/territoryGraph.ts';
export type { Budget, Effort, Player, SearchInfo } from './player.ts';
export { RandomPlayer } from './randomPlayer.ts';
/** The player for boards with two seats. */
export { BoardPlayer, type BoardSkill, FULL_BOARD_SKILL } from './search/boardPlayer.ts';
export { EVALUATION_TERMS, type EvaluationTerm, type EvaluationWeights, weightsFor } from './search/weights.ts';
export type { PlayerReply, PlayerRequest } from './worker/messages.ts';
/** A player behind a wall of messages: in a thread, or in a worker of a browser. */
export { PlayerWorker } from './worker/playerWorker.ts';
export { type ChosenIntent, RemotePlayer, type RemotePlayerOptions } from './worker/remotePlayer.ts';
