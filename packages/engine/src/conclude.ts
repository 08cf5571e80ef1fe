/** Ends a game from outside the rules: somebody resigned, both agreed, a clock ran out. */

import { assert } from './basics.ts';
import { endGame, openAction } from './facts.ts';
import { ENDINGS, type Ending, isRunning, type Position, turnOf } from './position.ts';
import { rememberOther } from './rules/turn.ts';
import { maskOf, type Seat } from './seats.ts';

/** An empty list of winners is a draw. */
export function conclude(position: Position, ending: Ending, winners: readonly Seat[]): void {
  assert(isRunning(position), 'a game ends once');
  openAction(position);
  rememberOther(position, turnOf(position));
  endGame(position, ENDINGS.indexOf(ending), maskOf(winners));
}
