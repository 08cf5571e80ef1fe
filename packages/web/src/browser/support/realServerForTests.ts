/** A whole server for a browser under test, in a process with a store and a port of its own. Its computers count positions, not time. */

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Intent, Seat } from '@flagfall/engine';
import { type PlayedGame, playedRecord } from '@flagfall/testkit';
import { endProgram } from '@flagfall/testkit/parts';
import { POSITIONS } from './stageForTests.ts';
import type { StaticServer } from './staticServerForTests.ts';

const main = fileURLToPath(new URL('../../../../server/src/forTests/overriddenServerForTests.ts', import.meta.url));

/** The player at a seat of a placed game: a visitor of the server, or a computer. */
export type PlacedPlayer =
  | { readonly type: 'guest'; readonly guest: string; readonly name: string }
  | { readonly type: 'account'; readonly account: string; readonly name: string }
  | { readonly type: 'computer'; readonly level: number };

export interface PlacedOnline extends PlayedGame {
  readonly seats: Readonly<Partial<Record<Seat, PlacedPlayer>>>;
  readonly clock?: { readonly type: 'unlimited' } | { readonly type: 'perMove'; readonly moveMs: number };
}

export interface RealServer extends StaticServer {
  /** Places a game; returns its id. */
  place(game: PlacedOnline): Promise<string>;
  /** Plays for a seat of a game; returns the number of actions. */
  play(game: string, seat: Seat, intent: Intent): Promise<number>;
}

interface Answer {
  readonly id?: number;
  readonly url?: string;
  readonly opened?: { readonly game: string };
  readonly version?: number;
  readonly why?: string;
}

export async function serveReally(pages: string): Promise<RealServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'flagfall-server-'));
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    PAGES: pages,
    STORE_FILE: path.join(folder, 'flagfall.db'),
    // Many browsers open many pages from one address, faster than people do.
    ...{ REQUESTS_PER_MINUTE: '1000000', GUESTS_PER_HOUR: '1000000', ACCOUNTS_PER_HOUR: '1000000', GAMES_PER_DAY: '1000000' },
  };
  const server = fork(main, [JSON.stringify({ positions: POSITIONS })], { env, execArgv: [] });
  const answers = answersOf(server);
  const { url } = await answers(0);
  if (url === undefined) throw new Error('a server says where it listens');
  let asked = 0;
  const ask = (request: object): Promise<Answer> => {
    const id = ++asked;
    server.send({ id, ...request });
    return answers(id);
  };
  return {
    url,
    async place({ seats, clock = { type: 'unlimited' }, ...game }) {
      const placed = { seats, clock, speed: clock.type, rated: false, secret: game.secret, record: playedRecord(game) };
      const { opened } = await ask({ type: 'place', game: placed });
      if (opened === undefined) throw new Error('a server that places a game says which');
      return opened.game;
    },
    async play(game, seat, intent) {
      const { version } = await ask({ type: 'play', game, seat, intent });
      if (version === undefined) throw new Error('a server that plays on says how far the game has come');
      return version;
    },
    async close() {
      await endProgram(server, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The answers of the server by the number of the question; without one, the address. An end before the answer is a failure. */
function answersOf(server: ChildProcess): (id: number) => Promise<Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  server.on('message', (answer: Answer) => {
    const { id = 0, why } = answer;
    if (why === undefined) waiting.get(id)?.resolve(answer);
    else waiting.get(id)?.reject(new Error(why));
    waiting.delete(id);
  });
  server.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('the server has ended'));
  });
  return (id) => {
    const answer = Promise.withResolvers<Answer>();
    waiting.set(id, answer);
    return answer.promise;
  };
}
