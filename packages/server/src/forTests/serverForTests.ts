// A whole server in its own process, to be killed: node serverForTests.ts STORE PORT. STORE is a file or the URL of a PostgreSQL.
// It writes `ready PORT` when it serves, and errors to stderr. It ends with its parent.

import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { systemRuntime } from '../games/runtime.ts';
import { startNode } from '../node.ts';
import { openNoticeBus } from '../notices/open.ts';
import { NO_SOCKET_LIMITS } from '../sockets/limits/socketLimiter.ts';
import { openStore } from '../store/open.ts';

const [place, port] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgresql:') ? { databaseUrl: place } : {};

process.stdin.on('end', () => process.exit(0)).resume();

try {
  const store = await openStore({ file: place, ...databaseUrl }, Date.now());
  const notices = await openNoticeBus(databaseUrl);
  const server = createServer((_, response) => response.writeHead(404).end());
  const error = (about: object, text: string) => process.stderr.write(`${text} ${JSON.stringify(about)}\n`);
  const runtime = systemRuntime({ info: () => undefined, warn: () => undefined, error });
  const limits = { messages: { perSecond: 1000, burst: 1000 }, gamesMax: 10, backlogMax: 4_000_000 };
  const node = await startNode({
    store,
    notices,
    runtime: runtime,
    server,
    limits,
    socketLimits: NO_SOCKET_LIMITS,
    personOf: async () => undefined,
  });
  process.once('SIGTERM', () => {
    const stop = async () => {
      await node.close();
      await notices.close();
      await store.close();
      process.exit(0);
    };
    stop().catch((fault: unknown) => {
      error({ fault: String(fault) }, 'the server did not stop in order');
      process.exit(1);
    });
  });
  // A killed process leaves no compiled sources for the next one.
  flushCompileCache();
  server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
