// A server starts as an operator starts it, and stops cleanly.

import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { original } from '@flagfall/editions';
import { sampleDeployment, seededChance } from '@flagfall/engine';
import type { Request, Table } from '@flagfall/table';
import { playedRecord } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { smallGame } from './forTests/gameSpecsForTests.ts';
import { placeGame } from './forTests/placedGameForTests.ts';
import { until } from './forTests/untilForTests.ts';
import { newAccount, newGuest, sitDown, startWhole, storeFolder } from './forTests/wholeServerForTests.ts';
import { startServer } from './start.ts';
import { StoreInUse } from './store/errors.ts';

/** Computers answer at once, on any machine. */
const PLACED = { positions: 20 };

/** Flags in the corner behind bombs: the game is not over for a while, whatever is played. */
const RED = '6666555577/M98874444S/222222223B/3333BBBBBF';
const ARMIES = { red: RED, blue: [...RED].toReversed().join('') };

test('it starts, serves people and operators, refuses a second one on its file, and restarts on its data', async () => {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-start-'));
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', STORE_FILE: path.join(folder, 'flagfall.db') });
  const lines: string[] = [];
  const log = { write: (line: string) => lines.push(line) };
  const first = await startServer(config, log);
  const ask = (url: string, cookie = '') => fetch(`${url}/api/v1/me`, { headers: { cookie } });
  const made = await fetch(`${first.url}/api/v1/guests`, { method: 'POST' });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const guest = await made.json();
  expect(await (await ask(first.url, cookie)).json()).toEqual(guest);
  expect((await fetch(`${first.url}/api/v1/operator/reports`)).status).toBe(401);
  await expect(startServer(config, log)).rejects.toThrow(StoreInUse);
  await first.stop();
  await expect(ask(first.url)).rejects.toThrow();
  const second = await startServer(config, log);
  expect(await (await ask(second.url, cookie)).json()).toEqual(guest);
  await second.stop();
  expect(lines.length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true, force: true });
});

test('a guest plays the computer over a socket, through a stop in the middle', async () => {
  const folder = storeFolder();
  let server = await startWhole({ STORE_FILE: folder.file }, PLACED);
  const guest = await newGuest(server);
  const me = (await guest.get('/me')).body;
  const seats = { red: { type: 'guest', guest: me.id, name: me.name }, blue: { type: 'computer', level: 1 } } as const;
  const record = playedRecord({ edition: original, secret: 'stop', armies: ARMIES });
  const table = smallGame({ seats, clock: { type: 'perMove', moveMs: 600_000 } });
  const { game } = await placeGame(server, { ...table, record, secret: 'stop' });
  const player = sitDown(() => server.url, guest, { game, seat: 'red', edition: 'original' });
  const movesOfBlue = () => player.actions.flat().filter((event) => event.type === 'turnPassed').length;
  await until(() => movesOfBlue() >= 4, 'the computer moves');
  await server.stop();
  expect(server.errors).toEqual([]);
  const before = movesOfBlue();
  server = await startWhole({ STORE_FILE: folder.file }, PLACED);
  player.hurry();
  await until(() => movesOfBlue() >= before + 4, 'the computer goes on');
  expect((await server.store.games.find(game))?.ending).not.toBe('outOfTime');
  player.stop();
  expect(server.errors).toEqual([]);
  await server.stop();
  folder.remove();
});

test('a rated game is rated when it ends', async () => {
  const folder = storeFolder();
  const server = await startWhole({ STORE_FILE: folder.file });
  const accounts = await Promise.all([newAccount(server), newAccount(server)]);
  const [red, blue] = accounts.map(({ id, name }) => ({ type: 'account', account: id, name }) as const);
  const clock = { type: 'perMove', moveMs: 60_000 } as const;
  const { game } = await server.host.open(smallGame({ edition: 'original', seats: { red, blue }, clock, speed: 'steady', rated: true }));
  const seats = ['red', 'blue'] as const;
  // They do not move: random players could lose before one resigns.
  const players = seats.map((seat, index) =>
    sitDown(() => server.url, accounts[index], { game, seat, edition: 'original', thinkMs: 3_600_000 }),
  );
  await until(() => players.every(({ client }) => client.last?.phase === 'deploying'), 'both are there');
  for (const [index, seat] of seats.entries()) {
    const deploy = ({ rules }: Table): Request => {
      return { type: 'play', id: seat, intent: { type: 'deploy', deployment: sampleDeployment(rules, index, seededChance(seat)) } };
    };
    await server.host.input(game, (table) => table.receive(server.runtime.now(), seat, deploy(table)));
  }
  await until(() => players[0].client.last?.phase === 'playing', 'the game begins');
  players[0].request({ type: 'resign' });
  await until(async () => (await server.store.ratings.of(red.account)).length > 0, 'a rating');
  const [loser, winner] = await Promise.all(accounts.map(async ({ id }) => (await server.store.ratings.of(id))[0].rating));
  expect(winner).toBeGreaterThan(loser);
  const figures = (await accounts[0].get('/metrics')).body as string;
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(figures)?.[1]);
  expect([figure('flagfall_tables'), figure('flagfall_sockets'), figure('flagfall_games_ended_total')]).toEqual([1, 2, 1]);
  expect([figure('flagfall_games_frozen'), figure('flagfall_computers_waiting')]).toEqual([0, 0]);
  expect(figure('flagfall_steps_total')).toBeGreaterThan(4);
  for (const player of players) player.stop();
  await server.stop();
  expect(server.errors).toEqual([]);
  folder.remove();
});
