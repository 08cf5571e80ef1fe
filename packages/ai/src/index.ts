/** The door of the computer players. */

export { GreedyPlayer } from './greedyPlayer.ts';
export type { Player } from './player.ts';
export { RandomPlayer } from './randomPlayer.ts';
