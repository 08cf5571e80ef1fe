// The example bot in Python as a reader would start it: it plays a whole game against the one in JavaScript on a real server.

import { readFileSync } from 'node:fs';
import { sayingSeed, storySeed } from '@flagfall/testkit/seed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PYTHON_BOT, SCRIPT_BOT, type StartedBot, startBot } from '../forTests/clients/exampleBotForTests.ts';
import { newBot } from '../forTests/clients/visitorsForTests.ts';
import { newClient } from '../forTests/testServerForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import { startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';

const SEED = storySeed('example bot in Python');
const CLOCK = { type: 'increment', initialMs: 600_000, incrementMs: 1000 } as const;

const folder = storeFolder();
const bots: StartedBot[] = [];
let server: WholeServer;
beforeAll(async () => {
  server = await startWhole({ STORE_FILE: folder.file }, { seed: SEED });
});
afterAll(async () => {
  for (const bot of bots) await bot.stop();
  await server.stop();
  folder.remove();
});

test('it is not much longer than the other, and needs nothing but Python', () => {
  const text = readFileSync(PYTHON_BOT, 'utf8');
  expect(text.trim().split('\n').length).toBeLessThan(85);
  const modules = [...text.matchAll(/^(?:import|from) (.+)$/gm)].map(([, names]) => names);
  expect(modules).toEqual(['http.client, json, os, random, secrets, sys, time, urllib.request']);
});

test('it accepts a challenge and plays a whole game of Barrage', async () => {
  const [snake, marvin] = [await newBot(server), await newBot(server)];
  bots.push(startBot(PYTHON_BOT, server.url, snake.token, `${SEED} 0`), startBot(SCRIPT_BOT, server.url, marvin.token, `${SEED} 1`));
  const asMarvin = newClient(server.url, { authorization: `Bearer ${marvin.token}` });
  const wish = { edition: 'barrage', options: { quietLimit: 20 }, clock: CLOCK, rated: false, to: snake.name };
  expect(await asMarvin.post('/offers', wish)).toMatchObject({ status: 200 });
  const unfinished = async (): Promise<readonly { readonly game: string }[]> => (await asMarvin.get('/me/games')).body.games;
  let game = '';
  await until(async () => {
    game = (await unfinished())[0]?.game ?? '';
    return game !== '';
  }, 'the game begins');
  await until(async () => (await unfinished()).length === 0, `the game ends: ${sayingSeed(SEED)}`, 120_000);
  const found = await server.store.games.find(game);
  expect(found).toMatchObject({ status: 'ended', seats: [{ sitter: { bot: true } }, { sitter: { bot: true } }] });
  expect(found?.ending).not.toMatch(/resign|time|abandon/i);
  // More than the two deployments.
  expect(found?.actions).toBeGreaterThan(2);
  expect(bots.map(({ complaint }) => complaint())).toEqual(['', '']);
});
