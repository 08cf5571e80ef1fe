// Many idle connections: what they cost the server in memory.

import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@flagfall/protocol';
import { WebSocket } from 'ws';
import type { GameSpec } from '../games/creation/createGame.ts';
import type { BenchedServer } from './benchedServer.ts';
import { pause } from './runLoad.ts';

export interface IdleFigures {
  readonly connections: number;
  readonly memoryMb: number;
  /** More memory than before they came. */
  readonly addedMb: number;
}

const AT_ONCE = 200;

/** With a table, every connection takes a seat of a game of its kind; without one it has only said hello. Memory is read after a rest. */
export async function measureIdle(server: BenchedServer, connections: number, restMs: number, table?: GameSpec): Promise<IdleFigures> {
  const before = await server.usage();
  const seats: { readonly game: string; readonly secret: string }[] = [];
  while (table !== undefined && seats.length < connections) {
    for (const { game, secrets } of await server.open(table, AT_ONCE / 2))
      seats.push(...Object.values(secrets).map((secret) => ({ game, secret: String(secret) })));
  }
  const sockets: WebSocket[] = [];
  while (sockets.length < connections) {
    const count = Math.min(AT_ONCE, connections - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: count }, (_, index) => connect(server.url, seats[sockets.length + index])))));
  }
  await pause(restMs);
  const { memoryBytes } = await server.usage();
  for (const socket of sockets) socket.terminate();
  return { connections, memoryMb: memoryBytes / 1e6, addedMb: (memoryBytes - before.memoryBytes) / 1e6 };
}

async function connect(url: string, seat: { readonly game: string; readonly secret: string } | undefined): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
  await answered;
  if (seat !== undefined) socket.send(JSON.stringify({ type: 'join', ...seat }));
  return socket;
}
