/** The door of the computer players. */

/** What the computer would do in a seat's place, and why. */
export { type Advice, type Alike, adviseOn, type Prospect, type Reason, type Suspect, suspectsIn } from './advice/advice.ts';
/** What a seat believes of hidden pieces. */
export { Belief } from './belief/belief.ts';
/** How people put theirs, and how guessable one is. */
export { type Customs, customsOf, type Guessability, guessabilityOf } from './belief/customs.ts';
/** Where the computer puts its army. */
export { deployFor } from './deploy/deployFor.ts';
/** A player behind a wall of messages: in a thread, or in a worker of a browser. */
export { Desk } from './desk/desk.ts';
export { type Chosen, Guest, type GuestSeat } from './desk/guest.ts';
export type { DeskReply, DeskRequest } from './desk/messages.ts';
/** When a computer offers a draw. */
export { offersDraw } from './draws.ts';
/** Yardsticks. */
export { GreedyPlayer } from './greedyPlayer.ts';
/** The player for games on a map, and what others use of it. */
export { Kingdom } from './kingdom/kingdom.ts';
export { isFlag } from './kingdom/land.ts';
export { suggestDeployment } from './kingdom/settling.ts';
/** The computer at every level, whatever is played. */
export { type Computer, computerAt, LEVEL_DEFAULT, LEVEL_MAX } from './levels.ts';
export type { Budget, Effort, Player, Thought } from './player.ts';
export { RandomPlayer } from './randomPlayer.ts';
/** The player for boards with two seats. */
export { FULL_SKILL, type Skill, Strategist } from './search/strategist.ts';
export { TERMS, type Term, type Weights, weightsFor } from './search/weights.ts';
