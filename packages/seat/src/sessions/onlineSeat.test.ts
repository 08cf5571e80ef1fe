/** One seat of a game on a server: what reaches its screen, and when. */

import type { Api, ChannelSubscriber, ChatLine } from '@flagfall/client';
import { barrage } from '@flagfall/editions';
import type { ClientMessage, ServerMessage } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { TestTable } from '../forTests/tableForTests.ts';
import { OnlineSeat } from './onlineSeat.ts';
import type { SessionUpdate } from './session.ts';

const line = { type: 'chat', game: 'g', room: 'seats', from: 'Ann', text: 'hello' } as const;

/** A screen that follows a game of so many actions from red's seat. */
function followed(memory: string, actions: number) {
  const game = new TestTable(barrage, 'online seat', { memory });
  for (let at = 0; at < actions; at++) game.playByChance();
  const arrivals: SessionUpdate[] = [];
  const heard: ChatLine[] = [];
  const asked: ClientMessage[] = [];
  /** The chat that the server has stored. */
  const said: { readonly id: string; readonly at: number }[] = [];
  let changes = 0;
  const chat: Api['chat'] = async () => ({ lines: said.map((one) => ({ from: 'Ann', text: 'hello', yours: false, ...one })) });
  const members: ChannelSubscriber[] = [];
  const line = { api: { chat }, add: (member: ChannelSubscriber) => members.push(member), remove() {} };
  const seat = new OnlineSeat({ game: 'g', plan: { edition: 'barrage', options: { memory }, seats: {} } }, line);
  seat.listen({ changed: () => changes++, arrived: (arrival) => arrivals.push(arrival), heard: (one) => heard.push(one) });
  const [client] = members;
  client.opened((message) => asked.push(message));
  client.received({ type: 'joined', game: 'g', viewer: 'red' });
  const join = (since: number): void => client.received({ game: 'g', ...game.table.join(0, 'red', since) } as ServerMessage);
  return { game, seat, client, arrivals, heard, said, asked, join, changes: () => changes };
}

test('old steps are not shown again, but in a game from memory what lies on the table is', () => {
  const aided = followed('aided', 12);
  aided.join(0);
  expect(aided.arrivals).toMatchObject([{ seat: 'red', fresh: 0, isWhole: true }]);
  const blind = followed('strict', 2);
  while (blind.game.joined('red').actions.length === 0) blind.game.playByChance();
  blind.join(0);
  expect(blind.arrivals).toMatchObject([{ fresh: blind.game.joined('red').actions.length, isWhole: true }]);
});

test('the game goes on step by step, and the next snapshot brings everything that was missed', () => {
  const { game, arrivals, join } = followed('aided', 2);
  join(0);
  const { version } = game.table;
  for (let at = 0; at < 3; at++) game.playByChance();
  join(version);
  expect(arrivals[1]).toMatchObject({ fresh: 3, isWhole: false });
});

test('a player who comes back to a game from memory learns which game is next, although the news are gone', () => {
  const { game, seat, client } = followed('strict', 3);
  game.ask('red', { type: 'resign' });
  const over = game.table.join(0, 'audience', 0);
  client.received({ game: 'g', ...over });
  expect(seat.next).toBeUndefined();
  client.received({ type: 'joined', game: 'g', viewer: 'audience' });
  client.received({ game: 'g', ...over, version: over.version + 2, rematch: 'another' });
  expect(seat.next).toBe('another');
});

test('a past that comes later is written as a whole, and none of it counts as new', () => {
  const { game, client, arrivals, join, asked } = followed('aided', 12);
  join(game.table.version - 3);
  expect(asked.at(-1)).toMatchObject({ type: 'past', before: game.table.version - 3 });
  const { steps } = game.joined('red');
  client.received({ type: 'past', game: 'g', version: game.table.version - 3, steps: steps.slice(0, -3) });
  expect(arrivals.at(-1)).toMatchObject({ fresh: 0, isWhole: true, sight: { steps, news: [] } });
});

test('a line of chat appears once, in its place among the older lines', async () => {
  const { seat, client, heard, said, changes } = followed('aided', 0);
  client.received({ ...line, id: 'two', at: 2 });
  client.received({ ...line, id: 'two', at: 2 });
  said.push({ id: 'one', at: 1 }, { id: 'two', at: 2 });
  await seat.recall('seats');
  expect(seat.chat.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(heard).toHaveLength(1);
  const before = changes();
  seat.forget('Ann');
  expect(seat.chat).toEqual([]);
  expect(changes()).toBe(before + 1);
});

test('chat from while the connection was lost appears after the reconnect, and nothing twice', async () => {
  const { seat, client, heard, said } = followed('aided', 0);
  said.push({ id: 'one', at: 1 });
  await seat.recall('seats');
  expect(heard).toEqual([]);
  client.closed();
  said.push({ id: 'two', at: 2 }, { id: 'three', at: 3 });
  client.opened(() => {});
  client.received({ type: 'joined', game: 'g', viewer: 'red' });
  client.received({ ...line, id: 'three', at: 3 });
  await expect.poll(() => seat.chat.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(heard.map(({ id }) => id)).toEqual(['three', 'two']);
});
