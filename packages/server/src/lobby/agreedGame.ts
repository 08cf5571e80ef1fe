// The game that people have agreed to play, stored together with the end of their waiting.

import { type Options, SEATS, type Seat } from '@flagfall/engine';
import type { Occupant } from '@flagfall/protocol';
import { defaultSetup } from '@flagfall/table';
import { defined } from '../defined.ts';
import { arrangementOf, occupantOf } from '../games/creation/createGame.ts';
import { gameIdFor, newGameId, newSecret } from '../games/creation/seatSecrets.ts';
import { defaultDeployMs } from '../games/deployClock.ts';
import { rulesOf } from '../games/live/rulesOf.ts';
import type { Runtime } from '../games/runtime.ts';
import { speedOf } from '../ratings/speed.ts';
import type { NewGame } from '../store/games/games.ts';
import type { SeatAssignment } from './assignSeats.ts';
import type { GameSetup } from './gameSetup.ts';

/** The game of an offer, so that a player who missed the answer finds it. Everybody may find it anyway. */
export function gameIdForOffer(offer: string): string {
  return gameIdFor(`game of offer ${offer}`);
}

/** Its seats belong to people, and have no secrets. */
export function agreedGame(
  runtime: Runtime,
  { edition, options, clock, ...setup }: GameSetup,
  seated: readonly SeatAssignment[],
  id: string = newGameId(runtime),
): NewGame {
  const rules = rulesOf({ edition, options: options as Options });
  const arranged = arrangementOf(runtime);
  const rated = setup.rated && arranged === undefined;
  const deployMs = defaultDeployMs(clock);
  const seats = Object.fromEntries(seated.map(({ seat, sitter }): [Seat, Occupant] => [seat, occupantOf(sitter)]));
  return {
    ...{ id, edition, speed: speedOf(clock), rated, createdAt: runtime.now(), listed: true },
    setup: defaultSetup(rules, newSecret(runtime), {
      ...{ seats, clock, rated },
      ...defined({ deployMs, arranged }),
    }),
    seats: seated.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat)),
  };
}
