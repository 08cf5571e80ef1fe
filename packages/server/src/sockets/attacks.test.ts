// Attacks over real sockets: other people's seats, wrong secrets, other origins, replays, floods.

import { barrage } from '@flagfall/editions';
import { compileRules, type Intent, type Seat, sampleDeployment, seatIndex, seededChance } from '@flagfall/engine';
import { PROTOCOL_VERSION } from '@flagfall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answeredIn } from '../forTests/clients/answersForTests.ts';
import { RawSocket } from '../forTests/clients/rawSocketForTests.ts';
import { seenTableOf } from '../forTests/clients/seenTableForTests.ts';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { type TestNode, testNode } from '../forTests/nodeForTests.ts';
import type { CreatedGame } from '../games/creation/createGame.ts';
import { systemRuntime } from '../games/runtime.ts';
import type { Person } from '../store/rows.ts';

const rules = compileRules(barrage);
const deployment = (seat: Seat, seed: string) => sampleDeployment(rules, seatIndex(seat), seededChance(seed));
const guestOf = (cookie: string | undefined): Person | undefined =>
  cookie === undefined ? undefined : { type: 'guest', guest: cookie.replace('who=', '') };

let node: TestNode;
beforeAll(async () => {
  // Time stands still, so that a slow machine does not raise the limits.
  const now = Date.now();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  node = await testNode({
    runtime: { ...systemRuntime(log), now: () => now },
    personOf: async ({ headers }) => guestOf(headers.cookie),
    origins: ['https://friends.example'],
  });
});
afterAll(() => node.stop());

const facts = (game: string) => node.store.facts.read(game);
const last = (socket: RawSocket) => socket.heard.at(-1);

/** A game at its first turn, with a socket per seat. */
async function begun(red = deployment('red', 'red'), blue = deployment('blue', 'blue')) {
  const opened = await node.host.open(smallGame());
  const sockets = {
    red: await RawSocket.joined(node.url, opened.game, opened.secrets.red),
    blue: await RawSocket.joined(node.url, opened.game, opened.secrets.blue),
  };
  for (const seat of ['red', 'blue'] as const) await act(sockets[seat], opened, { id: 'n', type: 'nonce', nonce: 'a'.repeat(64) });
  await act(sockets.red, opened, { id: 'd', type: 'play', intent: { type: 'deploy', deployment: red } });
  await act(sockets.blue, opened, { id: 'd', type: 'play', intent: { type: 'deploy', deployment: blue } });
  return { opened, ...sockets };
}

/** Sends a request and waits for the result. */
async function act(socket: RawSocket, { game }: CreatedGame, request: { readonly id: string; readonly [key: string]: unknown }) {
  const since = socket.heard.length;
  socket.say({ type: 'act', game, request });
  return socket.next((message) => message.type === 'error' || answeredIn(message) === request.id, since);
}

function viewOf(socket: RawSocket) {
  return seenTableOf(socket).view;
}

