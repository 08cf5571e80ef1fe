// A client that upgrades by hand over TCP and then misbehaves: it never closes, never reads, or disappears.

import { once } from 'node:events';
import net from 'node:net';

export interface RawUpgrade {
  readonly socket: net.Socket;
  /** What came back so far. */
  answer(): string;
}

export async function rawUpgrade(url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawUpgrade> {
  const { hostname, port, pathname } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  await once(socket, 'connect');
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const all = { Host: `${hostname}:${port}`, Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': key, ...headers };
  const lines = Object.entries({ ...all, 'Sec-WebSocket-Version': '13' }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return { socket, answer: () => heard };
}
