/** The door of the seat: a game as one person at a screen has it. It knows no pixels and no terminal, and runs anywhere. */

/** What has happened, as one viewer has seen it. */
export { GameLog, type LastMove, type LogItem, lastMoveIn, type Told } from './log.ts';
/** What a player must have seen before it is covered again. */
export type { Battle, LoggedEvent, Scene, Showing, Side } from './scenes.ts';
