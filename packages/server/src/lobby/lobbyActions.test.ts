// A player who gets a game has their other immediate wishes ended; later ones are kept.

import { expect, test } from 'vitest';
import type { Runtime } from '../games/runtime.ts';
import { LocalBus } from '../notices/localBus.ts';
import { openMemoryStore } from '../store/sqlite/open.ts';
import type { LobbyPlayer } from './gameSetup.ts';
import { LobbyActions } from './lobbyActions.ts';

const SETUP = {
  edition: 'barrage',
  options: {},
  clock: { type: 'increment', initialMs: 300_000, incrementMs: 3000 },
  rated: false,
} as const;
const [ANN, BEN] = ['ann', 'ben'].map((guest): LobbyPlayer => ({ person: { type: 'guest', guest }, name: guest, bot: false }));

/** A lobby in which the table of a game begins when `look` does. */
async function openDeals(look: (actions: LobbyActions) => Promise<unknown>) {
  const store = await openMemoryStore(1);
  let now = 1000;
  let numbers = 0;
  const log = { info: () => undefined, warn: (about: object) => expect(about).toBeUndefined(), error: () => undefined };
  const world: Runtime = { now: () => now, after: () => () => undefined, randomHex: () => `${numbers++}`, log };
  const host = {
    query: async () => {
      now += 1;
      await look(actions);
      return undefined as never;
    },
  };
  const actions: LobbyActions = new LobbyActions({ store, notices: new LocalBus().open(), runtime: world, host });
  const open = async ({ person }: LobbyPlayer) => (await store.offers.of(person, now)).map(({ edition }) => edition);
  return { store, actions, open, search: ({ person }: LobbyPlayer) => store.seekers.of(person, now) };
}

const offer = (actions: LobbyActions, player: LobbyPlayer, edition: string) => actions.offer(player, { setup: { ...SETUP, edition } });

test('a paired player who offers another game before the first has begun keeps that offer; earlier ones are gone', async () => {
  const { store, actions, open } = await openDeals((actions) => offer(actions, ANN, 'duel'));
  await offer(actions, ANN, 'original');
  for (const player of [ANN, BEN]) await actions.search(player, SETUP);
  await actions.pair();
  expect(await store.games.unfinishedOf(ANN.person)).toHaveLength(1);
  expect(await open(ANN)).toEqual(['duel']);
  await store.close();
});

test('the same holds after accepting, and for a search', async () => {
  const { store, actions, open, search } = await openDeals((actions) => actions.search(BEN, { ...SETUP, edition: 'duel' }));
  await offer(actions, BEN, 'original');
  const made = await offer(actions, ANN, 'barrage');
  if (!made.ok) throw new Error('this is a good offer');
  await actions.search(ANN, SETUP);
  expect(await actions.accept(BEN, made.value.id)).toMatchObject({ ok: true });
  expect([await open(ANN), await open(BEN)]).toEqual([[], []]);
  expect([await search(ANN), (await search(BEN))?.setup]).toMatchObject([undefined, { edition: 'duel' }]);
  await store.close();
});
