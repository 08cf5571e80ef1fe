/** The server as people run it, before a browser under test: its own file, its own port, gone afterwards. */

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProgram, freePort, startProgram } from '@flagfall/testkit/parts';
import type { StaticServer } from './staticServerForTests.ts';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

export async function serveReally(pages: string): Promise<StaticServer> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'flagfall-server-'));
  // Many browsers open many pages from one address, faster than people do.
  const env = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    PAGES: pages,
    STORE_FILE: path.join(folder, 'flagfall.db'),
  };
  const args = [main, 'serve', '--host', '127.0.0.1', '--port', String(port)];
  const server = await startProgram(process.execPath, args, /to play in a browser: /, { env });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await endProgram(server, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
