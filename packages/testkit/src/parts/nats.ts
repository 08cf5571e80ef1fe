// A real NATS server for a test, on its own port, gone afterwards.

import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { endProgram, freePort, startProgram } from './process.ts';

export interface TestNats {
  /** What goes into NATS_URL. */
  readonly url: string;
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one with the binary in a folder (see `findPart`). */
export async function startNats(binaries: string): Promise<TestNats> {
  const port = await freePort();
  const run = () => startProgram(path.join(binaries, 'nats-server'), ['-a', '127.0.0.1', '-p', String(port)], /Server is ready/);
  let server: ChildProcess | undefined = await run();
  const end = async (signal: NodeJS.Signals) => {
    if (server !== undefined) await endProgram(server, signal);
    server = undefined;
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    async start() {
      server ??= await run();
    },
    stop: () => end('SIGTERM'),
  };
}
