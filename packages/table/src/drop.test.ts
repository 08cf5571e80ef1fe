/** A step that is not committed changes nothing; asked for again, it is the same step. */

import type { Deployment, View } from '@flagfall/engine';
import { MINUTE_MS } from '@flagfall/protocol';
import { differenceOfImages, imageOf } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { deterministicHooks, openTable } from './forTests/tableFuzzForTests.ts';
import { TimedTestTable } from './forTests/timedTableForTests.ts';
import type { Setup } from './setup.ts';
import type { PendingStep, Table } from './table.ts';

const CLOCK = { clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 1_000 } } as const satisfies Partial<Setup>;
const OPEN = { seats: { red: { type: 'person' }, blue: { type: 'open' } } } as const satisfies Partial<Setup>;
const REQUESTS = ['1', '2', '3', '4', '5', '6', '7', '8', 'asked'];

interface Case {
  readonly what: string;
  /** The facts of the step. */
  readonly facts: readonly string[];
  readonly evening: () => TimedTestTable;
  readonly ask: (table: Table, now: number) => PendingStep;
}

/** Each seat has moved, and more happens as the test wants. */
function played(given: Partial<Setup> = {}, more: (evening: TimedTestTable) => void = () => {}): TimedTestTable {
  const evening = TimedTestTable.started({ ...CLOCK, graceMs: 30_000, friendly: true, ...given });
  for (let n = 0; n < 4; n++) evening.act();
  more(evening);
  return evening;
}

/** No seat has deployed yet. */
function deploying(given: Partial<Setup> = {}): TimedTestTable {
  const evening = new TimedTestTable(given);
  for (const seat of evening.table.rules.seats) evening.present(seat, true);
  return evening;
}

function firstMove(table: Table, now: number): PendingStep {
  const [seat] = table.waitedFor;
  return table.receive(now, seat, { id: 'asked', type: 'play', intent: table.viewOf(seat).moves[0] });
}

function answer(what: 'draw' | 'undo' | 'pause', accept: boolean): (table: Table, now: number) => PendingStep {
  return (table, now) => table.receive(now, 'blue', { id: 'asked', type: 'answer', what, accept });
}

function deployed(by: TimedTestTable): (table: Table, now: number) => PendingStep {
  const fact = by.facts.findLast(({ type }) => type === 'played');
  const event = fact?.type === 'played' ? fact.events[0] : undefined;
  if (event?.type !== 'seatDeployed') throw new Error('somebody has deployed');
  const deployment = Object.fromEntries(event.pieces.map(({ cell, kind }) => [cell, kind]));
  return (table, now) => table.receive(now, event.seat, { id: 'asked', type: 'play', intent: { type: 'deploy', deployment } });
}

const offering = (what: 'draw' | 'undo' | 'pause') => (evening: TimedTestTable) => {
  evening.ask('red', { type: 'offer', what });
};

const CASES: readonly Case[] = [
  { what: 'a move', facts: ['played'], evening: () => played(), ask: firstMove },
  { what: 'a battle', facts: ['played'], evening: nearBattle, ask: attack },
  { what: 'a deployment', facts: ['played'], evening: () => deploying(), ask: deployed(TimedTestTable.started()) },
  {
    what: 'leaving',
    facts: ['left'],
    evening: () => played(),
    ask: (table, now) => table.receive(now, 'red', { id: 'asked', type: 'resign' }),
  },
  {
    what: 'leaving a game that goes on',
    facts: ['left'],
    evening: () => TimedTestTable.started(CLOCK, { players: 3 }),
    ask: (table, now) => table.receive(now, 'green', { id: 'asked', type: 'resign' }),
  },
  {
    what: 'an offer',
    facts: ['offered'],
    evening: () => played(),
    ask: (table, now) => table.receive(now, 'red', { id: 'asked', type: 'offer', what: 'draw' }),
  },
  { what: 'a draw that is accepted', facts: ['concluded'], evening: () => played({}, offering('draw')), ask: answer('draw', true) },
  { what: 'a draw that is declined', facts: ['declined'], evening: () => played({}, offering('draw')), ask: answer('draw', false) },
  { what: 'a move that declines a draw', facts: ['played'], evening: () => played({}, (one) => one.ask('blue', DRAW)), ask: firstMove },
  { what: 'taking back', facts: ['undone'], evening: () => played({}, offering('undo')), ask: answer('undo', true) },
  { what: 'a pause', facts: ['paused'], evening: () => played({}, offering('pause')), ask: answer('pause', true) },
  { what: 'a clock that runs out', facts: ['left'], evening: () => played(), ask: (table, now) => table.tick(now + 2 * MINUTE_MS) },
  {
    what: 'a move that comes too late',
    facts: ['left'],
    evening: () => played({ lag: { capMs: 5_000, budgetMs: 30_000 } }),
    ask: (table, now) => firstMove(table, now + MINUTE_MS + 4_000),
  },
  {
    what: 'a seat that is taken',
    facts: ['sat', 'begun'],
    evening: () => new TimedTestTable(OPEN),
    ask: (table, now) => table.takeSeat(now, 'blue', { type: 'person', name: 'Bob' }),
  },
  {
    what: 'a nonce, the last that was waited for',
    facts: ['nonceGiven', 'begun'],
    evening: () => new TimedTestTable({ nonceMs: 10_000, seats: { red: { type: 'person' }, blue: { type: 'computer', level: 3 } } }),
    ask: (table, now) => table.receive(now, 'red', { id: 'asked', type: 'nonce', nonce: 'ab'.repeat(32) }),
  },
  { what: 'going away', facts: ['away'], evening: () => played(), ask: (table, now) => table.setPresent(now, 'blue', false) },
  {
    what: 'coming back',
    facts: ['back'],
    evening: () => played({}, (one) => one.present('red', false)),
    ask: (table, now) => table.setPresent(now, 'red', true),
  },
  {
    what: 'an absence that was too long',
    facts: ['graceOver'],
    evening: () => played({}, (one) => one.present('red', false)),
    ask: (table, now) => table.tick(now + 31_000),
  },
  {
    what: 'a host that comes back',
    facts: ['resumed'],
    evening: () => played(),
    ask: (table, now) => table.resume(now + 10 * MINUTE_MS, now + 1_000),
  },
  {
    what: 'two armies that the clock deploys',
    facts: ['played', 'played'],
    evening: () => deploying({ deployMs: MINUTE_MS }),
    ask: (table, now) => table.tick(now + MINUTE_MS),
  },
  {
    what: 'an absence that was too long, and a clock that runs out after it',
    facts: ['graceOver', 'left'],
    evening: () => played({}, (one) => one.present('red', false)),
    ask: (table, now) => table.tick(now + 2 * MINUTE_MS),
  },
  {
    what: 'a pause that is over, and taking back after it',
    facts: ['unpaused', 'undone'],
    evening: () =>
      played({ pauseMs: 10_000 }, (one) => {
        offering('pause')(one);
        one.ask('blue', { type: 'answer', what: 'pause', accept: true });
        offering('undo')(one);
      }),
    ask: (table, now) => answer('undo', true)(table, now + 10_000),
  },
  { what: 'all of it for an audience that is behind', facts: ['played'], evening: () => played({ audienceDelay: 2 }), ask: firstMove },
];

