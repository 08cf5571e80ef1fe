// Online play from end to end, over real HTTP and sockets: against computers in every edition, between friends by link, through restarts, and
// with each side on a node of its own.

import { EDITIONS, findEdition } from '@flagfall/editions';
import { type Options, parseRecord, replayRecord, rulesForRecord, type Seat } from '@flagfall/engine';
import { checkCommitments } from '@flagfall/table';
import { findPart, startNats, startPostgres, type TestPostgres } from '@flagfall/testkit/parts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RandomSocketPlayer } from '../bench/randomSocketPlayer.ts';
import { type Client, newClient } from '../forTests/testServerForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import { newGuest, type SeatedPlayer, sitDown, startWhole, storeFolder, type WholeServer } from '../forTests/wholeServerForTests.ts';

/** A machine under load still has time enough. */
const QUICK = { type: 'perMove', moveMs: 300_000 } as const;
const MOVES_MAX = 40;
/** Computers answer after so many positions, on any machine. */
const POSITIONS = 20;

const players: RandomSocketPlayer[] = [];
const servers: WholeServer[] = [];
let started = 0;
afterEach(async () => {
  for (const player of players.splice(0)) player.stop();
  for (const server of servers.splice(0)) {
    await server.stop();
    expect(server.errors).toEqual([]);
  }
});

/** Its luck follows from its place in this file. */
async function start(environment: Readonly<Record<string, string>>): Promise<WholeServer> {
  started += 1;
  const server = await startWhole(environment, { seed: `whole ${started}`, positions: POSITIONS });
  servers.push(server);
  return server;
}

async function stop(server: WholeServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.stop();
  expect(server.errors).toEqual([]);
}

function play(url: () => string, client: Client, chair: SeatedPlayer): RandomSocketPlayer {
  const player = sitDown(url, client, chair);
  players.push(player);
  return player;
}

/** The same visitor, at a server that restarted elsewhere. */
function atHome(server: WholeServer, { cookie }: Client): Client {
  return Object.assign(newClient(server.url, {}), { cookie });
}

/** A guest opens a game of barrage and a friend takes the other seat by the link. */
async function meet(host: WholeServer, friend: WholeServer) {
  const [red, blue] = [await newGuest(host), await newGuest(friend)];
  const seats = { red: { type: 'me' }, blue: { type: 'open' } };
  const { game, invitations } = (await red.post('/games', { edition: 'barrage', clock: QUICK, seats })).body;
  expect((await blue.post('/invitations/accept', { token: invitations.blue })).body).toEqual({ game, seat: 'blue' });
  return { game: game as string, red, blue };
}

const actionsOf = ({ actions }: RandomSocketPlayer) => actions.length;

/** Both sides play until it is over; a game that lasts too long is resigned. */
async function finish([red, blue]: readonly RandomSocketPlayer[]): Promise<void> {
  await until(() => red.isOver || actionsOf(red) > MOVES_MAX, 'many moves');
  if (!red.isOver) red.request({ type: 'resign' });
  await until(() => red.isOver && blue.isOver, 'the end');
}

/** The record replays by the rules, and all its commitments are opened. */
async function verify(client: Client, game: string): Promise<void> {
  const { status, body } = await client.get(`/games/${game}/record`);
  expect(status).toBe(200);
  const parsed = parseRecord(body.record);
  if (!parsed.ok) throw new Error(parsed.error.what);
  const rules = rulesForRecord(parsed.value, findEdition);
  if (!rules.ok) throw new Error(rules.error.what);
  const replayed = replayRecord(rules.value, parsed.value);
  if (!replayed.ok) throw new Error(replayed.error.what);
  expect(checkCommitments(rules.value, parsed.value)).toBeUndefined();
  expect(body.record).toMatch(/^secret: [0-9a-f]{64}$/m);
  expect(body.record).toMatch(/^nonce red: [0-9a-f]{64}$/m);
}

