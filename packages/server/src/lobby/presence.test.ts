// Presence in the lobby, by a simulated clock.

import { expect, test } from 'vitest';
import type { Runtime } from '../games/runtime.ts';
import type { Person } from '../store/rows.ts';
import { LOBBY_GRACE_MS, LobbyPresence } from './presence.ts';

const ann: Person = { type: 'guest', guest: 'ann' };

function bench() {
  const timers = new Set<() => void>();
  const gone: Person[] = [];
  const world: Runtime = {
    now: () => 0,
    after(ms, act) {
      expect(ms).toBe(LOBBY_GRACE_MS);
      timers.add(act);
      return () => timers.delete(act);
    },
    randomHex: () => '',
    log: console,
  };
  const attendance = new LobbyPresence(world, (person) => gone.push(person));
  const pass = () => {
    for (const act of [...timers]) {
      timers.delete(act);
      act();
    }
  };
  return { attendance, gone, pass };
}

const socket = (person: Person | undefined) => ({ person, send: () => undefined });

test('a visitor has left when their last socket has been closed for a while, and only then', () => {
  const { attendance, gone, pass } = bench();
  const [first, second] = [socket(ann), socket(ann)];
  attendance.add(first, false);
  attendance.add(second, true);
  attendance.remove(first);
  pass();
  expect([attendance.isHere(ann), gone]).toEqual([true, []]);
  attendance.remove(second);
  expect([attendance.isHere(ann), gone]).toEqual([false, []]);
  const third = socket(ann);
  attendance.add(third, false);
  pass();
  expect(gone).toEqual([]);
  attendance.remove(third);
  attendance.remove(third);
  pass();
  expect([gone, attendance.isEmpty]).toEqual([[ann], true]);
});

test('subscribing again only changes what is sent; a visitor without a session has no identity', () => {
  const { attendance, gone, pass } = bench();
  const [one, stranger] = [socket(ann), socket(undefined)];
  attendance.add(one, false);
  attendance.add(one, true);
  attendance.add(stranger, true);
  expect([...attendance.of(ann)]).toMatchObject([{ wantsLobby: true }]);
  expect([...attendance.all]).toHaveLength(2);
  attendance.remove(stranger);
  attendance.remove(one);
  attendance.close();
  pass();
  expect(gone).toEqual([]);
});
