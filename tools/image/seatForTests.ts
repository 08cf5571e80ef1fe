// A guest's seat at a server, over a real socket. It does nothing by itself.

import { Link, SeatClient, socketUrl } from '@flagfall/client';
import { WebSocket } from 'ws';

export interface TestSeat {
  readonly client: SeatClient;
  leave(): void;
}

/** Takes the seat that a session holds in a game, and learns everything that has happened there. */
export function takeSeat(server: string, cookie: string | undefined, game: string): TestSeat {
  const client = new SeatClient({ game });
  const link = new Link({
    url: () => socketUrl(server),
    openSocket: (url) => new WebSocket(url, { headers: { cookie: cookie ?? '' } }),
  });
  link.add(client);
  return { client, leave: () => link.close() };
}