describe('on one node with a file', () => {
  const folder = storeFolder();
  afterAll(() => folder.remove());

  test('a guest plays the computer in every edition at once', async () => {
    const server = await start({ STORE_FILE: folder.file });
    const guest = await newGuest(server);
    const sides = await Promise.all(
      EDITIONS.map(async ({ id: edition }) => {
        const options: Options = edition === 'conquest' ? { players: 2 } : {};
        const seats = { red: { type: 'me' }, blue: { type: 'computer', level: 1 } };
        const { status, body } = await guest.post('/games', { edition, options, clock: { type: 'unlimited' }, seats });
        expect([edition, status]).toEqual([edition, 200]);
        return play(() => server.url, guest, { game: body.game, seat: 'red', edition, options });
      }),
    );
    expect(sides).toHaveLength(10);
    const turns = ({ actions }: RandomSocketPlayer) => actions.flat().filter(({ type }) => type === 'turnPassed').length;
    // A random player may lose soon.
    const isPlayed = (player: RandomSocketPlayer) => player.isOver || (player.client.last?.phase === 'playing' && turns(player) >= 3);
    await Promise.all(
      sides.map(async (player) => {
        await until(() => isPlayed(player), `turns of ${player.client.last?.about.edition}`);
        player.stop();
      }),
    );
    for (const { client } of sides) {
      const { body } = await guest.get(`/games/${client.game}`);
      expect([undefined, 'flagCaptured', 'immobile', 'bothImmobile']).toContain(body.ending);
    }
  });

  test('friends meet by link, finish a game through a restart, and its record holds', async () => {
    let server = await start({ STORE_FILE: folder.file });
    const { game, red, blue } = await meet(server, server);
    const sides = (
      [
        ['red', red],
        ['blue', blue],
      ] as const
    ).map(([seat, client]) => play(() => server.url, client, { game, seat, edition: 'barrage' }));
    await until(() => actionsOf(sides[0]) >= 8 || sides[0].isOver, 'some moves');
    await stop(server);
    server = await start({ STORE_FILE: folder.file });
    for (const side of sides) side.hurry();
    await finish(sides);
    const friend = atHome(server, blue);
    await verify(friend, game);
    const { body } = await friend.get(`/games/${game}`);
    expect(body).toMatchObject({ status: 'ended', viewer: 'blue' });
    expect(Object.values(body.seats).map((seat) => (seat as { outcome: string }).outcome)).toHaveLength(2);
    expect((await friend.get('/archive')).body.games.map((one: { game: string }) => one.game)).toContain(game);
    expect((await (await newGuest(server)).get('/archive')).body.games).toEqual([]);
  });
});

const part = findPart('postgres');
const nats = findPart('nats');

describe.skipIf(!part.found)(part.found ? 'on two nodes with one PostgreSQL' : `on two nodes with one PostgreSQL (${part.why})`, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    if (part.found) postgres = await startPostgres(part.folder);
  });
  afterAll(() => postgres?.stop());

  test('each side plays on its own node; one node stops and its players go on elsewhere, the computer too', async () => {
    const environment = { DATABASE_URL: postgres.url };
    const [one, two] = [await start(environment), await start(environment)];
    const { game, red, blue } = await meet(one, two);
    let home = one;
    const sides = [
      play(() => home.url, red, { game, seat: 'red', edition: 'barrage' }),
      play(() => two.url, blue, { game, seat: 'blue', edition: 'barrage' }),
    ];
    const seats = { red: { type: 'computer', level: 1 }, blue: { type: 'me' } };
    const against = (await red.post('/games', { edition: 'duel', clock: QUICK, seats })).body.game as string;
    const duel = play(() => home.url, red, { game: against, seat: 'blue' satisfies Seat, edition: 'duel' });
    await until(() => (duel.isOver || actionsOf(duel) >= 6) && (sides[0].isOver || actionsOf(sides[0]) >= 8), 'some moves');
    home = two;
    await stop(one);
    for (const player of [duel, sides[0]]) player.hurry();
    const before = actionsOf(duel);
    await until(() => duel.isOver || actionsOf(duel) >= before + 4, 'the computer goes on');
    await finish(sides);
    await verify(blue, game);
    expect(sides[0].actions.length).toBe(sides[1].actions.length);
  });

  test.skipIf(!nats.found)(nats.found ? 'with NATS between them both sides hear of every move' : `with NATS (${nats.why})`, async () => {
    if (!nats.found) return;
    const between = await startNats(nats.folder);
    const environment = { DATABASE_URL: postgres.url, NATS_URL: between.url };
    const [one, two] = [await start(environment), await start(environment)];
    const { game, red, blue } = await meet(one, two);
    const sides = [
      play(() => one.url, red, { game, seat: 'red', edition: 'barrage' }),
      play(() => two.url, blue, { game, seat: 'blue', edition: 'barrage' }),
    ];
    // Without notices each move would be seen after half a minute: twelve of them are in time only with notices.
    await until(() => sides.every((side) => side.isOver || actionsOf(side) >= 12), 'moves to and fro');
    for (const side of sides) side.stop();
    for (const server of [one, two]) await stop(server);
    await between.stop();
  });
});
