// Small games to open in tests.

import type { BySeat } from '@flagfall/engine';
import type { GameSpec } from '../games/creation/createGame.ts';
import type { SeatHolder } from '../store/games/seatHolder.ts';

export const guest = (name: string): SeatHolder => ({ type: 'guest', guest: `guest-${name}`, name });

export function smallGame(changes: Partial<GameSpec> = {}): GameSpec {
  const seats: BySeat<SeatHolder> = { red: guest('Ann'), blue: guest('Ben') };
  return { edition: 'barrage', options: {}, seats, clock: { type: 'unlimited' }, speed: 'unlimited', rated: false, ...changes };
}
