// A requested game, and whether it exists here.

import { findEdition, missingFromSet } from '@flagfall/editions';
import { changedOptions, fail, type OptionFault, type Options, ok, type Result, resolveOptions, SEATS, type Seat } from '@flagfall/engine';
import { type ClockSetup, HOUR_MS, SECOND_MS } from '@flagfall/protocol';
import type { SearchRequest } from '@flagfall/protocol/http';
import { speedOf } from '../ratings/speed.ts';
import type { Person } from '../store/rows.ts';

/** A player in the lobby. */
export interface LobbyPlayer {
  readonly person: Person;
  readonly name: string;
  readonly bot: boolean;
}

/** From a client: well formed, options not yet checked. */
export interface SetupRequest extends Required<SearchRequest> {
  /** The seat the player wants; random when absent. */
  readonly seat?: Seat;
}

/** A playable game: its options are those that differ from the edition's defaults, in its order. */
export interface GameSetup extends SetupRequest {
  /** The seats of the game, two to four. */
  readonly seats: readonly Seat[];
}

export type SetupFault =
  | OptionFault
  | { readonly code: 'unknownEdition'; readonly edition: string }
  | { readonly code: 'unknownSeat'; readonly seat: string }
  | { readonly code: 'badClock' }
  /** Only accounts play rated games, and only with a clock. */
  | { readonly code: 'ratedNeedsAccount' }
  | { readonly code: 'ratedNeedsClock' }
  /** They are by the club rules (AUD-1); `options` are the values that are missing. */
  | { readonly code: 'ratedNeedsClub'; readonly options: Options };

export function checkSetup(given: SetupRequest, { person }: LobbyPlayer): Result<GameSetup, SetupFault> {
  const edition = findEdition(given.edition);
  if (edition === undefined) return fail({ code: 'unknownEdition', edition: given.edition });
  const options = resolveOptions(edition, given.options);
  if (!options.ok) return options;
  const { players } = options.value;
  const seats = SEATS.filter((seat) => edition.seats.includes(seat)).slice(0, typeof players === 'number' ? players : SEATS.length);
  if (given.seat !== undefined && !seats.includes(given.seat)) return fail({ code: 'unknownSeat', seat: given.seat });
  if (!isSane(given.clock)) return fail({ code: 'badClock' });
  if (given.rated && person.type !== 'account') return fail({ code: 'ratedNeedsAccount' });
  if (given.rated && speedOf(given.clock) === 'unlimited') return fail({ code: 'ratedNeedsClock' });
  const missing = missingFromSet(edition, options.value, 'club');
  if (given.rated && Object.keys(missing).length > 0) return fail({ code: 'ratedNeedsClub', options: missing });
  return ok({ ...given, options: changedOptions(edition, options.value), seats });
}

/** A clock must leave time to begin, and end within a lifetime. */
function isSane(clock: ClockSetup): boolean {
  const within = (ms: number, from: number, to: number) => Number.isInteger(ms) && ms >= from && ms <= to;
  switch (clock.type) {
    case 'unlimited':
      return true;
    case 'days':
      return within(clock.days, 1, 14);
    case 'perMove':
      return within(clock.moveMs, 2 * SECOND_MS, HOUR_MS);
    case 'increment':
      return (
        within(clock.initialMs, 0, 6 * HOUR_MS) &&
        within(clock.incrementMs, 0, HOUR_MS) &&
        clock.initialMs + clock.incrementMs >= 5 * SECOND_MS
      );
    case 'delay':
      return (
        within(clock.initialMs, 0, 6 * HOUR_MS) && within(clock.delayMs, 0, HOUR_MS) && clock.initialMs + clock.delayMs >= 5 * SECOND_MS
      );
    default:
      return false;
  }
}
