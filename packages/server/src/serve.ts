// Runs a server until it is told to stop: `flagfall serve`, configured by the environment.

import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Locale, loadMessages } from '@flagfall/messages';
import { type Config, readConfig } from './config.ts';
import type { Environment } from './envReader.ts';
import { ConfigError } from './envReader.ts';
import { firstSignal } from './serve/signals.ts';
import { startFailureText } from './serve/startFailure.ts';
import { textLog } from './serve/textLog.ts';
import { welcomeLines, welcomeLogLines } from './serve/welcome.ts';
import type { RunningServer } from './start.ts';

/** How it was started, and its outputs. */
export interface ServeIo {
  out(line: string): void;
  error(line: string): void;
  /** Whether `out` is a terminal. */
  readonly isTerminal: boolean;
  readonly locale?: Locale;
  /** The command with which a terminal joins, up to the address. */
  readonly howToJoin?: string;
}

/** The pages of a checkout, once they are built. */
const PAGES = path.join(import.meta.dirname, '..', '..', 'web', 'dist');
const JOIN = 'flagfall play --server';
/** A part that did not close in time must not keep the process alive. */
const EXIT_MS = 100;

/** 0 when it was stopped, 1 when it could not start; then it has printed why. */
export async function serve(environment: Environment, surroundings: ServeIo): Promise<number> {
  const { error, isTerminal } = surroundings;
  const stopWanted = firstSignal();
  const format = environment.LOG_FORMAT || (isTerminal ? 'text' : 'json');
  let config: Config;
  try {
    config = { pages: PAGES, ...readConfig({ ...environment, LOG_FORMAT: format }) };
  } catch (fault) {
    if (!(fault instanceof ConfigError)) throw fault;
    error(fault.message);
    return 1;
  }
  try {
    await serveUntil(stopWanted, config, surroundings);
    return 0;
  } catch (fault) {
    const words = await startFailureText(fault, config);
    if (words === undefined) throw fault;
    error(words);
    return 1;
  } finally {
    setTimeout(() => process.exit(), EXIT_MS).unref();
  }
}

async function serveUntil(stopWanted: Promise<void>, config: Config, { out, error, isTerminal, ...rest }: ServeIo): Promise<void> {
  const { locale = 'en', howToJoin = JOIN } = rest;
  const isText = config.logFormat === 'text';
  // English like the log beside it.
  const messages = await loadMessages(isText ? locale : 'en');
  if (isText) out(messages.say('server.about'));
  // Loaded after the first line is printed: it is most of the program.
  const starting = import('./start.ts').then(({ startServer }) => startServer(config, isText ? textLog(out) : undefined));
  const server = await Promise.race([starting, stopWanted]);
  if (server !== undefined) {
    const listening = { config: { ...config, port: portOf(server) }, url: server.url, howToJoin };
    if (isText) for (const line of welcomeLines(messages, listening)) out(line);
    else for (const line of welcomeLogLines(messages, listening)) error(line);
    await stopWanted;
  }
  // A terminal has written ^C at the beginning of the line.
  if (isText) out(`${isTerminal ? '\r' : ''}${messages.say('server.stopping')}`);
  await server?.stop();
}

function portOf({ app }: RunningServer): number {
  return (app.server.address() as AddressInfo).port;
}

if (import.meta.main)
  process.exitCode = await serve(process.env, { out: console.log, error: console.error, isTerminal: process.stdout.isTTY === true });
