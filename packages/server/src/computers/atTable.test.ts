// Computers at a real table, as on a server: with a clock, from stored facts, through a restart.

import { findEdition } from '@flagfall/editions';
import { assert, compileRules, type Options, type Rules, type Seat } from '@flagfall/engine';
import { defaultSetup, type Fact, type Setup, Table, type TableHooks } from '@flagfall/table';
import { expect, test } from 'vitest';
import { type ComputerSeatSettings, Computers } from './computers.ts';
import { thinkingClock } from './thinkingTime.ts';

const CLOCK = { type: 'perMove', moveMs: 10_000 } as const;
/** The time of a turn on the table's clock, however long it takes here. */
const TURN_MS = 500;

const host: TableHooks = {
  deploymentFor() {
    throw new Error('no computer is late');
  },
  newGame: () => 'next',
};

/** Lets computers play until the game is over, or for so many actions; returns the facts to store. */
async function playOn(table: Table, computers: Computers, actions: number): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  let now = table.state.at;
  const seats = new Map(table.rules.seats.map((seat) => [seat, computers.seat(placeAt(table, seat))]));
  for (let count = 0; count < actions && table.phase !== 'over'; count += 1) {
    const [seat] = table.waitedFor;
    const clock = thinkingClock(table.state.clock.show(now), seat, CLOCK);
    const intent = await seats.get(seat)?.choose(table.viewOf(seat), clock);
    assert(intent !== undefined, 'nobody has left');
    now += TURN_MS;
    const reply = table.receive(now, seat, { id: `${table.version}`, type: 'play', intent }).commit();
    expect(reply.deliveries.filter(({ message }) => message.type === 'refused')).toEqual([]);
    facts.push(...reply.facts);
  }
  for (const seat of seats.values()) seat.leave();
  return facts;
}

function placeAt(table: Table, seat: Seat): ComputerSeatSettings {
  return { game: 'g', rules: table.rules, seat, level: 1, seed: 'restart', seen: () => table.seenActions(seat) };
}

function rulesOf(edition: string, options: Options): Rules {
  const found = findEdition(edition);
  assert(found !== undefined, 'we have this edition');
  return compileRules(found, options);
}

test.each([
  ['barrage', { memory: 'strict' }, 40],
  ['creed-special', {}, 20],
  ['conquest', { players: 4 }, 60],
] as const)('%s goes on after a restart, by the facts alone', async (edition, options, actions) => {
  const rules = rulesOf(edition, options);
  const computer = { type: 'computer', level: 1 } as const;
  const setup: Setup = defaultSetup(rules, 'ab'.repeat(32), {
    clock: CLOCK,
    nonceMs: 0,
    seats: Object.fromEntries(rules.seats.map((seat) => [seat, computer])),
  });
  const { table, step } = Table.open(0, rules, setup, host);
  const facts: Fact[] = [...step.commit().facts];
  let played = 0;
  for (const one of [table, undefined]) {
    const computers = new Computers({ threads: 1, positions: 20 });
    const before = one ?? Table.restore(rules, setup, facts, host);
    facts.push(...(await playOn(before, computers, actions / 2)));
    await computers.close();
    played = before.seenActions('audience').length;
  }
  const after = Table.restore(rules, setup, facts, host);
  expect(after.seenActions('audience')).toHaveLength(played);
  expect(after.phase === 'over' || played >= actions).toBe(true);
});
