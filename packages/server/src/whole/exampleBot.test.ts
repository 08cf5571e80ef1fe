// The example bot as a reader would start it: two of them, in processes of their own, play to the end on a real server.

import { readFileSync } from 'node:fs';
import { sayingSeed, storySeed } from '@flagfall/testkit/seed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCRIPT_BOT, type StartedBot, startBot } from '../forTests/clients/exampleBotForTests.ts';
import { newBot } from '../forTests/clients/visitorsForTests.ts';
import { newClient } from '../forTests/testServerForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import { startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';

const SEED = storySeed('example bot');
const CLOCK = { type: 'increment', initialMs: 600_000, incrementMs: 1000 } as const;
/** Short, and with deeds, cards, questions and a draft among them. */
const GAMES = [
  ...['barrage', 'creed-special', 'battle-cards'].map((edition) => ({ edition, options: { quietLimit: 6 } })),
  { edition: 'conquest', options: { players: 2, turnLimit: 1 } },
];

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

test('it is shorter than sixty lines and needs nothing but Node', () => {
  const text = readFileSync(SCRIPT_BOT, 'utf8');
  expect(text.trim().split('\n').length).toBeLessThan(60);
  expect(text).not.toMatch(/^import|require\(/m);
});

test('two of them accept challenges and finish games of editions with powers, cards and maps', async () => {
  const [robby, marvin] = [await newBot(server), await newBot(server)];
  bots.push(...[robby, marvin].map(({ token }, number) => startBot(SCRIPT_BOT, server.url, token, `${SEED} ${number}`)));
  const asRobby = newClient(server.url, { authorization: `Bearer ${robby.token}` });
  const games = new Set<string>();
  const unfinished = async (): Promise<readonly { readonly game: string }[]> => (await asRobby.get('/me/games')).body.games;
  for (const { edition, options } of GAMES) {
    const { status } = await asRobby.post('/offers', { edition, options, clock: CLOCK, rated: false, to: marvin.name });
    expect(status).toBe(200);
    const before = games.size;
    await until(async () => {
      for (const { game } of await unfinished()) games.add(game);
      return games.size > before;
    }, `${edition} begins`);
    // One after the other, so that the bots draw lots for one game at a time.
    await until(async () => (await unfinished()).length === 0, `${edition} ends: ${sayingSeed(SEED)}`, 120_000);
  }
  for (const game of games) {
    const found = await server.store.games.find(game);
    expect(found, found?.edition).toMatchObject({ status: 'ended', seats: [{ sitter: { bot: true } }, { sitter: { bot: true } }] });
    expect(found?.ending).not.toMatch(/resign|time|abandon/i);
  }
  expect(bots.map(({ complaint }) => complaint())).toEqual(['', '']);
});
