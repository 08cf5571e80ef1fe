// Notices through a NATS server, for more of them than PostgreSQL carries.

import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { type Notice, type NoticeBus, NoticeListeners } from './notices.ts';
import { Outbox } from './outbox.ts';
import { decodeNotice, encodeNotice } from './payload.ts';

const SUBJECT = 'flagfall.notices';
const RECONNECT_MS = 250;
/** A connection can die silently; after two pings without an answer it counts as dead. */
const PING_EVERY_MS = 5000;

/** Throws when no server can be reached now; later it keeps trying. */
export async function openNatsBus(url: string): Promise<NoticeBus> {
  const connection = await connect({
    ...serversIn(url),
    name: 'flagfall',
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_MS,
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
  });
  const listeners = new NoticeListeners();
  connection.subscribe(SUBJECT, {
    callback: (error, message) => {
      const notice = error === null ? decodeNotice(message.string()) : undefined;
      if (notice !== undefined) listeners.heard(notice);
    },
  });
  // Resolves only after the server has our subscription.
  await connection.flush();
  const outbox = new Outbox();
  let connected = true;
  const send = (notice: Notice) => connection.publish(SUBJECT, encodeNotice(notice));
  const watching = watch(connection, (now) => {
    connected = now;
    if (!connected) return;
    listeners.maybeMissed();
    for (const notice of outbox.take(Number.POSITIVE_INFINITY)) send(notice);
  });
  return {
    publish(game, seq) {
      // The NATS client would buffer everything that is published during an outage, which may be long.
      if (connected && !connection.isClosed()) send({ game, seq });
      else outbox.put({ game, seq });
    },
    subscribe: (listener) => listeners.add(listener),
    async close() {
      listeners.clear();
      connected = false;
      await connection.close();
      await watching;
    },
  };
}

/** Reports when the connection is lost, and when it is back. */
async function watch(connection: NatsConnection, tell: (connected: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') tell(false);
    if (type !== 'reconnect') continue;
    // Only with our subscription back on the server does it miss nothing more.
    await connection.flush().catch(() => undefined);
    tell(true);
  }
}

/** `nats://user:password@host:port`, or a list with commas; the credentials of the first count. */
export function serversIn(url: string): NodeConnectionOptions {
  const urls = url.split(',').map((one) => new URL(one.trim()));
  const { username, password } = urls[0];
  const who = password !== '' ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : tokenIn(username);
  return { servers: urls.map(({ protocol, host }) => `${protocol}//${host}`), ...who, ...(urls[0].protocol === 'tls:' ? { tls: {} } : {}) };
}

function tokenIn(username: string): { readonly token?: string } {
  return username === '' ? {} : { token: decodeURIComponent(username) };
}