describe('without the secret of a seat', () => {
  test('a stolen game id shows what the audience sees, and allows nothing more', async () => {
    const { opened } = await begun();
    const thief = await RawSocket.joined(node.url, opened.game);
    expect(thief.heard).toContainEqual({ type: 'joined', game: opened.game, viewer: 'audience' });
    expect(thief.texts.join()).not.toMatch(/marshal|"kind"/);
    const before = (await facts(opened.game)).length;
    expect(await act(thief, opened, { id: '1', type: 'resign' })).toMatchObject({ type: 'error', code: 'notSeated' });
    expect(await facts(opened.game)).toHaveLength(before);
  });

  test('a wrong secret opens nothing, not even the audience', async () => {
    const { opened } = await begun();
    for (const secret of [
      'x',
      '0'.repeat(64),
      opened.secrets.red!.slice(0, 63),
      `${opened.secrets.red}0`,
      opened.secrets.red!.toUpperCase(),
    ]) {
      const thief = await RawSocket.joined(node.url, opened.game, secret);
      expect(last(thief)).toEqual({ type: 'error', code: 'wrongSecret', game: opened.game });
      expect(await act(thief, opened, { id: '1', type: 'resign' })).toMatchObject({ type: 'error', code: 'notJoined' });
    }
  });

  test('the secret of another game opens nothing', async () => {
    const [one, other] = [await begun(), await begun()];
    const thief = await RawSocket.joined(node.url, one.opened.game, other.opened.secrets.red);
    expect(last(thief)).toMatchObject({ code: 'wrongSecret' });
  });

  test('a secret in the URL is ignored', async () => {
    const { opened } = await begun();
    const thief = await RawSocket.joined(`${node.url}?secret=${opened.secrets.red}&token=${opened.secrets.red}`, opened.game);
    expect(thief.heard).toContainEqual({ type: 'joined', game: opened.game, viewer: 'audience' });
  });

  test('a session opens the seat of its guest and no other', async () => {
    const { opened } = await begun();
    const ann = await RawSocket.joined(node.url, opened.game, undefined, { cookie: 'who=guest-Ann' });
    expect(ann.heard).toContainEqual({ type: 'joined', game: opened.game, viewer: 'red' });
    for (const cookie of ['who=guest-ann', 'who=guest-Ann2', 'who=']) {
      const other = await RawSocket.joined(node.url, opened.game, undefined, { cookie });
      expect(other.heard).toContainEqual({ type: 'joined', game: opened.game, viewer: 'audience' });
    }
  });

  test('guessing secrets is slow, and ends with a closed connection', async () => {
    const { opened } = await begun();
    const thief = await RawSocket.joined(node.url);
    for (let n = 0; n < 400 && thief.isOpen; n += 1) thief.say({ type: 'join', game: opened.game, secret: `guess ${n}` });
    await thief.settled();
    const guesses = thief.heard.filter((message) => message.type === 'error' && message.code === 'wrongSecret').length;
    expect(guesses).toBeLessThan(70);
    expect(thief.isOpen).toBe(false);
    expect(thief.heard).toContainEqual({ type: 'goodbye', reason: 'tooMany', retryMs: 1000 });
  });
});

describe('from one seat', () => {
  test('a seat cannot act for another: a seat in the message is refused as unreadable', async () => {
    const { opened, blue, red } = await begun();
    const { from, to } = viewOf(red).moves[0];
    const before = (await facts(opened.game)).length;
    const request = { id: '1', type: 'play', seat: 'red', intent: { type: 'move', from, to } };
    expect(await act(blue, opened, request)).toMatchObject({ type: 'error', code: 'badMessage' });
    blue.say({ type: 'act', game: opened.game, seat: 'red', request: { id: '2', type: 'resign' } });
    await blue.settled();
    const { seat: _, ...plain } = request;
    expect(await act(blue, opened, { ...plain, id: '3' })).toMatchObject({ type: 'refused', refusal: { code: 'notYourTurn' } });
    expect(await facts(opened.game)).toHaveLength(before);
  });

  test('the request id of another seat reveals nothing', async () => {
    const { opened, blue } = await begun();
    const before = (await facts(opened.game)).length;
    // Both seats have used this id: each gets its own answer.
    const answer = await act(blue, opened, { id: 'd', type: 'resign' });
    expect(answer).toMatchObject({ type: 'done', id: 'd' });
    expect(await facts(opened.game)).toHaveLength(before);
  });

  test('a replay of all messages after the end changes nothing', async () => {
    const { opened, red, blue } = await begun();
    const sent: { readonly id: string; readonly [key: string]: unknown }[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const socket = turn % 2 === 0 ? red : blue;
      const moves = viewOf(socket).moves;
      if (moves.length === 0) break;
      const request = { id: `t${turn}`, type: 'play', intent: moves[turn % moves.length] };
      sent.push(request);
      await act(socket, opened, request);
      await Promise.all([red.settled(), blue.settled()]);
    }
    await act(red, opened, { id: 'end', type: 'resign' });
    const before = (await facts(opened.game)).length;
    for (const socket of [red, blue]) {
      for (const request of [...sent, { id: 'end', type: 'resign' }]) await act(socket, opened, request);
      expect(await act(socket, opened, { id: 'late', type: 'resign' })).toMatchObject({ refusal: { code: 'gameOver' } });
    }
    expect(await facts(opened.game)).toHaveLength(before);
  });

  test('games that differ in hidden facts look the same to the others, byte by byte', async () => {
    const red = deployment('red', 'twins');
    const swap: Record<string, string> = { marshal: 'general', general: 'marshal', miner: 'spy', spy: 'miner' };
    const swapped = Object.fromEntries(Object.entries(red).map(([cell, kind]) => [cell, swap[kind] ?? kind]));
    const seen: string[][] = [];
    for (const army of [red, swapped]) {
      const game = await begun(army);
      const audience = await RawSocket.joined(node.url, game.opened.game);
      const moves = viewOf(game.red).moves.filter(({ to }) => !to.endsWith('5') && red[to] === undefined);
      const quiet: Intent | undefined = moves.find(({ from }) => red[from] !== 'scout');
      expect(quiet).toBeDefined();
      // Refusals must be the same, too.
      await act(game.blue, game.opened, { id: 'no', type: 'play', intent: { type: 'move', from: 'a1', to: 'a2' } });
      await act(game.red, game.opened, { id: 'q', type: 'play', intent: quiet });
      await Promise.all([game.blue.settled(), audience.settled()]);
      seen.push([...game.blue.texts, ...audience.texts].map((text) => masked(text, game.opened.game)));
    }
    expect(seen[0].length).toBeGreaterThan(8);
    expect(seen[0]).toEqual(seen[1]);
  });
});

