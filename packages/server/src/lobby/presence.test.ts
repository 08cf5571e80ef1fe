// Presence in the lobby, by a simulated clock.

import { expect, test } from 'vitest';
import type { Runtime } from '../games/runtime.ts';
import type { Person } from '../store/rows.ts';
import { LOBBY_GRACE_MS, LobbyPresence } from './presence.ts';

const ann: Person = { type: 'guest', guest: 'ann' };

function bench() {
  const timers = new Set<() => void>();
  const gone: Person[] = [];
  const runtime: Runtime = {
    now: () => 0,
    after(ms, act) {
      expect(ms).toBe(LOBBY_GRACE_MS);
      timers.add(act);
      return () => timers.delete(act);
    },
    randomHex: () => '',
    log: console,
  };
  const presence = new LobbyPresence(runtime, (person) => gone.push(person));
  const pass = () => {
    for (const act of [...timers]) {
      timers.delete(act);
      act();
    }
  };
  return { presence, gone, pass };
}

const socket = (person: Person | undefined) => ({ person, send: () => undefined });

test('a visitor has left when their last socket has been closed for a while, and only then', () => {
  const { presence, gone, pass } = bench();
  const [first, second] = [socket(ann), socket(ann)];
  presence.add(first, false);
  presence.add(second, true);
  presence.remove(first);
  pass();
  expect([presence.isHere(ann), gone]).toEqual([true, []]);
  presence.remove(second);
  expect([presence.isHere(ann), gone]).toEqual([false, []]);
  const third = socket(ann);
  presence.add(third, false);
  pass();
  expect(gone).toEqual([]);
  presence.remove(third);
  presence.remove(third);
  pass();
  expect([gone, presence.isEmpty]).toEqual([[ann], true]);
});

test('subscribing again only changes what is sent; a visitor without a session has no identity', () => {
  const { presence, gone, pass } = bench();
  const [one, stranger] = [socket(ann), socket(undefined)];
  presence.add(one, false);
  presence.add(one, true);
  presence.add(stranger, true);
  expect([...presence.of(ann)]).toMatchObject([{ wantsLobby: true }]);
  expect([...presence.all]).toHaveLength(2);
  presence.remove(stranger);
  presence.remove(one);
  presence.close();
  pass();
  expect(gone).toEqual([]);
});
