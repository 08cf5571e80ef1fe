// Computers at the games of a node: they agree with people, care how a game ends, and stop when all people have left.

import { Worker } from 'node:worker_threads';
import { type Intent, seededChance } from '@flagfall/engine';
import type { OfferType } from '@flagfall/protocol';
import type { Table } from '@flagfall/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomIntent } from '../bench/randomIntent.ts';
import { guest, smallGame } from '../forTests/gameSpecsForTests.ts';
import { keepingLog } from '../forTests/nodeForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import type { GameListener } from '../games/context.ts';
import type { GameSpec } from '../games/creation/createGame.ts';
import { GameHost } from '../games/live/host.ts';
import { seededRuntime, systemRuntime } from '../games/runtime.ts';
import { LocalBus } from '../notices/localBus.ts';
import type { Service } from '../service.ts';
import { openMemoryStore } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { seatComputers } from './service.ts';
import type { ThreadRequest } from './thread.ts';

const COMPUTER = { type: 'computer', level: 1 } as const;
/** No waiting for nonces, and a game that lasts longer than a few moves. */
const AGAINST_COMPUTER = { edition: 'original', seats: { red: guest('Ann'), blue: COMPUTER }, nonceMs: 0, friendly: true } as const;

/** More time than any machine takes. */
const CLOCK = { type: 'perMove', moveMs: 600_000 } as const;

let store: Store;
let host: GameHost;
let service: Service;
const errors: string[] = [];
let requests = 0;
/** Questions that the thread may not get yet; undefined while everything passes. */
let held: (() => void)[] | undefined;
let answers = 0;

/** A thread that gets its questions when the test wants it. */
function startThread(): Worker {
  const worker = new Worker(new URL('./thread.ts', import.meta.url));
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (message: ThreadRequest) => void (held === undefined ? post(message) : held.push(() => post(message)));
  return worker.on('message', () => {
    answers += 1;
  });
}

/** Passes what was held, and waits for the answer. */
async function letThrough(): Promise<void> {
  const [before, waiting] = [answers, held ?? []];
  held = undefined;
  for (const post of waiting) post();
  await until(() => answers > before, 'an answer');
}

beforeEach(async () => {
  store = await openMemoryStore(Date.now());
  errors.length = 0;
  held = undefined;
  const world = seededRuntime(systemRuntime(keepingLog(errors)), 'computers');
  const listeners: GameListener[] = [];
  host = await GameHost.start({ store, notices: new LocalBus().open(), runtime: world, listeners });
  service = seatComputers({ store, host, runtime: world }, { threads: 1, positions: 20, startThread });
  if (service.listener !== undefined) listeners.push(service.listener);
});

afterEach(async () => {
  await service.stop?.();
  await host.close();
  await store.close();
  expect(errors).toEqual([]);
});

/** Red is present. */
async function open(table: GameSpec): Promise<string> {
  const { game, secrets } = await host.open(table);
  await host.join(SPECTACLES, game, { secret: secrets.red! });
  await until(() => host.query(game, ({ phase }) => phase !== 'waiting'), 'the beginning');
  return game;
}

const SPECTACLES = { send: () => undefined };

type Asked =
  | { readonly type: 'offer'; readonly what: OfferType }
  | { readonly type: 'resign' }
  | { readonly type: 'play'; readonly intent: Intent };

function ask(game: string, request: Asked): Promise<unknown> {
  requests += 1;
  return host.act(game, 'red', { id: `ask ${requests}`, ...request });
}

const looks = (game: string, what: string, ask: (table: Table) => boolean) => until(() => host.query(game, ask), what);

test('it deploys, pauses and resumes as people like, and ends the game with them', async () => {
  const game = await open(smallGame(AGAINST_COMPUTER));
  await looks(game, 'a deployment', ({ waitedFor }) => !waitedFor.includes('blue'));
  await ask(game, { type: 'offer', what: 'pause' });
  await looks(game, 'a pause', ({ state }) => state.clock.pausedAt !== undefined);
  await ask(game, { type: 'offer', what: 'resume' });
  await looks(game, 'no pause', ({ state }) => state.clock.pausedAt === undefined);
  await ask(game, { type: 'offer', what: 'abort' });
  await looks(game, 'the end', ({ phase }) => phase === 'over');
  expect(await store.games.find(game)).toMatchObject({ status: 'aborted' });
});

