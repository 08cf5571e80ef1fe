// Runs a server until it is told to stop: `node packages/server/src/serve.ts`, configured by the environment.

import { type Environment, readConfig } from './config.ts';
import { ConfigError } from './configWishes.ts';
import { startServer } from './start.ts';
import { StoreError } from './store/errors.ts';

/** What ends it in order; a second one ends it at once. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** 0 when it was stopped in order, 1 when it could not start; then one clear line says why. */
export async function serve(environment: Environment, out: (line: string) => void): Promise<number> {
  try {
    const config = readConfig(environment);
    const server = await startServer(config);
    out(`Flagfall listens on ${server.url}${config.publicOrigin === undefined ? '' : ` for ${config.publicOrigin}`}`);
    await firstSignal();
    await server.stop();
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError || isAddressFault(error))) throw error;
    out(error.message);
    return 1;
  }
}

function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
}

/** The port is taken, or the address is not ours. */
function isAddressFault(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

if (import.meta.main) process.exitCode = await serve(process.env, console.error);
