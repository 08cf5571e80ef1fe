// Who gets a game wants no other at that time; what they want after it is theirs.

import { expect, test } from 'vitest';
import type { World } from '../games/world.ts';
import { LocalHub } from '../notices/local.ts';
import { openMemoryStore } from '../store/sqlite/open.ts';
import { Deals } from './deals.ts';
import type { Player } from './gameSetup.ts';

const SETUP = {
  edition: 'barrage',
  options: {},
  clock: { type: 'increment', initialMs: 300_000, incrementMs: 3000 },
  rated: false,
} as const;
const [ANN, BEN] = ['ann', 'ben'].map((guest): Player => ({ person: { type: 'guest', guest }, name: guest, bot: false }));

/** A lobby in which the table of a game begins when `look` does. */
async function openDeals(look: (deals: Deals) => Promise<unknown>) {
  const store = await openMemoryStore(1);
  let now = 1000;
  let numbers = 0;
  const log = { info: () => undefined, warn: (about: object) => expect(about).toBeUndefined(), error: () => undefined };
  const world: World = { now: () => now, after: () => () => undefined, randomHex: () => `${numbers++}`, log };
  const host = {
    look: async () => {
      now += 1;
      await look(deals);
      return undefined as never;
    },
  };
  const deals: Deals = new Deals({ store, notices: new LocalHub().open(), world, host });
  const open = async ({ person }: Player) => (await store.lobby.of(person, now)).map(({ edition }) => edition);
  return { store, deals, open, search: ({ person }: Player) => store.seekers.of(person, now) };
}

const offer = (deals: Deals, player: Player, edition: string) => deals.offer(player, { setup: { ...SETUP, edition } });

test('who is paired and offers another game before the first has begun keeps the offer; what they offered before is gone', async () => {
  const { store, deals, open } = await openDeals((deals) => offer(deals, ANN, 'duel'));
  await offer(deals, ANN, 'original');
  for (const player of [ANN, BEN]) await deals.search(player, SETUP);
  await deals.pair();
  expect(await store.games.unfinishedOf(ANN.person)).toHaveLength(1);
  expect(await open(ANN)).toEqual(['duel']);
  await store.close();
});

test('the same holds for who accepts, and for a search', async () => {
  const { store, deals, open, search } = await openDeals((deals) => deals.search(BEN, { ...SETUP, edition: 'duel' }));
  await offer(deals, BEN, 'original');
  const made = await offer(deals, ANN, 'barrage');
  if (!made.ok) throw new Error('this is a good offer');
  await deals.search(ANN, SETUP);
  expect(await deals.accept(BEN, made.value.id)).toMatchObject({ ok: true });
  expect([await open(ANN), await open(BEN)]).toEqual([[], []]);
  expect([await search(ANN), (await search(BEN))?.setup]).toMatchObject([undefined, { edition: 'duel' }]);
  await store.close();
});
