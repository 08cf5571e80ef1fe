// A request for a socket before its upgrade: Node no longer watches its connection, so we make sure that it closes.

import type { Duplex } from 'node:stream';

/** How long a refused client may take to read the answer. */
const READ_MS = 1000;

/** Sends the refusal, and closes the connection whether the client does or not. */
export function rejectUpgrade(socket: Duplex, status: string): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // Reads and drops what still comes, or the client's close would go unnoticed.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), READ_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Whether the client is still there. Nothing reads the connection yet, so only a write notices its end. */
export async function isSocketAlive(socket: Duplex): Promise<boolean> {
  socket.read(0);
  await new Promise((resolve) => setImmediate(resolve));
  return !socket.destroyed && socket.readable && socket.writable;
}
