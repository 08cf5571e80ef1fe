/** A game on the server: one seat of it, or a place in the audience. */

import type { GameSummary } from '@flagfall/protocol/http';
import { type LocalGameSpec, OnlineSeat, type SeatPlayer } from '@flagfall/seat';
import { api, ensureVisitor, resumeVisit, subscribe, unsubscribe } from '../online/connection.ts';
import { forgetGameRequest } from '../online/gameRequestId.ts';

/** Finds the game in the visitor's session. Throws when the server refuses. */
export async function openOnlineGame(game: string): Promise<OnlineSeat> {
  await resumeVisit();
  const summary = await api.game(game);
  const { viewer, rematch: next } = summary;
  if (viewer !== 'audience') forgetGameRequest();
  return new OnlineSeat({ game, plan: planOf(summary), viewer, next }, { api, add: subscribe, remove: unsubscribe, enter: ensureVisitor });
}

function planOf({ edition, revision = 1, options, seats }: GameSummary): LocalGameSpec {
  const sitters = Object.entries(seats).map(([seat, { type, level }]): [string, SeatPlayer] => [
    seat,
    type === 'computer' ? { type, level: level ?? 1 } : { type: 'person' },
  ]);
  return { edition, revision, options, seats: Object.fromEntries(sitters) };
}
