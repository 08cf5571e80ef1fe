// The door for WebSockets on an HTTP server: who may come in, who is still there, and how all are sent away when the server stops.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLIENT_LENGTH_MAX } from '@flagfall/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refused } from '../http/refused.ts';
import type { Person } from '../store/rows.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { isAllowedOrigin } from './origin.ts';

export const SOCKET_PATH = '/api/v1/socket';

/** A letter may take four bytes. */
const BYTES_MAX = 4 * CLIENT_LENGTH_MAX;
/** How often a connection is asked whether it is there; one that has not answered by the next time is gone. */
const PING_MS = 20_000;
/** A client that does not say goodbye is cut off. */
const CLOSE_MS = 2000;
/** Clients of a server that stops come back spread over this time. */
const RETURN_MS = 3000;

export interface DoorParts extends ConnectionParts {
  readonly server: Server;
  /** Whose session the cookies or the token of a request belong to. */
  readonly personOf: (request: IncomingMessage) => Promise<Person | undefined>;
  /** Origins of other hosts whose pages may connect. */
  readonly origins: readonly string[];
  readonly connectionsMax: number;
}

export interface Door {
  readonly size: number;
  /** Tells everybody to come back, and waits until they are gone. */
  close(): Promise<void>;
}

export function openDoor(parts: DoorParts): Door {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BYTES_MAX, perMessageDeflate: false });
  const connections = new Map<Connection, WebSocket>();
  let isClosing = false;

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    const path = (request.url ?? '').split('?')[0];
    socket.on('error', () => socket.destroy());
    if (path !== SOCKET_PATH) refuse('404 Not Found');
    else if (isClosing || connections.size >= parts.connectionsMax) refuse('503 Service Unavailable');
    else if (!isAllowedOrigin(request, parts.origins)) refuse('403 Forbidden');
    else
      parts.personOf(request).then(
        (person) => sockets.handleUpgrade(request, socket, head, (opened) => enter(opened, person)),
        (error: unknown) => refuse(error instanceof Refused ? `${error.statusCode} Refused` : '503 Service Unavailable'),
      );
  };

  function enter(socket: WebSocket, person: Person | undefined): void {
    const wire = {
      send: (text: string) => socket.send(text),
      get backlog() {
        return socket.bufferedAmount;
      },
      hold: (isHeld: boolean) => (isHeld ? socket.pause() : socket.resume()),
      close(code: number) {
        socket.close(code);
        setTimeout(() => socket.terminate(), CLOSE_MS).unref();
      },
    };
    const connection = new Connection(parts, wire, person);
    connections.set(connection, socket);
    const stopPinging = keepAlive(socket, connection, parts);
    socket.on('message', (data, isBinary) => connection.receive(isBinary ? undefined : data.toString()));
    // A frame that is too long or broken: ws closes the socket with a code.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      stopPinging();
      connections.delete(connection);
      connection.closed();
    });
  }

  parts.server.on('upgrade', onUpgrade);
  return {
    get size() {
      return connections.size;
    },
    async close() {
      isClosing = true;
      const gone = [...connections.values()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const connection of connections.keys()) connection.goodbye('shutdown', Math.ceil(Math.random() * RETURN_MS));
      await Promise.all(gone);
      parts.server.off('upgrade', onUpgrade);
      sockets.close();
    },
  };
}

/** Measures the way to the client and back, and notices when nobody is there any more. */
function keepAlive(socket: WebSocket, connection: Connection, { world }: DoorParts): () => void {
  let sentAt: number | undefined;
  let callOff = () => {};
  socket.on('pong', () => {
    if (sentAt !== undefined) connection.lag.note(world.now() - sentAt);
    sentAt = undefined;
  });
  const ask = () => {
    if (sentAt !== undefined) {
      connection.goodbye('silent', 0);
      return;
    }
    sentAt = world.now();
    socket.ping();
    callOff = world.after(PING_MS, ask);
  };
  ask();
  return () => callOff();
}
