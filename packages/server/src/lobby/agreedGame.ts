// The game that people have agreed to play, ready to be stored together with the end of their waiting.

import { type Options, SEATS, type Seat } from '@flagfall/engine';
import type { Occupant } from '@flagfall/protocol';
import { usualSetup } from '@flagfall/table';
import { occupantOf } from '../games/openGame.ts';
import { rulesOf } from '../games/rulesOf.ts';
import { newGameId, newSecret } from '../games/secrets.ts';
import type { World } from '../games/world.ts';
import { speedOf } from '../ratings/speed.ts';
import type { NewGame } from '../store/games.ts';
import type { Seated } from './seating.ts';
import type { Wish } from './wish.ts';

/** How long deploying may take, where turns are not counted in days. */
const DEPLOY_MS = 5 * 60_000;

/** Its seats are opened by whom they belong to, and by no secret. */
export function agreedGame(world: World, { edition, options, clock, rated }: Wish, seated: readonly Seated[]): NewGame {
  const rules = rulesOf({ edition, options: options as Options });
  const hasDeployClock = clock.type !== 'days' && clock.type !== 'unlimited';
  const seats = Object.fromEntries(seated.map(({ seat, sitter }): [Seat, Occupant] => [seat, occupantOf(sitter)]));
  return {
    ...{ id: newGameId(world), edition, speed: speedOf(clock), rated, createdAt: world.now() },
    setup: usualSetup(rules, newSecret(world), { seats, clock, rated, ...(hasDeployClock ? { deployMs: DEPLOY_MS } : {}) }),
    seats: seated.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat)),
  };
}
