// The WebSocket server on an HTTP server: admits sockets, pings them, and closes them when the server stops.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLIENT_LENGTH_MAX } from '@flagfall/protocol';
import { WebSocket, WebSocketServer } from 'ws';
import { defined } from '../defined.ts';
import { isAllowedOrigin } from '../http/origin.ts';
import { RequestRefused } from '../http/refused.ts';
import type { PersonChange } from '../people/peopleContext.ts';
import type { AccessRepository } from '../store/people/access.ts';
import { AccessWatch } from './accessWatch.ts';
import { Connection, type ConnectionContext } from './connection.ts';
import { Backpressure } from './limits/backpressure.ts';
import { DEFAULT_SOCKET_LIMITS, type PendingSocket, SocketLimiter, type SocketLimits } from './limits/socketLimiter.ts';
import type { SocketAuth } from './socketAuth.ts';
import { textFrame } from './textFrame.ts';
import { isSocketAlive, rejectUpgrade } from './upgrade.ts';

export const SOCKET_PATH = '/api/v1/socket';

/** A character may take four bytes. */
const BYTES_MAX = 4 * CLIENT_LENGTH_MAX;
/** How often a connection is pinged; one without an answer by the next ping is closed. */
const PING_MS = 20_000;
/** A client that does not answer the close is cut off. */
const CLOSE_MS = 2000;
/** Clients of a stopping server reconnect spread over this time. */
const RETURN_MS = 3000;
/** How long identification may take. */
const ARRIVE_MS = 10_000;
/** Bytes that wait to be sent on all sockets together. */
const BACKLOG_ALL_MAX = 256_000_000;
const FULL = '503 Service Unavailable';

export interface SocketServerContext extends ConnectionContext {
  readonly server: Server;
  /** The visitor of the cookies or the token of a request. */
  readonly personOf: (request: IncomingMessage) => Promise<SocketAuth | undefined>;
  /** The client's address; the peer's unless proxies are trusted. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Origins of other hosts whose pages may connect. */
  readonly origins: readonly string[];
  readonly connectionsMax: number;
  readonly socketLimits?: Partial<SocketLimits>;
  readonly backlogAllMax?: number;
  /** Checks whether open sockets may stay. */
  readonly access: AccessRepository;
  /** How often. */
  readonly accessCheckMs?: number;
}

export interface SocketServer {
  readonly size: number;
  /** A person has changed on this node: their sockets may have to close. */
  personChanged(change: PersonChange): void;
  /** Tells all clients to reconnect, and waits until they are gone. */
  close(): Promise<void>;
}

export function openSocketServer(context: SocketServerContext): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BYTES_MAX, perMessageDeflate: false });
  const connections = new Map<Connection, WebSocket>();
  /** Sockets that are not identified yet. */
  const pending = new Set<Duplex>();
  const limiter = new SocketLimiter({ ...DEFAULT_SOCKET_LIMITS, ...context.socketLimits });
  const backlogs = new Backpressure(context.backlogAllMax ?? BACKLOG_ALL_MAX);
  const addressOf = context.addressOf ?? (({ socket }: IncomingMessage) => socket.remoteAddress ?? '');
  const { access, runtime, accessCheckMs } = context;
  const watch = new AccessWatch({ access, runtime, ...defined({ everyMs: accessCheckMs }) });
  let isClosing = false;

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) rejectUpgrade(socket, '404 Not Found');
    else if (isClosing || connections.size >= context.connectionsMax) rejectUpgrade(socket, FULL);
    else if (!isAllowedOrigin(request, context.origins)) rejectUpgrade(socket, '403 Forbidden');
    else {
      const arrival = limiter.arrive(addressOf(request));
      if (arrival === 'full') rejectUpgrade(socket, FULL);
      else if (arrival === 'tooMany') rejectUpgrade(socket, '429 Too Many Requests');
      else void receive(arrival, request, socket, head);
    }
  };

  /** Identifies the visitor, and admits the socket if it is still open. */
  async function receive(arrival: PendingSocket, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.once('close', () => {
      arrival.leave();
      pending.delete(socket);
    });
    pending.add(socket);
    const changes = watch.changes;
    const waited = setTimeout(() => rejectUpgrade(socket, FULL), ARRIVE_MS);
    try {
      const auth = await arrival.identify(() => context.personOf(request));
      if (!(await isSocketAlive(socket))) socket.destroy();
      else if (isClosing) rejectUpgrade(socket, FULL);
      else if (!arrival.enter(auth)) rejectUpgrade(socket, '429 Too Many Requests');
      else sockets.handleUpgrade(request, socket, head, (opened) => enter(opened, socket, auth, changes));
    } catch (error) {
      rejectUpgrade(socket, error instanceof RequestRefused ? `${error.statusCode} Refused` : FULL);
    } finally {
      clearTimeout(waited);
      pending.delete(socket);
    }
  }

  /** `line` is the socket's TCP connection. */
  function enter(socket: WebSocket, line: Duplex, auth: SocketAuth | undefined, changes: number): void {
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
    const connection = new Connection(context, wire, auth);
    connections.set(connection, socket);
    backlogs.add(wire);
    watch.add(connection, changes);
    const stopPinging = keepAlive(socket, connection, context);
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

  context.server.on('upgrade', onUpgrade);
  return {
    get size() {
      return connections.size;
    },
    personChanged: (change) => watch.changed(change),
    async close() {
      isClosing = true;
      watch.stop();
      const gone = [...connections.values(), ...pending].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of pending) rejectUpgrade(socket, FULL);
      for (const connection of connections.keys()) connection.goodbye('shutdown', Math.ceil(Math.random() * RETURN_MS));
      await Promise.all(gone);
      context.server.off('upgrade', onUpgrade);
      sockets.close();
    },
  };
}

/** Measures the round trip to the client, and notices dead connections. */
function keepAlive(socket: WebSocket, connection: Connection, { runtime }: SocketServerContext): () => void {
  let sentAt: number | undefined;
  let cancel = () => {};
  socket.on('pong', () => {
    if (sentAt !== undefined) connection.lag.note(runtime.now() - sentAt);
    sentAt = undefined;
  });
  const ask = () => {
    if (sentAt !== undefined) {
      connection.goodbye('silent', 0);
      return;
    }
    sentAt = runtime.now();
    socket.ping();
    cancel = runtime.after(PING_MS, ask);
  };
  ask();
  return () => cancel();
}
