/** The door of the computer players. */

export { Belief } from './belief/belief.ts';
export { GreedyPlayer } from './greedyPlayer.ts';
export { LEVEL_DEFAULT, LEVEL_MAX, LevelPlayer } from './levels.ts';
export type { Budget, Player } from './player.ts';
export { RandomPlayer } from './randomPlayer.ts';
export { FULL_SKILL, type Skill, Strategist, type Thought } from './search/strategist.ts';
