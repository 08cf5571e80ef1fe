/** What comes from outside the rules: somebody resigned, all agreed, a clock ran out. */

import { assert } from './basics.ts';
import { type Chance, NO_CHANCE } from './chance.ts';
import { endGame, openAction, recordLeaving } from './facts.ts';
import { ENDINGS, type Ending, isRunning, LEAVINGS, type Leaving, noteOf, type Position, turnOf, undeployed } from './position.ts';
import { wholly } from './rewind.ts';
import { rememberOther } from './rules/turn.ts';
import { maskOf, type Seat, seatIndex } from './seats.ts';

/** An empty list of winners is a draw. */
export function conclude(position: Position, ending: Ending, winners: readonly Seat[]): void {
  assert(isRunning(position), 'a game ends once');
  openAction(position);
  rememberOther(position, turnOf(position));
  endGame(position, ENDINGS.indexOf(ending), maskOf(winners));
}

/**
 * A seat gives up, runs out of time or is gone. Between two that ends the game. Among more the game goes on without it where the edition says
 * how, as long as two are left; before the first turn nobody has won anything yet.
 */
export function leave(position: Position, seat: Seat, why: Leaving, chance: Chance = NO_CHANCE): void {
  const { special } = position.rules;
  const present = presentSeats(position);
  assert(present.includes(seat), 'a seat leaves once');
  if (goesOnWithout(position, seat))
    wholly(position, () => {
      openAction(position);
      recordLeaving(position, seatIndex(seat), LEAVINGS.indexOf(why));
      special?.afterLeaving?.(position, seatIndex(seat), chance);
    });
  else if (present.length > 2 && undeployed(position) > 0) conclude(position, 'abandoned', []);
  else
    conclude(
      position,
      why,
      present.filter((other) => other !== seat),
    );
}

/** Whether a game goes on when this seat leaves it. */
export function goesOnWithout(position: Position, seat: Seat): boolean {
  const present = presentSeats(position);
  const isGame = isRunning(position) && undeployed(position) === 0;
  return isGame && position.rules.special?.afterLeaving !== undefined && present.length > 2 && present.includes(seat);
}

/** The seats that have not left. */
export function presentSeats(position: Position): readonly Seat[] {
  return position.rules.seats.filter((_, number) => !((goneSeats(position) >> number) & 1));
}

/** The seats that have left a game that goes on, one bit each. */
export function goneSeats(position: Position): number {
  const note = position.rules.special?.goneIn;
  return note === undefined ? 0 : noteOf(position, note);
}
