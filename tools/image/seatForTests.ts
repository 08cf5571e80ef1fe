// A guest's seat at a server, over a real socket. It does nothing by itself.

import { ReconnectingSocket, SeatClient, socketUrl } from '@flagfall/client';
import type { SeenEvent } from '@flagfall/engine';
import { rulesOf } from '@flagfall/seat';
import { WebSocket } from 'ws';

export interface TestSeat {
  readonly client: SeatClient;
  /** Everything that was seen, in order. */
  readonly actions: readonly (readonly SeenEvent[])[];
  leave(): void;
}

/** Takes the seat of a session in a game, and reads the whole game so far. */
export function takeSeat(server: string, cookie: string | undefined, game: string): TestSeat {
  const actions: (readonly SeenEvent[])[] = [];
  const client = new SeatClient({ game, rulesOf }, { updated: (sight) => actions.push(...sight.actions) });
  const link = new ReconnectingSocket({
    url: () => socketUrl(server),
    openSocket: (url) => new WebSocket(url, { headers: { cookie: cookie ?? '' } }),
  });
  link.add(client);
  return { client, actions, leave: () => link.close() };
}
