// A node in this process, on a real socket and its own store, for tests.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Log, systemRuntime } from '../games/runtime.ts';
import { type GameNode, type NodeSettings, startNode } from '../node.ts';
import { LocalBus } from '../notices/localBus.ts';
import { SOCKET_PATH } from '../sockets/socketServer.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';

export interface TestNode extends GameNode {
  readonly url: string;
  readonly store: Store;
  /** Open connections, sockets and requests alike. */
  lines(): Promise<number>;
  /** Logged errors. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-node-'));
}

/** A log that keeps errors. */
export function keepingLog(errors: string[]): Log {
  return { info: () => undefined, warn: () => undefined, error: (about, text) => errors.push(`${text} ${JSON.stringify(about)}`) };
}

export async function testNode(changes: Partial<NodeSettings> = {}): Promise<TestNode> {
  const folder = temporaryFolder();
  const store = changes.store ?? (await openStore({ file: path.join(folder, 'flagfall.db') }, Date.now()));
  const notices = changes.notices ?? new LocalBus().open();
  const server = createServer((_, response) => response.writeHead(404).end());
  const errors: string[] = [];
  const node = await startNode({
    store,
    notices,
    runtime: systemRuntime(keepingLog(errors)),
    server,
    personOf: async () => undefined,
    ...changes,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...node,
    url: `ws://127.0.0.1:${port}${SOCKET_PATH}`,
    store,
    errors,
    lines: () =>
      new Promise((resolve, reject) => server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))),
    async stop() {
      await node.close();
      server.close();
      if (changes.store === undefined) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
