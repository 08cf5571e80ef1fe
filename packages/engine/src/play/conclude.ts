/** Endings from outside the rules: a resignation, an agreement, a clock that ran out. */

import { assert } from '../basics.ts';
import { type Chance, NO_CHANCE } from '../chance.ts';
import { endGame, openAction, recordLeaving } from '../facts/facts.ts';
import { atomically } from '../facts/rewind.ts';
import {
  ENDINGS,
  type Ending,
  isRunning,
  LEAVE_REASONS,
  type LeaveReason,
  noteOf,
  type Position,
  turnOf,
  undeployedSeats,
} from '../position/position.ts';
import { writeNonMoveFrame } from '../rules/turn.ts';
import { type Seat, seatIndex, seatMask } from '../seats.ts';

/** An empty list of winners is a draw. */
export function conclude(position: Position, ending: Ending, winners: readonly Seat[]): void {
  assert(isRunning(position), 'a game ends once');
  openAction(position);
  writeNonMoveFrame(position, turnOf(position));
  endGame(position, ENDINGS.indexOf(ending), seatMask(winners));
}

/**
 * A seat resigns, runs out of time or is gone. Between two that ends the game. Among more the game goes on without it, where the edition says
 * how and as long as two are left. Before the first turn it ends without a winner.
 */
export function leave(position: Position, seat: Seat, why: LeaveReason, chance: Chance = NO_CHANCE): void {
  const { extension } = position.rules;
  const present = presentSeats(position);
  assert(present.includes(seat), 'a seat leaves once');
  if (continuesWithout(position, seat))
    atomically(position, () => {
      openAction(position);
      recordLeaving(position, seatIndex(seat), LEAVE_REASONS.indexOf(why));
      extension?.afterLeaving?.(position, seatIndex(seat), chance);
    });
  else if (present.length > 2 && undeployedSeats(position) > 0) conclude(position, 'abandoned', []);
  else
    conclude(
      position,
      why,
      present.filter((other) => other !== seat),
    );
}

/** Whether a game goes on when this seat leaves it. */
export function continuesWithout(position: Position, seat: Seat): boolean {
  const present = presentSeats(position);
  const isGame = isRunning(position) && undeployedSeats(position) === 0;
  return isGame && position.rules.extension?.afterLeaving !== undefined && present.length > 2 && present.includes(seat);
}

/** The seats that have not left. */
export function presentSeats(position: Position): readonly Seat[] {
  return position.rules.seats.filter((_, number) => !((departedSeats(position) >> number) & 1));
}

/** The seats that have left a game that goes on, one bit each. */
export function departedSeats(position: Position): number {
  const note = position.rules.extension?.departedNote;
  return note === undefined ? 0 : noteOf(position, note);
}
