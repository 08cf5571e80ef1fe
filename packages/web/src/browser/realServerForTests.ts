/** A whole server before a browser under test, in a process of its own: its own file, its own port, gone afterwards. Its computers count positions, not time. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@flagfall/engine';
import { type PlayedGame, playedRecord } from '@flagfall/testkit';
import { endProgram } from '@flagfall/testkit/parts';
import { POSITIONS } from './stageForTests.ts';
import type { StaticServer } from './staticServerForTests.ts';

const main = fileURLToPath(new URL('../../../server/src/seamServerForTests.ts', import.meta.url));

/** Whoever is at a seat of a placed game: somebody who has visited the server, or a computer. */
export type Sitter =
  | { readonly type: 'guest'; readonly guest: string; readonly name: string }
  | { readonly type: 'account'; readonly account: string; readonly name: string }
  | { readonly type: 'computer'; readonly level: number };

export interface PlacedOnline extends PlayedGame {
  readonly seats: Readonly<Partial<Record<Seat, Sitter>>>;
  readonly clock?: { readonly type: 'unlimited' } | { readonly type: 'perMove'; readonly moveMs: number };
}

export interface RealServer extends StaticServer {
  /** Puts a game there; its id. */
  place(game: PlacedOnline): Promise<string>;
}

interface Answer {
  readonly id?: number;
  readonly url?: string;
  readonly opened?: { readonly game: string };
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
  const { url } = await answerOf(server, () => true);
  if (url === undefined) throw new Error('a server says where it listens');
  let asked = 0;
  return {
    url,
    async place({ seats, clock = { type: 'unlimited' }, ...game }) {
      const id = ++asked;
      const answer = answerOf(server, (one) => one.id === id);
      server.send({ id, game: { seats, clock, speed: clock.type, rated: false, secret: game.secret, record: playedRecord(game) } });
      const { opened, why } = await answer;
      if (opened === undefined) throw new Error(why);
      return opened.game;
    },
    async close() {
      await endProgram(server, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The next thing that the server says and that is meant; an end before that is a failure. */
async function answerOf(server: ChildProcess, isMeant: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const [answer] = (await Promise.race([
      once(server, 'message'),
      once(server, 'exit').then(() => Promise.reject(new Error('the server has ended'))),
    ])) as [Answer];
    if (isMeant(answer)) return answer;
  }
}
