// What tests may override: it works for them, counts nowhere, and is unreachable for anyone else.

import { battleCards, EDITIONS } from '@flagfall/editions';
import { parseRecord } from '@flagfall/engine';
import type { Setup } from '@flagfall/table';
import { playedRecord } from '@flagfall/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { placeGame } from '../forTests/placedGameForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import { newAccount, newGuest, startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';
import { statisticsOf } from '../ratings/statistics.ts';

/** Attempts in all places where settings are read. */
const ATTEMPTS = {
  seed: 'mine',
  secret: 'mine',
  arranged: 'placed',
  placed: { secret: 'mine' },
  positions: 1,
  overrides: { seed: 'mine' },
  record: 'flagfall: 1',
};
const ENVIRONMENT = { FLAGFALL_SEED: 'mine', SEED: 'mine', POSITIONS: '1', SEAMS: '{"seed":"mine"}', FLAGFALL_SEAMS: '{"seed":"mine"}' };

let server: WholeServer;
const folder = storeFolder();
beforeAll(async () => {
  server = await startWhole({ STORE_FILE: folder.file, ...ENVIRONMENT });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const setupOf = async (of: WholeServer, game: string): Promise<Setup> => (await of.store.games.find(game))?.setup as Setup;

test('a seeded server opens the same games every time, and none of them is rated', async () => {
  const opened = async () => {
    const place = storeFolder();
    const seeded = await startWhole({ STORE_FILE: place.file }, { seed: 'again' });
    const { game } = await seeded.host.open(smallGame({ rated: true }));
    const { secret, arranged, rated } = await setupOf(seeded, game);
    const stored = (await seeded.store.games.find(game))?.rated;
    await seeded.stop();
    place.remove();
    return { game, secret, arranged, rated, stored };
  };
  const first = await opened();
  expect(first).toMatchObject({ arranged: 'seeded', rated: false, stored: false });
  expect(await opened()).toEqual(first);
});

test('a game paired on a seeded server is not rated either', async () => {
  const place = storeFolder();
  const seeded = await startWhole({ STORE_FILE: place.file }, { seed: 'again' });
  const [ann, bob] = [await newAccount(seeded), await newAccount(seeded)];
  const clock = { type: 'increment', initialMs: 300_000, incrementMs: 3000 };
  const offer = await ann.post('/offers', { edition: 'barrage', clock, rated: true, seat: 'red' });
  const { body } = await bob.post(`/offers/${offer.body.id}/acceptance`);
  expect(await setupOf(seeded, body.game)).toMatchObject({ arranged: 'seeded', rated: false });
  expect((await seeded.store.games.find(body.game))?.rated).toBe(false);
  await seeded.stop();
  place.remove();
});

test('a placed game goes on where its record ends, its record says so, and it has no winner or loser', async () => {
  const ann = await newAccount(server);
  const record = playedRecord({ edition: battleCards, secret: 'placed' });
  const { game } = await placeGame(server, {
    ...smallGame({
      seats: { red: { type: 'account', account: ann.id, name: ann.name }, blue: { type: 'computer', level: 1 } },
      rated: true,
    }),
    ...{ record, secret: 'placed' },
  });
  expect(await server.host.query(game, ({ phase }) => phase)).toBe('playing');
  await server.host.input(game, (table) => table.receive(server.runtime.now(), 'red', { type: 'resign', id: 'enough' }));
  await until(async () => (await server.store.games.find(game))?.status === 'ended', 'the game is over');
  const { body } = await ann.get(`/games/${game}/record`);
  const told = parseRecord(body.record);
  expect(told.ok && told.value.headers).toContainEqual({ key: 'arranged', value: 'placed' });
  expect(await statisticsOf(server.store, ann.id)).toEqual([]);
  expect((await server.store.games.find(game))?.rated).toBe(false);
});

test('a game of every edition can be placed', async () => {
  for (const edition of EDITIONS) {
    const { id } = edition;
    const record = playedRecord({ edition, options: id === 'conquest' ? { players: 2 } : {}, secret: id });
    const { game } = await placeGame(server, { ...smallGame(), record, secret: id });
    expect(await server.host.query(game, ({ phase }) => phase)).toBe('playing');
  }
});

test('no request and no environment variable arranges anything', async () => {
  const guest = await newGuest(server);
  const wanted = { edition: 'barrage', clock: { type: 'unlimited' }, seats: { red: { type: 'me' }, blue: { type: 'computer', level: 1 } } };
  for (const [key, value] of Object.entries(ATTEMPTS)) {
    for (const body of [
      { ...wanted, [key]: value },
      { ...wanted, options: { [key]: value } },
      { ...wanted, setup: { [key]: value } },
    ]) {
      const answer = await guest.post('/games', body);
      expect([400, 422], JSON.stringify(body)).toContain(answer.status);
    }
    const asked = await guest.post(`/games?${key}=${encodeURIComponent(JSON.stringify(value))}`, wanted);
    if (asked.status === 201 || asked.status === 200) {
      const { arranged, secret } = await setupOf(server, asked.body.game);
      expect(arranged).toBeUndefined();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(secret).not.toBe('mine');
    }
  }
  const games = await Promise.all([1, 2].map(async () => (await guest.post('/games', wanted)).body.game as string));
  const setups = await Promise.all(games.map((game) => setupOf(server, game)));
  expect(setups.map(({ arranged }) => arranged)).toEqual([undefined, undefined]);
  expect(setups[0].secret).not.toBe(setups[1].secret);
});
