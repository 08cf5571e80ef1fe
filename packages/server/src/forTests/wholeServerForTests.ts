// A whole server for tests, as an operator starts it, and visitors who use HTTP and sockets.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Options, type Seat, seededChance } from '@flagfall/engine';
import { RandomSocketPlayer, type RandomSocketPlayerListener } from '../bench/randomSocketPlayer.ts';
import { readConfig } from '../config.ts';
import { defined } from '../defined.ts';
import type { Environment } from '../envReader.ts';
import { rulesOf } from '../games/live/rulesOf.ts';
import type { TestOverrides } from '../service.ts';
import { type RunningServer, startServer } from '../start.ts';
import { type Client, freshName, GOOD_PASSWORD, newClient } from './testServerForTests.ts';

export interface WholeServer extends RunningServer {
  /** Logged errors. */
  readonly errors: readonly string[];
}

const MANY = { GAMES_PER_DAY: '1000000', REQUESTS_PER_MINUTE: '1000000', GUESTS_PER_HOUR: '1000000', ACCOUNTS_PER_HOUR: '1000000' };

export async function startWhole(environment: Environment, overrides: TestOverrides = {}): Promise<WholeServer> {
  const errors: string[] = [];
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...MANY, ...environment });
  const server = await startServer(config, { write: (line) => errors.push(line) }, overrides);
  return { ...server, errors };
}

/** A folder for its file, and a function that removes it. */
export function storeFolder(): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-whole-'));
  return { file: path.join(folder, 'flagfall.db'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function newGuest(server: Pick<RunningServer, 'url'>): Promise<Client> {
  const client = newClient(server.url, {});
  await client.post('/guests');
  return client;
}

export async function newAccount(server: Pick<RunningServer, 'url'>): Promise<Client & { readonly id: string; readonly name: string }> {
  const client = newClient(server.url, {});
  const name = freshName();
  await client.post('/accounts', { name, password: GOOD_PASSWORD });
  const { body } = await client.get('/me');
  return Object.assign(client, { id: body.id as string, name });
}

export interface SeatedPlayer {
  readonly game: string;
  readonly seat: Seat;
  readonly edition: string;
  readonly options?: Options;
  readonly thinkMs?: number;
}

/** A player with a session who plays at random over a socket; `url` is asked again at each reconnection. */
export function sitDown(
  url: () => string,
  { cookie }: Client,
  chair: SeatedPlayer,
  listener: RandomSocketPlayerListener = {},
): RandomSocketPlayer {
  const { game, seat, edition, options = {}, thinkMs } = chair;
  return new RandomSocketPlayer(
    {
      ...{ game, seat, rules: rulesOf({ edition, options }), chance: seededChance(`whole ${edition} ${seat}`) },
      url: () => `${url().replace(/^http/, 'ws')}/api/v1/socket`,
      headers: { cookie: cookie ?? '' },
      ...defined({ thinkMs }),
    },
    listener,
  );
}