const DRAW = { type: 'offer', what: 'draw' } as const;

/** A seat can attack. */
function nearBattle(): TimedTestTable {
  const evening = TimedTestTable.started(CLOCK);
  for (let n = 0; n < 200 && attackIn(evening.table) === undefined; n++) evening.act();
  return evening;
}

function attackIn(table: Table) {
  const { moves, pieces } = table.viewOf(table.waitedFor[0]);
  return moves.find(({ to }) => pieces.some(({ cell }) => cell === to));
}

function attack(table: Table, now: number): PendingStep {
  const intent = attackIn(table);
  if (intent === undefined) throw new Error('it came to no battle');
  return table.receive(now, table.waitedFor[0], { id: 'asked', type: 'play', intent });
}

describe.each(CASES)('$what', ({ facts, evening: prepare, ask }) => {
  test('changes nothing while it is pending, nor when it is dropped', () => {
    const { table, now } = prepare();
    const before = imageOf(table, now, REQUESTS);
    const step = ask(table, now);
    expect(step.facts.map(({ type }) => type)).toEqual(facts);
    expect(differenceOfImages(before, imageOf(table, now, REQUESTS))).toBeUndefined();
    step.drop();
    expect(differenceOfImages(before, imageOf(table, now, REQUESTS))).toBeUndefined();
  });

  test('asked for again it is the same step, and the table is the one that its facts restore', () => {
    const evening = prepare();
    const { table, now } = evening;
    const dropped = ask(table, now);
    dropped.drop();
    const step = ask(table, now);
    expect(JSON.stringify(step)).toBe(JSON.stringify(dropped));
    evening.facts.push(...step.commit().facts);
    expect(step.after).toEqual(table.summary);
    expect(step.deadline).toBe(table.deadline);
    expect(differenceOfImages(imageOf(table, now, REQUESTS), imageOf(evening.restored(), now, REQUESTS))).toBeUndefined();
  });
});

describe('a pending step', () => {
  test('is the only one, and is committed or dropped once', () => {
    const { table, now } = played();
    const step = firstMove(table, now);
    expect(() => table.tick(now)).toThrow('before the next one');
    expect(() => table.applyStored([])).toThrow('another host');
    step.commit();
    expect(() => step.commit()).toThrow('once');
    expect(() => step.drop()).toThrow('once');
    expect(table.tick(now).facts).toEqual([]);
  });

  test('without facts blocks nothing', () => {
    const { table, now } = played();
    const refused = table.receive(now, 'blue', { id: 'asked', type: 'answer', what: 'draw', accept: true });
    expect(refused.facts).toEqual([]);
    const step = firstMove(table, now);
    refused.commit();
    expect(step.commit().facts).toHaveLength(1);
  });

  test('that fails because the host fails leaves the table as it was', () => {
    const { rules, setup } = deploying({ deployMs: MINUTE_MS }).table;
    const steady = deterministicHooks(rules, 'evening');
    const deploymentFor = (view: View): Deployment => {
      if (view.viewer === 'blue') throw new Error('no army for blue');
      return steady.deploymentFor(view);
    };
    const { table } = openTable(0, rules, setup, { ...steady, deploymentFor });
    const before = imageOf(table, 0);
    expect(() => table.tick(MINUTE_MS)).toThrow('no army for blue');
    expect(differenceOfImages(before, imageOf(table, 0))).toBeUndefined();
    expect(table.tick(1).facts).toEqual([]);
  });
});
