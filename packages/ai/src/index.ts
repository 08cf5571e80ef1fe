/** The door of the computer players. */

export { Belief } from './belief/belief.ts';
/** Where the computer puts its army. */
export { deployFor } from './deploy/deployFor.ts';
export { GreedyPlayer } from './greedyPlayer.ts';
export type { Budget, Player } from './player.ts';
export { RandomPlayer } from './randomPlayer.ts';
