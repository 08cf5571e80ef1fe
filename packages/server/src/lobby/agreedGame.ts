// The game that people have agreed to play, ready to be stored together with the end of their waiting.

import { type Options, SEATS, type Seat } from '@flagfall/engine';
import type { Occupant } from '@flagfall/protocol';
import { usualSetup } from '@flagfall/table';
import { usualDeployMs } from '../games/deployClock.ts';
import { arrangedBy, occupantOf } from '../games/openGame.ts';
import { rulesOf } from '../games/rulesOf.ts';
import { gameIdFor, newGameId, newSecret } from '../games/secrets.ts';
import type { World } from '../games/world.ts';
import { speedOf } from '../ratings/speed.ts';
import type { NewGame } from '../store/games.ts';
import type { GameSetup } from './gameSetup.ts';
import type { Seated } from './seating.ts';

/** The game that an offer leads to, so that whoever missed the answer to their acceptance finds it. Anybody may find it anyway. */
export function gameOfOffer(offer: string): string {
  return gameIdFor(`game of offer ${offer}`);
}

/** Its seats are opened by whom they belong to, and by no secret. */
export function agreedGame(
  world: World,
  { edition, options, clock, ...setup }: GameSetup,
  seated: readonly Seated[],
  id: string = newGameId(world),
): NewGame {
  const rules = rulesOf({ edition, options: options as Options });
  const arranged = arrangedBy(world);
  const rated = setup.rated && arranged === undefined;
  const deployMs = usualDeployMs(clock);
  const seats = Object.fromEntries(seated.map(({ seat, sitter }): [Seat, Occupant] => [seat, occupantOf(sitter)]));
  return {
    ...{ id, edition, speed: speedOf(clock), rated, createdAt: world.now(), listed: true },
    setup: usualSetup(rules, newSecret(world), {
      ...{ seats, clock, rated },
      ...(deployMs === undefined ? {} : { deployMs }),
      ...(arranged === undefined ? {} : { arranged }),
    }),
    seats: seated.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat)),
  };
}
