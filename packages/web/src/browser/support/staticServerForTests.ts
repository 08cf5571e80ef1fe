/** Serves the built pages to a browser under test under the same policy as the real server. Every address that is not a file is the page. */

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** The content security policy of the server. */
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Files with a hash in their name are cached for ever, as on the server. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' } as const;

export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/** With `held`, the answer for an address waits until its promise resolves. */
export async function serveFolder(
  folder: string,
  held: (name: string) => Promise<void> | undefined = () => undefined,
): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const name = path.normalize(new URL(request.url ?? '/', 'http://page').pathname);
    await held(name);
    const isFile = path.extname(name) !== '';
    const type = TYPES[isFile ? path.extname(name) : '.html'] ?? 'text/plain';
    const headers = { 'content-type': type, 'content-security-policy': POLICY, ...(name.startsWith('/assets/') ? FOR_EVER : {}) };
    readFile(path.join(folder, isFile ? name : 'index.html')).then(
      (body) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
