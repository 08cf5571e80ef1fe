// A real server killed with -9 under load, again and again: after each restart every acknowledged move is there, none twice, and every game goes on.

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { seededChance } from '@flagfall/engine';
import { endProgram, findPart, freePort, startPostgres } from '@flagfall/testkit/parts';
import { afterEach, describe, expect, test } from 'vitest';
import { faultsIn, openGames, TestLoad } from '../forTests/clients/loadForTests.ts';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { temporaryFolder } from '../forTests/nodeForTests.ts';
import type { GameSpec } from '../games/creation/createGame.ts';
import { SOCKET_PATH } from '../sockets/socketServer.ts';
import { openStore, type StoreSettings } from '../store/open.ts';

const isLong = process.env.FLAGFALL_LONG === '1';
const ROUNDS = isLong ? 20 : 2;
const GAMES = isLong ? 60 : 10;
const THINK_MS = isLong ? 30 : 90;
/** Games end, and the load must not: so many more are waiting. */
const SPARE = isLong ? 1200 : 40;
const postgres = findPart('postgres');
const chance = seededChance('killed');
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Server {
  readonly process: ChildProcess;
  complaint(): string;
}

async function startServer(place: string, port: number): Promise<Server> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', 'forTests', 'serverForTests.ts'), place, String(port)]);
  ends.push(() => endProgram(child, 'SIGKILL'));
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => String(text).startsWith('ready') && resolve());
    child.once('exit', () => reject(new Error(`the server did not start: ${complaint}`)));
  });
  return { process: child, complaint: () => complaint };
}

/** Unlimited and with clocks that run out only if downtime is charged. */
function tables(): readonly GameSpec[] {
  return Array.from({ length: GAMES + SPARE }, (_, index) =>
    smallGame(index % 2 === 0 ? {} : { clock: { type: 'increment', initialMs: 60_000, incrementMs: 5000 }, speed: 'fast' }),
  );
}

async function storedGames(settings: StoreSettings) {
  const store = await openStore(settings, Date.now());
  const all = tables();
  const opened = await openGames(store, all);
  await store.close();
  return opened.map((one, index) => ({ opened: one, table: all[index] }));
}

async function checkStore(settings: StoreSettings, load: TestLoad, when: string): Promise<void> {
  // Taken before reading: what is acknowledged later need not be in what was read.
  const done = new Map([...load.done].map(([game, ids]) => [game, [...ids]]));
  const store = await openStore(settings, Date.now());
  expect(await faultsIn(store, done), when).toEqual([]);
  await store.close();
}

async function moreDone(load: TestLoad, count: number): Promise<void> {
  const goal = load.count + count;
  const end = Date.now() + 100_000;
  while (load.count < goal) {
    if (Date.now() > end) throw new Error(`${goal} were wanted: ${load.state}; refused: ${load.refused.slice(-3).join('; ')}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until every game has gone on since the count, or is over. */
async function everyGameGoesOn(load: TestLoad, before: ReadonlyMap<string, number>, when: string): Promise<void> {
  const end = Date.now() + 100_000;
  for (;;) {
    const standing = [...before].filter(([game, count]) => !load.isOver(game) && (load.done.get(game)?.length ?? 0) <= count);
    if (standing.length === 0) return;
    if (Date.now() > end)
      throw new Error(`${when} some games did not go on: ${standing.map(([game]) => load.tell(game)).join('; ')}. ${load.state}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test(`embedded: ${ROUNDS} times kill -9 under load`, async () => {
  const folder = temporaryFolder();
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { file: path.join(folder, 'flagfall.db') };
  const games = await storedGames(settings);
  const port = await freePort();
  let server = await startServer(settings.file, port);
  const load = new TestLoad(games, () => `ws://127.0.0.1:${port}${SOCKET_PATH}`, THINK_MS, GAMES);
  ends.push(() => load.stop());
  for (let round = 0; round < ROUNDS; round += 1) {
    // What is under way at this moment depends on the machine, and no check depends on it.
    await moreDone(load, 2 * GAMES + chance.below(GAMES));
    expect(server.complaint()).toBe('');
    await endProgram(server.process, 'SIGKILL');
    await checkStore(settings, load, `after kill ${round + 1}`);
    const before = new Map([...load.done].map(([game, ids]) => [game, ids.length]));
    server = await startServer(settings.file, port);
    await everyGameGoesOn(load, before, `after kill ${round + 1}`);
  }
  expect(server.complaint()).toBe('');
  expect(load.count).toBeGreaterThan(ROUNDS * GAMES);
  console.log(`${load.count} acknowledged requests in ${GAMES} games, ${ROUNDS} kills`);
});

describe.skipIf(!postgres.found)(postgres.found ? 'PostgreSQL' : `PostgreSQL (${postgres.why})`, () => {
  test(`two nodes, each side of a game on another, one of them killed ${ROUNDS} times`, async () => {
    if (!postgres.found) return;
    const database = await startPostgres(postgres.folder);
    ends.push(() => database.stop());
    const settings = { databaseUrl: database.url, file: '' };
    const games = await storedGames(settings);
    const ports = [await freePort(), await freePort()];
    const servers = [await startServer(database.url, ports[0]), await startServer(database.url, ports[1])];
    let alive: readonly number[] = ports;
    // Each side has its own node, and moves to the other when that one is dead.
    const portOf = (seat: string) => (seat === 'red' ? alive[0] : alive[alive.length - 1]);
    const load = new TestLoad(games, (seat) => `ws://127.0.0.1:${portOf(seat)}${SOCKET_PATH}`, THINK_MS, GAMES);
    ends.push(() => load.stop());
    for (let round = 0; round < ROUNDS; round += 1) {
      await moreDone(load, 2 * GAMES + chance.below(GAMES));
      const killed = round % 2;
      alive = [ports[1 - killed]];
      await endProgram(servers[killed].process, 'SIGKILL');
      const before = new Map([...load.done].map(([game, ids]) => [game, ids.length]));
      await everyGameGoesOn(load, before, `after kill ${round + 1}`);
      await checkStore(settings, load, `after kill ${round + 1}`);
      expect(servers[1 - killed].complaint()).toBe('');
      servers[killed] = await startServer(database.url, ports[killed]);
      alive = ports;
      for (const player of load.players) player.cut();
    }
    await moreDone(load, GAMES);
    console.log(`${load.count} acknowledged requests in ${GAMES} games on two nodes, ${ROUNDS} kills`);
  });
});
