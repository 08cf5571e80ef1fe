// The test overrides as an operator or a player could look for them: a real `flagfall serve`, with every variable and flag that might lead there, and messages that ask
// for more than they may. Nothing is seeded, placed or marked.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseRecord, type Seat, type SeenEvent } from '@flagfall/engine';
import { PROTOCOL_VERSION, seenActionsIn } from '@flagfall/protocol';
import { endProgram, freePort } from '@flagfall/testkit/parts';
import { afterAll, expect, test } from 'vitest';
import type { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { attend, follow, socketOf } from '../forTests/clients/visitorsForTests.ts';
import { startServed } from '../forTests/servedForTests.ts';
import { newClient } from '../forTests/testServerForTests.ts';
import { newGuest, storeFolder } from '../forTests/wholeServerForTests.ts';

const COMMAND = path.join(import.meta.dirname, '../../../cli/src/main.ts');
const SEED = 'mine';
const SEAMS = JSON.stringify({ seed: SEED, positions: 1 });
const NAMES = ['SEED', 'SECRET', 'SEAMS', 'POSITIONS', 'ARRANGED', 'PLACED', 'RECORD', 'TEST', 'CHANCE', 'LONG', 'FRESH'];
const TEMPTING = Object.fromEntries(
  NAMES.flatMap((name) => {
    const value = name === 'SEAMS' ? SEAMS : name === 'POSITIONS' ? '1' : SEED;
    return [name, `FLAGFALL_${name}`, `SERVER_${name}`].map((one) => [one, value]);
  }),
);
const EXTRAS = {
  seed: SEED,
  secret: SEED,
  arranged: 'seeded',
  placed: { secret: SEED },
  record: 'flagfall: 1',
  positions: 1,
  overrides: { seed: SEED },
};
const WISH = { edition: 'barrage', clock: { type: 'unlimited' }, seats: { red: { type: 'me' }, blue: { type: 'computer', level: 1 } } };

/** The flag is in the corner behind others, and the step meets no piece: the game goes on, whatever the computer answers. */
const ARMY = { a1: 'flag', a2: 'bomb', b1: 'marshal', b2: 'general', c1: 'miner', c2: 'scout', d1: 'scout', d2: 'spy' };
const STEP = { type: 'move', from: 'd2', to: 'd3' };

const ends: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** As an operator would start it who wants to choose the luck of others. */
async function serve(...flags: readonly string[]): Promise<{ readonly url: string }> {
  const folder = storeFolder();
  ends.push(() => folder.remove());
  const port = await freePort();
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...TEMPTING };
  const args = [COMMAND, 'serve', '--host', '127.0.0.1', '--port', String(port), '--file', folder.file, ...flags];
  const served = await startServed(args, env, port);
  ends.push(() => endProgram(served.process, 'SIGKILL'));
  return served;
}

/** All replies to one message. */
async function answerTo(socket: RawSocket, message: object): Promise<readonly string[]> {
  const since = socket.heard.length;
  socket.say(message);
  await socket.settled();
  return socket.heard.slice(since).flatMap(({ type }) => (type === 'pong' ? [] : [type]));
}

/** When the turn passed to a seat. */
async function turnOf(socket: RawSocket, seat: Seat): Promise<number> {
  const passes = (events: readonly SeenEvent[]) => events.some((event) => event.type === 'turnPassed' && event.turn === seat);
  const told = await socket.next((message) => message.type === 'update' && seenActionsIn(message.steps).some(passes));
  return told.type === 'update' ? told.now : 0;
}

test('no variable and no message seeds, places or marks a game of a served node', async () => {
  const servers = [await serve(), await serve()];
  const games = await Promise.all(servers.map(async (server) => (await (await newGuest(server)).post('/games', WISH)).body.game as string));
  expect(games[0]).toMatch(/^[0-9a-f]{24}$/);
  // One seed would open the same games on both.
  expect(games[0]).not.toBe(games[1]);

  const [server] = servers;
  const guest = await newGuest(server);
  const { game } = (await guest.post('/games', WISH)).body;
  for (const [key, value] of Object.entries(EXTRAS)) {
    const socket = await socketOf(server, guest);
    const said: readonly object[] = [
      { type: 'hello', protocol: PROTOCOL_VERSION, [key]: value },
      { type: 'act', game, request: { type: 'nonce', id: `n ${key}`, nonce: 'a'.repeat(64), [key]: value } },
      { type: 'act', game, request: { type: 'resign', id: `r ${key}` }, [key]: value },
      { type: 'place', game, [key]: value },
      { type: 'attend', lobby: false, [key]: value },
      { type: 'join', game, [key]: value },
    ];
    for (const message of said) expect(await answerTo(socket, message), JSON.stringify(message)).toEqual(['error']);
    socket.close();
  }

  // With `positions` the computer would answer at once; a person sees it think. Measured by the server's clock, so our own delay does not matter.
  const red = await socketOf(server, guest);
  expect(await follow(red, game)).toBe('red');
  red.say({ type: 'act', game, request: { type: 'nonce', id: 'nonce', nonce: 'a'.repeat(64) } });
  await red.next((message) => message.type === 'snapshot' && message.phase === 'deploying');
  red.say({ type: 'act', game, request: { type: 'play', id: 'deploy', intent: { type: 'deploy', deployment: ARMY } } });
  await red.next((message) => message.type === 'update' && message.phase === 'playing');
  red.say({ type: 'act', game, request: { type: 'play', id: 'step', intent: STEP } });
  const asked = await turnOf(red, 'blue');
  const answered = await turnOf(red, 'red');
  expect(answered - asked).toBeGreaterThan(600);
  red.say({ type: 'act', game, request: { type: 'resign', id: 'resign' } });
  await red.next((message) => message.type === 'update' && message.phase === 'over');
  red.close();
  const { body } = await newClient(server.url, {}).get(`/games/${game}/record`);
  const record = parseRecord(body.record);
  if (!record.ok) throw new Error(record.error.what);
  expect(record.value.headers.map(({ key }) => key)).not.toContain('arranged');
  expect(record.value.headers).toContainEqual({ key: 'secret', value: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const lobby = await attend(server, guest);
  expect(lobby.isOpen).toBe(true);
  lobby.close();
});

test.each(['--seed', '--positions'])('there is no flag %s', (flag) => {
  const { status } = spawnSync(process.execPath, [COMMAND, 'serve', flag, '1', '--port', '0'], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
});