test('it declines a draw before it has thought, and plays a rematch with seats changed', async () => {
  const game = await open(smallGame(AGAINST_COMPUTER));
  await ask(game, { type: 'offer', what: 'draw' });
  await looks(game, 'an answer', ({ state }) => state.offers.list.length === 0);
  expect(await host.query(game, ({ phase }) => phase)).not.toBe('over');
  await ask(game, { type: 'resign' });
  await ask(game, { type: 'offer', what: 'rematch' });
  await looks(game, 'another game', ({ state }) => state.rematch !== undefined);
  const next = await host.query(game, ({ state }) => state.rematch ?? '');
  await until(async () => (await store.games.find(next)) !== undefined, 'the game is there');
  await host.join(SPECTACLES, next, { person: { type: 'guest', guest: 'guest-Ann' } });
  await looks(next, 'it deploys there too', ({ phase, waitedFor }) => phase === 'deploying' && !waitedFor.includes('red'));
});

/** A step to the next square reveals nothing. */
function isStep(from: string, to: string): boolean {
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1))) === 1;
}

/** Red plays a quiet legal move once the game waits for it; false when it is over. */
async function act(game: string): Promise<boolean> {
  await looks(game, 'its turn', ({ phase, waitedFor }) => phase === 'over' || waitedFor.includes('red'));
  const intent = await host.query(game, (table) => {
    const view = table.viewOf('red');
    const isQuiet = ({ from, to }: Extract<Intent, { type: 'move' }>) => isStep(from, to) && view.pieces.every(({ cell }) => cell !== to);
    const moves = view.moves.filter((move) => move.type !== 'move' || isQuiet(move));
    return randomIntent(table.rules, 'red', { ...view, moves }, seededChance(`${table.version}`));
  });
  if (intent !== undefined) await ask(game, { type: 'play', intent });
  return intent !== undefined;
}

test('a move is taken back while it thinks about it, and it answers the move played instead', async () => {
  const game = await open(smallGame(AGAINST_COMPUTER));
  await act(game);
  await looks(game, 'the first turn of red', ({ phase, waitedFor }) => phase === 'playing' && waitedFor.includes('red'));
  const length = await host.query(game, ({ state }) => state.actions.length);
  held = [];
  await act(game);
  await until(() => held?.length !== 0, 'it is asked');
  await ask(game, { type: 'offer', what: 'undo' });
  await looks(game, 'it is taken back', ({ state }) => state.actions.length === length);
  await letThrough();
  expect(await host.query(game, ({ state }) => state.actions.length)).toBe(length);
  await act(game);
  await looks(game, 'an answer', ({ waitedFor, state }) => waitedFor.includes('red') && state.actions.length === length + 2);
});

test('when all people have left, the computers end the game', async () => {
  const seats = { red: guest('Ann'), blue: COMPUTER, green: COMPUTER };
  const game = await open(smallGame({ edition: 'conquest', options: { players: 3 }, seats, nonceMs: 0, clock: CLOCK }));
  while (await host.query(game, ({ phase }) => phase === 'deploying')) await act(game);
  await ask(game, { type: 'resign' });
  await looks(game, 'the end', ({ phase }) => phase === 'over');
  expect(await store.games.find(game)).toMatchObject({ status: 'ended', ending: 'agreed' });
});

test('without people and without a clock, it thinks when a person returns', async () => {
  const opened = await host.open(smallGame(AGAINST_COMPUTER));
  await looks(opened.game, 'the beginning', ({ phase }) => phase === 'deploying');
  // With a clock it must act, whoever is there; by then the other would have acted, too.
  const timed = await host.open(smallGame({ ...AGAINST_COMPUTER, clock: CLOCK }));
  await looks(timed.game, 'a deployment', ({ phase, waitedFor }) => phase === 'deploying' && !waitedFor.includes('blue'));
  expect(await host.query(opened.game, ({ waitedFor }) => waitedFor)).toContain('blue');
  await host.join(SPECTACLES, opened.game, { secret: opened.secrets.red! });
  await looks(opened.game, 'a deployment', ({ waitedFor }) => !waitedFor.includes('blue'));
});
