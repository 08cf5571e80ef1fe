// A request for a socket before it is one: nobody else watches its line any more, so we see to it that it does not stay open for ever.

import type { Duplex } from 'node:stream';

/** So long somebody who was turned away may take to read it. */
const READ_MS = 1000;

/** Says why, and closes the line, whether the client does or not. */
export function rejectUpgrade(socket: Duplex, status: string): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // What is still sent is read and thrown away, or the client's own end would never be noticed.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), READ_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Whether the client is still there. Nothing reads the line yet, so an end of it that has come is only noticed by trying. */
export async function isSocketAlive(socket: Duplex): Promise<boolean> {
  socket.read(0);
  await new Promise((resolve) => setImmediate(resolve));
  return !socket.destroyed && socket.readable && socket.writable;
}
