// The door for WebSockets on an HTTP server: who may come in, who is still there, and how all are sent away when the server stops.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLIENT_LENGTH_MAX } from '@flagfall/protocol';
import { WebSocket, WebSocketServer } from 'ws';
import { Refused } from '../http/refused.ts';
import type { PersonChange } from '../people/people.ts';
import type { Standing } from '../store/standing.ts';
import { Backlogs } from './backlogs.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { type Arrival, Crowd, type CrowdLimits, USUAL_CROWD } from './crowd.ts';
import type { Entrant } from './entrant.ts';
import { isAllowedOrigin } from './origin.ts';
import { textFrame } from './textFrame.ts';
import { isStillThere, turnAway } from './upgrade.ts';
import { Watch } from './watch.ts';

export const SOCKET_PATH = '/api/v1/socket';

/** A letter may take four bytes. */
const BYTES_MAX = 4 * CLIENT_LENGTH_MAX;
/** How often a connection is asked whether it is there; one that has not answered by the next time is gone. */
const PING_MS = 20_000;
/** A client that does not say goodbye is cut off. */
const CLOSE_MS = 2000;
/** Clients of a server that stops come back spread over this time. */
const RETURN_MS = 3000;
/** So long somebody waits until it is known who they are. */
const ARRIVE_MS = 10_000;
/** Bytes that wait to be sent on all sockets together. */
const BACKLOG_ALL_MAX = 256_000_000;
const FULL = '503 Service Unavailable';

export interface DoorParts extends ConnectionParts {
  readonly server: Server;
  /** Who the cookies or the token of a request belong to. */
  readonly personOf: (request: IncomingMessage) => Promise<Entrant | undefined>;
  /** Where a request comes from; the peer itself unless proxies are to be believed. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Origins of other hosts whose pages may connect. */
  readonly origins: readonly string[];
  readonly connectionsMax: number;
  readonly crowd?: Partial<CrowdLimits>;
  readonly backlogAllMax?: number;
  /** Where it is asked whether those who are in may still be. */
  readonly standing: Standing;
  /** How often. */
  readonly standingMs?: number;
}

export interface Door {
  readonly size: number;
  /** Somebody has changed on this node: their sockets may be over. */
  personChanged(change: PersonChange): void;
  /** Tells everybody to come back, and waits until they are gone. */
  close(): Promise<void>;
}

export function openDoor(parts: DoorParts): Door {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BYTES_MAX, perMessageDeflate: false });
  const connections = new Map<Connection, WebSocket>();
  /** Those of whom it is not known yet who they are. */
  const arriving = new Set<Duplex>();
  const crowd = new Crowd({ ...USUAL_CROWD, ...parts.crowd });
  const backlogs = new Backlogs(parts.backlogAllMax ?? BACKLOG_ALL_MAX);
  const addressOf = parts.addressOf ?? (({ socket }: IncomingMessage) => socket.remoteAddress ?? '');
  const { standing, world, standingMs } = parts;
  const watch = new Watch({ standing, world, ...(standingMs === undefined ? {} : { everyMs: standingMs }) });
  let isClosing = false;

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) turnAway(socket, '404 Not Found');
    else if (isClosing || connections.size >= parts.connectionsMax) turnAway(socket, FULL);
    else if (!isAllowedOrigin(request, parts.origins)) turnAway(socket, '403 Forbidden');
    else {
      const arrival = crowd.arrive(addressOf(request));
      if (arrival === 'full') turnAway(socket, FULL);
      else if (arrival === 'tooMany') turnAway(socket, '429 Too Many Requests');
      else void receive(arrival, request, socket, head);
    }
  };

  /** Finds out who it is, and lets them in if they are still there. */
  async function receive(arrival: Arrival, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.once('close', () => {
      arrival.leave();
      arriving.delete(socket);
    });
    arriving.add(socket);
    const changes = watch.changes;
    const waited = setTimeout(() => turnAway(socket, FULL), ARRIVE_MS);
    try {
      const entrant = await arrival.identify(() => parts.personOf(request));
      if (!(await isStillThere(socket))) socket.destroy();
      else if (isClosing) turnAway(socket, FULL);
      else if (!arrival.enter(entrant)) turnAway(socket, '429 Too Many Requests');
      else sockets.handleUpgrade(request, socket, head, (opened) => enter(opened, socket, entrant, changes));
    } catch (error) {
      turnAway(socket, error instanceof Refused ? `${error.statusCode} Refused` : FULL);
    } finally {
      clearTimeout(waited);
      arriving.delete(socket);
    }
  }

  /** `line` is what the socket goes over. */
  function enter(socket: WebSocket, line: Duplex, entrant: Entrant | undefined, changes: number): void {
    const wire = {
      send(text: string) {
        if (socket.readyState !== WebSocket.OPEN) return;
        line.write(textFrame(text));
        backlogs.sent(text.length);
      },
      get backlog() {
        return line.writableLength;
      },
      hold: (isHeld: boolean) => (isHeld ? socket.pause() : socket.resume()),
      close(code: number) {
        socket.close(code);
        setTimeout(() => socket.terminate(), CLOSE_MS).unref();
      },
      cut() {
        connection.goodbye('tooSlow', Math.ceil(Math.random() * RETURN_MS));
        socket.terminate();
      },
    };
    const connection = new Connection(parts, wire, entrant);
    connections.set(connection, socket);
    backlogs.add(wire);
    watch.add(connection, changes);
    const stopPinging = keepAlive(socket, connection, parts);
    socket.on('message', (data, isBinary) => connection.receive(isBinary ? undefined : data.toString()));
    // A frame that is too long or broken: ws closes the socket with a code.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      stopPinging();
      backlogs.remove(wire);
      watch.remove(connection);
      connections.delete(connection);
      connection.closed();
    });
  }

  parts.server.on('upgrade', onUpgrade);
  return {
    get size() {
      return connections.size;
    },
    personChanged: (change) => watch.changed(change),
    async close() {
      isClosing = true;
      watch.stop();
      const gone = [...connections.values(), ...arriving].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of arriving) turnAway(socket, FULL);
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
