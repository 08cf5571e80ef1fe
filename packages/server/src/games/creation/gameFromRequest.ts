// From a request for a game to a table that can be opened, or the reason why not.

import { type BySeat, fail, type Options, ok, type Result, type Seat } from '@flagfall/engine';
import type { GameRequest } from '@flagfall/protocol/http';
import { defined } from '../../defined.ts';
import { seatHolderFor } from '../../lobby/assignSeats.ts';
import { checkSetup, type LobbyPlayer, type SetupFault } from '../../lobby/gameSetup.ts';
import { speedOf } from '../../ratings/speed.ts';
import type { SeatHolder } from '../../store/games/seatHolder.ts';
import { defaultDeployMs } from '../deployClock.ts';
import type { GameSpec } from './createGame.ts';

export interface RequestedGame {
  readonly table: GameSpec;
  /** The seat of the visitor. */
  readonly seat: Seat;
  readonly open: readonly Seat[];
}

export type GameRequestFault =
  | SetupFault
  /** A seat has no player, or the visitor does not have exactly one. */
  | { readonly code: 'badSeats' }
  | { readonly code: 'ratedNeedsPeople' }
  | { readonly code: 'ratedNotFriendly' };

export function gameFromRequest(wanted: GameRequest, player: LobbyPlayer): Result<RequestedGame, GameRequestFault> {
  const { edition, options = {}, clock, rated = false, friendly = false, audienceDelay } = wanted;
  const wish = checkSetup({ edition, options, clock, rated }, player);
  if (!wish.ok) return wish;
  const { seats } = wish.value;
  const surplus = Object.keys(wanted.seats).find((name) => !seats.some((seat) => seat === name));
  if (surplus !== undefined) return fail({ code: 'unknownSeat', seat: surplus });
  const own = seats.filter((seat) => wanted.seats[seat]?.type === 'me');
  if (own.length !== 1 || seats.some((seat) => wanted.seats[seat] === undefined)) return fail({ code: 'badSeats' });
  if (rated && seats.some((seat) => wanted.seats[seat]?.type === 'computer')) return fail({ code: 'ratedNeedsPeople' });
  if (rated && friendly) return fail({ code: 'ratedNotFriendly' });
  const deployMs = wanted.deployMs ?? defaultDeployMs(clock);
  const table: GameSpec = {
    ...{ edition, options: wish.value.options as Options, clock, speed: speedOf(clock), rated, friendly },
    seats: Object.fromEntries(seats.map((seat) => [seat, sitterAt(wanted.seats, seat, player)])),
    ...defined({ deployMs, audienceDelay }),
  };
  return ok({ table, seat: own[0], open: seats.filter((seat) => wanted.seats[seat]?.type === 'open') });
}

function sitterAt(wanted: BySeat<GameRequest['seats']['red']>, seat: Seat, player: LobbyPlayer): SeatHolder {
  const one = wanted[seat];
  if (one?.type === 'computer') return { type: 'computer', level: one.level };
  return one?.type === 'me' ? seatHolderFor(player) : { type: 'open' };
}
