// Games over real sockets: two clients, a node, an embedded store on the disk.

import { barrage } from '@flagfall/editions';
import { compileRules, type Seat, seededChance } from '@flagfall/engine';
import type { Fact } from '@flagfall/table';
import { afterEach, expect, test } from 'vitest';
import { RandomSocketPlayer, type RandomSocketPlayerListener } from '../bench/randomSocketPlayer.ts';
import { smallGame } from '../forTests/gameSpecsForTests.ts';
import { type TestNode, testNode } from '../forTests/nodeForTests.ts';
import { until } from '../forTests/untilForTests.ts';
import type { CreatedGame } from '../games/creation/createGame.ts';

const rules = compileRules(barrage);
const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function node(): Promise<TestNode> {
  const one = await testNode();
  stops.push(() => one.stop());
  return one;
}

function sit({ url }: TestNode, { game, secrets }: CreatedGame, seat: Seat, listener: RandomSocketPlayerListener = {}): RandomSocketPlayer {
  const player = new RandomSocketPlayer(
    { url: () => url, game, seat, secret: secrets[seat] ?? '', rules, chance: seededChance(`sockets/play ${seat}`) },
    listener,
  );
  stops.push(() => player.stop());
  return player;
}

test('two clients play a game to its end, cut off now and then, and nothing is done twice', async () => {
  const one = await node();
  const opened = await one.host.open(smallGame());
  const done: string[] = [];
  let moves = 0;
  const players = (['red', 'blue'] as const).map((seat) =>
    sit(one, opened, seat, {
      done: (id) => done.push(id),
      sent: () => {
        moves += 1;
        // Each in its turn, once with its own move under way and once with the other's.
        if (moves % 11 === 0) setImmediate(() => players[moves % 2].cut());
      },
    }),
  );
  await until(() => players.every(({ isOver }) => isOver) || moves > 120, 'a whole game');
  if (!players.every(({ isOver }) => isOver)) players[0].request({ type: 'resign' });
  await until(() => players.every(({ isOver, client }) => isOver && client.pending === 0), 'the end');

  const facts = (await one.store.facts.read(opened.game)).map(({ fact }) => fact as Fact);
  const carriedOut = facts.flatMap(({ request }) => (request === undefined ? [] : [request.id]));
  expect(new Set(carriedOut).size).toBe(carriedOut.length);
  for (const id of done) expect(carriedOut).toContain(id);
  const actions = facts.filter((fact) => 'events' in fact && fact.events.length > 0).length;
  for (const { actions: seen } of players) expect(seen).toHaveLength(actions);
  expect(one.errors).toEqual([]);
  expect(await one.store.games.find(opened.game)).toMatchObject({ status: 'ended' });
});
