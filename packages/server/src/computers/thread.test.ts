/** A computer player in the server's thread: it plays a game, shows its thoughts, and stops when told to. */

import { Worker } from 'node:worker_threads';
import { RemotePlayer, type SearchInfo } from '@flagfall/ai';
import { barrage, original } from '@flagfall/editions';
import { actionsSeenBy, actionsSince, assert, compileRules, observe, type Rules, type Seat, seededChance, submit } from '@flagfall/engine';
import { randomStart } from '@flagfall/testkit';
import { afterAll, expect, test } from 'vitest';
import type { ThreadReply, ThreadRequest } from './thread.ts';

const workers: Worker[] = [];

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.terminate()));
});

test('two players in two threads play a game of Barrage', async () => {
  const rules = compileRules(barrage);
  const position = randomStart(rules, seededChance('threads'));
  const guests = rules.seats.map((seat) => guestFor(rules, seat, 2));
  for (const guest of guests) guest.learn(actionsSeenBy(actionsSince(position, 0), guest.seat));
  for (let ply = 0; ply < 400; ply++) {
    const { waiting, result, version } = observe(position, 'audience');
    if (result !== undefined) break;
    const guest = guests.find(({ seat }) => seat === waiting?.seats[0]);
    assert(guest !== undefined, 'somebody is waited for');
    const { intent, expectation } = await guest.choose(observe(position, guest.seat), { nodes: 200 });
    expect(expectation).toBeGreaterThanOrEqual(0);
    expect(submit(position, guest.seat, intent).ok).toBe(true);
    for (const other of guests) other.learn(actionsSeenBy(actionsSince(position, version), other.seat));
  }
  expect(observe(position, 'audience').result).toBeDefined();
});

test('thoughts are reported, and a stopped player decides at once', async () => {
  const rules = compileRules(original);
  const position = randomStart(rules, seededChance('stopped'));
  const seat = observe(position, 'audience').turn;
  const guest = guestFor(rules, seat, 6);
  guest.learn(actionsSeenBy(actionsSince(position, 0), seat));
  const view = observe(position, seat);
  const thoughts: SearchInfo[] = [];
  const { intent } = await guest.choose(view, { ms: 600_000 }, (thought) => {
    thoughts.push(thought);
    if (thoughts.length === 3) guest.stop();
  });
  expect(thoughts.length).toBeGreaterThanOrEqual(3);
  expect(view.moves).toContainEqual(intent);
});

test('a malformed question gets an error', async () => {
  const rules = compileRules(original);
  const guest = guestFor(rules, 'red', 1);
  const position = randomStart(rules, seededChance('nonsense'));
  await expect(guest.choose({ ...observe(position, 'red'), moves: [], deeds: [] })).rejects.toThrow('the seat has a legal intent');
});

function guestFor(rules: Rules, seat: Seat, level: number): RemotePlayer {
  const worker = new Worker(new URL('./thread.ts', import.meta.url));
  workers.push(worker);
  const guest = new RemotePlayer((request) => worker.postMessage({ player: 'd', request } satisfies ThreadRequest), {
    edition: rules.edition.id,
    revision: rules.edition.revision,
    options: rules.options,
    seat,
    level,
    seed: `player ${seat}`,
  });
  worker.on('message', ({ reply }: ThreadReply) => guest.receive(reply));
  return guest;
}
