// Visitors of whole servers in tests: with a session, and a socket in the lobby.

import { defined } from '../../defined.ts';
import { SOCKET_PATH } from '../../sockets/socketServer.ts';
import type { RunningServer } from '../../start.ts';
import { type Client, GOOD_PASSWORD, newClient } from '../testServerForTests.ts';
import { newAccount } from '../wholeServerForTests.ts';
import { RawSocket } from './rawSocketForTests.ts';

export type TestServerAddress = Pick<RunningServer, 'url'>;

export const CLOCK = { type: 'increment', initialMs: 300_000, incrementMs: 3000 } as const;
export const SEARCH_REQUEST = { edition: 'barrage', clock: CLOCK, rated: false } as const;

/** The token of a new bot. */
export async function newBot(
  server: TestServerAddress,
  scopes: readonly string[] = ['play'],
): Promise<{ readonly name: string; readonly token: string }> {
  const client = await newAccount(server);
  await client.post('/me/bot', { password: GOOD_PASSWORD });
  const { body } = await client.post('/bot-tokens', { label: 'test', scopes });
  return { name: client.name, token: body.token };
}

/** The same visitor, asking another node. */
export function atOther(client: Client, server: TestServerAddress): Client {
  return Object.assign(newClient(server.url, {}), { cookie: client.cookie });
}

/** A greeted socket with a visitor's session. */
export async function socketOf(server: TestServerAddress, client?: Client | { readonly token: string }): Promise<RawSocket> {
  const headers =
    client === undefined ? {} : 'token' in client ? { authorization: `Bearer ${client.token}` } : { cookie: client.cookie ?? '' };
  return RawSocket.joined(`${server.url.replace(/^http/, 'ws')}${SOCKET_PATH}`, undefined, undefined, headers);
}

export async function attend(server: TestServerAddress, client?: Client, lobby = false): Promise<RawSocket> {
  const socket = await socketOf(server, client);
  socket.say({ type: 'attend', lobby });
  await socket.settled();
  return socket;
}

/** Follows a game, and returns the viewer. */
export async function follow(socket: RawSocket, game: string, secret?: string): Promise<string> {
  socket.say({ type: 'join', game, ...defined({ secret }) });
  const joined = await socket.next((message) => message.type === 'joined' && message.game === game);
  return joined.type === 'joined' ? joined.viewer : '';
}

/** A game between two people who accept each other's offer. */
export async function gameBetween(maker: Client, taker: Client): Promise<string> {
  const offer = await maker.post('/offers', { ...SEARCH_REQUEST, seat: 'red' });
  const { status, body } = await taker.post(`/offers/${offer.body.id}/acceptance`);
  if (status !== 200) throw new Error(`no game: ${JSON.stringify(body)}`);
  return body.game;
}
