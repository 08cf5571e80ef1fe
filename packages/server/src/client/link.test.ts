// The reconnecting socket over real sockets: when it reconnects, and when it does not.

import type { AddressInfo } from 'node:net';
import { type ConnectionState, LobbyClient, ReconnectingSocket, type SocketLike } from '@flagfall/client';
import { type ClientMessage, encodeServerMessage, type LobbyMessage, PROTOCOL_VERSION, type ServerMessage } from '@flagfall/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { until } from '../forTests/untilForTests.ts';

const WELCOME: ServerMessage = { type: 'welcome', protocol: PROTOCOL_VERSION, now: 1, editions: {} };

let server: WebSocketServer;
let link: ReconnectingSocket | undefined;
let states: ConnectionState[];
/** The time of each connection, and what was sent over it. */
let visits: { readonly at: number; readonly heard: ClientMessage[]; readonly socket: WebSocket }[];

beforeEach(async () => {
  states = [];
  visits = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    const visit = { at: performance.now(), heard: [] as ClientMessage[], socket };
    visits.push(visit);
    socket.on('message', (data) => visit.heard.push(JSON.parse(data.toString())));
    socket.send(encodeServerMessage(WELCOME));
  });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  link?.close();
  for (const { socket } of visits) socket.terminate();
  server.close();
});

function connect(waitMs = 20): ReconnectingSocket {
  const { port } = server.address() as AddressInfo;
  const openSocket = (url: string): SocketLike => new WebSocket(url);
  link = new ReconnectingSocket({ url: () => `ws://127.0.0.1:${port}`, openSocket, waitMs, waitMaxMs: waitMs }, (state) =>
    states.push(state),
  );
  return link;
}

/** Sends something over the newest connection and closes it. */
function farewell(message: ServerMessage): void {
  const { socket } = visits[visits.length - 1];
  socket.send(encodeServerMessage(message));
  socket.close();
}

test('it greets, tells its subscribers, and does so again on the next connection', async () => {
  const told: LobbyMessage[] = [];
  const attendance = new LobbyClient((message) => told.push(message), { lobby: true });
  connect().add(attendance);
  await until(() => visits[0]?.heard.length === 2, 'hello and attend');
  visits[0].socket.send(encodeServerMessage({ type: 'matched', game: 'g', seat: 'red' }));
  visits[0].socket.send('{"type":"newer than we are"}');
  visits[0].socket.terminate();
  await until(() => visits[1]?.heard.length === 2, 'the same again');
  expect(visits[1].heard).toEqual([
    { type: 'hello', protocol: PROTOCOL_VERSION },
    { type: 'attend', lobby: true },
  ]);
  attendance.setLobby(false);
  await until(() => visits[1].heard.length === 3, 'the change');
  expect(visits[1].heard[2]).toEqual({ type: 'attend', lobby: false });
  expect(told).toEqual([{ type: 'matched', game: 'g', seat: 'red' }]);
  expect(states.map(({ type }) => type)).toEqual(['open', 'lost', 'open']);
});

test('it waits as long as a close asks for, unless it is told to reconnect now', async () => {
  connect();
  await until(() => link?.state.type === 'open', 'open');
  const left = performance.now();
  farewell({ type: 'goodbye', reason: 'shutdown', retryMs: 400 });
  await until(() => visits.length === 2, 'the return');
  // Timers may fire a millisecond early.
  expect(visits[1].at - left).toBeGreaterThanOrEqual(398);
  await until(() => link?.state.type === 'open', 'open again');
  farewell({ type: 'goodbye', reason: 'shutdown', retryMs: 60_000 });
  await until(() => link?.state.type === 'lost', 'lost');
  link?.reconnectNow();
  await until(() => visits.length === 3, 'the hurried return');
});

test.each<[string, ServerMessage]>([
  ['banned', { type: 'goodbye', reason: 'banned', retryMs: 0 }],
  ['replaced', { type: 'goodbye', reason: 'replaced', retryMs: 0 }],
  ['otherProtocol', { type: 'error', code: 'otherProtocol', server: 2 }],
])('it does not come back when that is no use: %s', async (why, message) => {
  connect(1);
  await until(() => link?.state.type === 'open', 'open');
  farewell(message);
  await until(() => link?.state.type === 'closed', 'the end');
  const closed = link;
  // Another client comes meanwhile; without the wait, the first would have been back long ago.
  connect(1).reconnectNow();
  await until(() => visits.length > 1, 'another visit');
  expect(closed?.state).toEqual({ type: 'closed', why });
  expect(visits).toHaveLength(2);
});