/** Without what may differ: names, times and commitments, which are hashes with random bytes in them. */
function masked(text: string, game: string): string {
  return text
    .replaceAll(game, 'GAME')
    .replaceAll(/"(now|at)":\d+/g, '"$1":0')
    .replaceAll(/"commitments":\{.*?\}\}/g, '')
    .replaceAll(/[0-9a-f]{64}/g, 'HASH');
}

describe('the socket server', () => {
  test('pages of other origins are refused, those of this host and of allowed origins are not', async () => {
    const { host } = new URL(node.url);
    for (const origin of ['https://evil.example', `https://${host}.evil.example`, 'null', 'file://', `https://evil.example/${host}`])
      await expect(RawSocket.open(node.url, { origin })).rejects.toThrow('status 403');
    for (const origin of [`http://${host}`, 'https://friends.example']) (await RawSocket.open(node.url, { origin })).close();
  });

  test('other paths are refused', async () => {
    await expect(RawSocket.open(node.url.replace('/socket', '/sockets'))).rejects.toThrow('status 404');
  });

  test('messages before the greeting get no answer, and other protocols are told ours', async () => {
    const socket = await RawSocket.open(node.url);
    socket.say({ type: 'ping', id: '1' });
    expect(await socket.next(({ type }) => type === 'error')).toMatchObject({ code: 'helloFirst' });
    socket.say({ type: 'hello', protocol: PROTOCOL_VERSION - 1 });
    expect(await socket.next((message) => message.type === 'error' && message.code === 'otherProtocol')).toMatchObject({
      server: PROTOCOL_VERSION,
    });
    socket.say({ type: 'hello', protocol: PROTOCOL_VERSION, editions: { barrage: 999, unknown: 1 } });
    expect(await socket.next((message) => message.type === 'error' && message.code === 'otherEdition')).toMatchObject({ path: 'barrage' });
  });

  test('a connection follows so many games and no more', async () => {
    const roomy = await testNode({ limits: { messages: { perSecond: 1e6, burst: 1e6 }, gamesMax: 50, backlogMax: 4_000_000 } });
    const socket = await RawSocket.joined(roomy.url);
    const games = await Promise.all(Array.from({ length: 51 }, () => roomy.host.open(smallGame())));
    for (const { game } of games) socket.say({ type: 'join', game });
    await socket.settled();
    expect(socket.heard.filter(({ type }) => type === 'joined')).toHaveLength(50);
    expect(socket.heard).toContainEqual({ type: 'error', code: 'tooFast', game: games[50].game });
    await roomy.stop();
  });

  test('a flood of messages is stopped', async () => {
    const socket = await RawSocket.joined(node.url);
    for (let n = 0; n < 500; n += 1) socket.say({ type: 'ping', id: String(n) });
    await socket.settled();
    expect(socket.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(100);
    expect(socket.isOpen).toBe(false);
  });
});
