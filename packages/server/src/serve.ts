// Runs a server until it is told to stop: `flagfall serve`, configured by the environment.

import os from 'node:os';
import path from 'node:path';
import { loadMessages } from '@flagfall/messages';
import { type Config, type Environment, readConfig } from './config.ts';
import { ConfigError } from './configWishes.ts';
import { hasPages } from './http/pages.ts';
import { startServer } from './start.ts';
import { StoreError } from './store/errors.ts';

/** What ends it in order; a second one ends it at once. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The pages of a checkout, once they are built. */
const PAGES = path.join(import.meta.dirname, '..', '..', 'web', 'dist');

/** The command with which the terminal joins, where it stands as `flagfall`. */
const JOIN = 'flagfall play --server';

/** 0 when it was stopped in order, 1 when it could not start; then one clear line says why. */
export async function serve(environment: Environment, out: (line: string) => void, howToJoin = JOIN): Promise<number> {
  try {
    const config: Config = { pages: PAGES, ...readConfig(environment) };
    const server = await startServer(config);
    for (const line of await welcome(server.url, config, howToJoin)) out(line);
    await firstSignal();
    await server.stop();
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StoreError || isAddressFault(error))) throw error;
    out(error.message);
    return 1;
  }
}

/** Where it is, and how to play on it. */
async function welcome(url: string, { host, publicOrigin, pages }: Config, howToJoin: string): Promise<readonly string[]> {
  // The operator reads English, like the log.
  const { say } = await loadMessages('en');
  const nearby = ['0.0.0.0', '::'].includes(host) ? addressesHere().map((address) => url.replace(/\/\/[^/:]+/, `//${address}`)) : [];
  return [
    say('server.listening', { url, public: publicOrigin ?? 'none' }),
    ...(nearby.length === 0 || publicOrigin !== undefined ? [] : [say('server.nearby', { urls: nearby.join(', ') })]),
    ...(pages !== undefined && hasPages(pages) ? [say('server.pages', { url: publicOrigin ?? localOf(url) })] : []),
    say('server.join', { command: `${howToJoin} ${publicOrigin ?? url}` }),
  ];
}

/** What a browser on this machine is given: an address for all networks is none to go to. */
function localOf(url: string): string {
  return url.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost');
}

/** The addresses of this machine in its networks. */
function addressesHere(): readonly string[] {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
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
