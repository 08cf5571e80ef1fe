// The server that a bench measures, in its own process: serverProcess.ts STORE. The bench asks over the channel between the two: `open` for games,
// `figures` for what it has used.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CreatedGame, GameSpec } from '../games/creation/createGame.ts';
import { systemRuntime } from '../games/runtime.ts';
import { startNode } from '../node.ts';
import { openNoticeBus } from '../notices/open.ts';
import { NO_SOCKET_LIMITS } from '../sockets/limits/socketLimiter.ts';
import { SOCKET_PATH } from '../sockets/socketServer.ts';
import { openStore } from '../store/open.ts';

export type BenchQuestion =
  | { readonly type: 'open'; readonly number: number; readonly table: GameSpec; readonly count: number }
  | { readonly type: 'figures'; readonly number: number };

export type BenchAnswer =
  | { readonly type: 'ready'; readonly url: string }
  | { readonly type: 'opened'; readonly number: number; readonly games: readonly CreatedGame[] }
  | { readonly type: 'figures'; readonly number: number; readonly memoryBytes: number; readonly cpuMs: number; readonly frozen: number };

const place = process.argv[2] ?? '';
const databaseUrl = place.startsWith('postgresql:') ? { databaseUrl: place } : {};
const log = {
  info: () => undefined,
  warn: (about: object, text: string) => process.stderr.write(`${text} ${JSON.stringify(about)}\n`),
  error: (about: object, text: string) => process.stderr.write(`${text} ${JSON.stringify(about)}\n`),
};
const store = await openStore({ file: place, ...databaseUrl }, Date.now());
const notices = await openNoticeBus(databaseUrl);
const server = createServer((_, response) => response.writeHead(404).end());
// A connection of the bench plays faster than any person.
const limits = { messages: { perSecond: 1e6, burst: 1e6 }, gamesMax: 50, backlogMax: 4_000_000 };
const runtime = systemRuntime(log);
const node = await startNode({
  store,
  notices,
  runtime: runtime,
  server,
  limits,
  socketLimits: NO_SOCKET_LIMITS,
  personOf: async () => undefined,
});

const answer = (message: BenchAnswer) => process.send?.(message);

async function ask(question: BenchQuestion): Promise<void> {
  const { number } = question;
  if (question.type === 'open') {
    const games = await Promise.all(Array.from({ length: question.count }, () => node.host.open(question.table)));
    answer({ type: 'opened', number, games });
    return;
  }
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  answer({ type: 'figures', number, memoryBytes: rss, cpuMs: (user + system) / 1000, frozen: node.host.counts.frozen });
}

process.on('message', (question: BenchQuestion) => {
  ask(question).catch((error: unknown) => {
    process.stderr.write(`${error}\n`);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () =>
  answer({ type: 'ready', url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${SOCKET_PATH}` }),
);
