/** The door of the computer players. */

export { GreedyPlayer } from './greedyPlayer.ts';
/** The player for games on a map, how well it plays, and what others use of it. */
export { Kingdom } from './kingdom/kingdom.ts';
export { isFlag } from './kingdom/land.ts';
export { suggestDeployment } from './kingdom/settling.ts';
export { SKILLS, type Skill } from './kingdom/skill.ts';
export type { Budget, Player } from './player.ts';
export { RandomPlayer } from './randomPlayer.ts';
