/** Clocks: which seat pays for which time, what is given back, and what happens at zero. */

import { battleCards } from '@flagfall/editions';
import { compileRules, type Intent, pick, seededChance } from '@flagfall/engine';
import { MINUTE_MS } from '@flagfall/protocol';
import { describe, expect, test } from 'vitest';
import { deploymentFor, deterministicHooks, openTable } from '../forTests/tableFuzzForTests.ts';
import { TimedTestTable } from '../forTests/timedTableForTests.ts';
import { defaultSetup } from '../setup.ts';

describe('clocks', () => {
  test('an increment comes after each turn, and only the seat to move pays', () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 2_000 } });
    evening.now += 10_000;
    evening.act('red');
    expect([evening.left('red'), evening.left('blue')]).toEqual([52_000, MINUTE_MS]);
    expect(evening.update('audience').clocks.running).toEqual(['blue']);
    evening.now += 5_000;
    expect([evening.left('red'), evening.left('blue')]).toEqual([52_000, 55_000]);
  });

  test('a delay gives back what was used of it and no more', () => {
    const evening = TimedTestTable.started({ clock: { type: 'delay', initialMs: MINUTE_MS, delayMs: 3_000 } });
    evening.now += 2_000;
    evening.act('red');
    expect(evening.left('red')).toBe(MINUTE_MS);
    evening.now += 10_000;
    evening.act('blue');
    expect(evening.left('blue')).toBe(MINUTE_MS - 7_000);
  });

  test('a fixed time per turn starts anew each turn, days as well', () => {
    const evening = TimedTestTable.started({ clock: { type: 'perMove', moveMs: 30_000 } });
    evening.now += 20_000;
    evening.act('red');
    evening.now += 1_000;
    evening.act('blue');
    expect(evening.left('red')).toBe(30_000);
    expect(TimedTestTable.started({ clock: { type: 'days', days: 2 } }).left('red')).toBe(2 * 24 * 60 * MINUTE_MS);
  });

  test('without a limit no clock runs out', () => {
    const evening = TimedTestTable.started({ clock: { type: 'unlimited' } });
    expect(evening.left('red')).toBeUndefined();
    evening.pass(1_000 * MINUTE_MS);
    expect(evening.table.state.phase).toBe('playing');
  });

  test('a seat that runs out of time loses, at the deadline that the table has named', () => {
    const evening = TimedTestTable.started({
      clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 0 },
      lag: { capMs: 0, budgetMs: 0 },
    });
    const { deadline } = evening.last;
    expect(deadline).toBe(evening.now + MINUTE_MS);
    evening.pass(MINUTE_MS - 1);
    expect(evening.last.facts).toEqual([]);
    evening.pass(1);
    expect(evening.told('blue')).toMatchObject({ phase: 'over' });
    expect(evening.table.viewOf('blue').result).toEqual({ ending: 'outOfTime', winners: ['blue'] });
    expect(evening.last.deadline).toBeUndefined();
  });

  test('a late move is refused, even if the table has not looked at the clock', () => {
    const evening = TimedTestTable.started({ clock: { type: 'perMove', moveMs: 10_000 }, lag: { capMs: 500, budgetMs: 5_000 } });
    evening.now += 10_100;
    expect(evening.act('red')).toMatchObject({ type: 'refused', refusal: { code: 'outOfTime' } });
    expect(evening.told('blue')).toMatchObject({ phase: 'over' });
    expect(evening.table.viewOf('blue').result).toEqual({ ending: 'outOfTime', winners: ['blue'] });
  });

  test('among several the game goes on without the seat that runs out of time', () => {
    const evening = TimedTestTable.started({ clock: { type: 'perMove', moveMs: 10_000 } }, { players: 3 });
    const [late] = evening.table.state.waitedFor;
    evening.pass(11_000);
    expect(evening.last.facts).toMatchObject([{ type: 'left', seat: late, why: 'outOfTime' }]);
    expect(evening.told('audience')).toMatchObject({ type: 'update', version: evening.table.version });
    expect(evening.table.phase).toBe('playing');
    expect(evening.table.state.present).toHaveLength(2);
  });

  test('a question in the turn of another runs the clock of the seat that is asked', () => {
    const evening = new TimedTestTable({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 5_000 } }, { players: 2 });
    const [drafter] = evening.table.state.waitedFor;
    evening.now += 4_000;
    evening.act(drafter);
    expect(evening.left(drafter)).toBeLessThan(MINUTE_MS + 5_001);
    const other = drafter === 'red' ? 'blue' : 'red';
    expect(evening.update('audience').clocks.running).toEqual([other]);
    expect(evening.left(drafter)).toBe(MINUTE_MS - 4_000);
  });
});

test('a turn that ends with the answer of another earns its increment all the same', () => {
  const rules = compileRules(battleCards);
  const clock = { type: 'increment', initialMs: 10 * MINUTE_MS, incrementMs: 5_000 } as const;
  let endings = 0;
  for (let game = 0; game < 6 && endings === 0; game++) {
    const chance = seededChance(`answers ${game}`);
    const { table } = openTable(
      0,
      rules,
      defaultSetup(rules, `answers ${game}`, { clock, nonceMs: 0 }),
      deterministicHooks(rules, 'answers'),
    );
    for (let n = 0; n < 300 && table.phase !== 'over'; n++) {
      const [seat] = table.waitedFor;
      const { clocks } = table.join(n * 100, seat);
      const view = table.viewOf(seat);
      const { turn, waiting } = view;
      const intent: Intent =
        waiting?.decision === 'deploy'
          ? { type: 'deploy', deployment: deploymentFor(rules, view, chance) }
          : pick(chance, [...view.moves, ...view.deeds]);
      table.receive(n * 100, seat, { id: `${n}`, type: 'play', intent }).commit();
      const after = { ...table.join(n * 100, seat), view: table.viewOf(seat) };
      if (waiting?.decision !== 'defend' || seat === turn || after.view.turn === turn || after.view.result !== undefined) continue;
      endings++;
      expect(after.clocks.leftMs[turn]! - clocks.leftMs[turn]!).toBe(5_000);
      expect(after.clocks.leftMs[seat]).toBe(clocks.leftMs[seat]);
    }
  }
  expect(endings).toBeGreaterThan(0);
});

describe('network delay', () => {
  const lag = { capMs: 500, budgetMs: 1_200 };

  test('is given back up to a cap per action and a budget per game', () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 0 }, lag });
    const paid = [300, 5_000, 5_000, 5_000].map((lagMs) => {
      const before = evening.left('red')!;
      evening.now += 2_000;
      evening.act('red', lagMs);
      evening.act('blue');
      return before - evening.left('red')!;
    });
    expect(paid).toEqual([1_700, 1_500, 1_600, 2_000]);
  });

  test('is never more than the time that went by, and nonsense counts as zero', () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 0 }, lag });
    evening.now += 100;
    evening.act('red', 400);
    expect(evening.left('red')).toBe(MINUTE_MS);
    for (const nonsense of [-1_000, Number.NaN, Number.NEGATIVE_INFINITY]) {
      const seat = evening.table.state.waitedFor[0];
      const before = evening.left(seat)!;
      evening.now += 50;
      evening.act(seat, nonsense);
      expect(evening.left(seat)).toBe(before - 50);
    }
  });

  test('saves a move that was sent in time', () => {
    const evening = TimedTestTable.started({ clock: { type: 'perMove', moveMs: 10_000 }, lag });
    evening.pass(10_100);
    expect(evening.act('red', 200)).toMatchObject({ type: 'update' });
    expect(evening.table.viewOf('red').turn).toBe('blue');
  });
});

describe('the deployment', () => {
  test('has its own clock, and a late seat gets an army', () => {
    const evening = new TimedTestTable({ clock: { type: 'perMove', moveMs: 10_000 }, deployMs: 30_000 });
    expect(evening.update('red').clocks).toEqual({ leftMs: { red: 10_000, blue: 10_000 }, running: [], deployMs: 30_000 });
    evening.now += 20_000;
    evening.act('blue');
    expect(evening.update('red').clocks.deployMs).toBe(10_000);
    evening.pass(10_000);
    expect(evening.told('blue')).toMatchObject({ phase: 'playing', news: [{ type: 'deployedByClock', by: 'red' }] });
    expect(evening.last.facts).toMatchObject([{ type: 'played', seat: 'red', byClock: true }]);
    expect(evening.restored().join(evening.now, 'red')).toEqual(evening.update('red'));
  });
});

describe('uncharged time', () => {
  test('is the time without a host', () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 0 } });
    evening.pass(10_000);
    const table = evening.restored();
    const reply = table.resume(evening.now + 100 * MINUTE_MS, evening.now).commit();
    expect(reply.facts).toMatchObject([{ type: 'resumed', downFrom: evening.now }]);
    expect(table.join(evening.now + 100 * MINUTE_MS, 'red').clocks.leftMs.red).toBe(50_000);
    expect(reply.deliveries).toContainEqual({ to: 'red', message: { type: 'presence', away: ['red', 'blue'], claimable: [] } });
  });

  test('is counted once when the host fails during a pause', () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 0 } });
    evening.now += 10_000;
    evening.ask('red', { type: 'offer', what: 'pause' });
    evening.ask('blue', { type: 'answer', what: 'pause', accept: true });
    const table = evening.restored();
    const later = evening.now + 20 * MINUTE_MS;
    table.resume(later, evening.now + MINUTE_MS).commit();
    table.receive(later, 'red', { id: 'on', type: 'offer', what: 'resume' }).commit();
    table.receive(later, 'blue', { id: 'on', type: 'answer', what: 'resume', accept: true }).commit();
    expect(table.join(later + 5_000, 'red').clocks.leftMs.red).toBe(45_000);
  });

  test('also extends the wait for nonces', () => {
    const evening = new TimedTestTable({ nonceMs: 10_000 });
    evening.pass(4_000);
    const table = evening.restored();
    const later = evening.now + MINUTE_MS;
    expect(table.resume(later, evening.now).commit()).toMatchObject({ facts: [{ type: 'resumed' }], deadline: later + 6_000 });
  });

  test('is the time of a pause, and a pause ends by itself', () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 0 }, pauseMs: 10 * MINUTE_MS });
    evening.now += 10_000;
    evening.ask('red', { type: 'offer', what: 'pause' });
    expect(evening.ask('blue', { type: 'answer', what: 'pause', accept: true })).toMatchObject({ isPaused: true, clocks: { running: [] } });
    evening.pass(5 * MINUTE_MS);
    expect(evening.left('red')).toBe(50_000);
    expect(evening.act('red')).toMatchObject({ refusal: { code: 'isPaused' } });
    evening.ask('blue', { type: 'offer', what: 'resume' });
    expect(evening.ask('red', { type: 'answer', what: 'resume', accept: true })).toMatchObject({ isPaused: false });
    expect(evening.left('red')).toBe(50_000);
    evening.ask('red', { type: 'offer', what: 'pause' });
    evening.ask('blue', { type: 'answer', what: 'pause', accept: true });
    expect(evening.pass(10 * MINUTE_MS).facts).toMatchObject([{ type: 'unpaused' }]);
    expect(evening.left('red')).toBe(50_000);
  });

  test("when the host's clock is put back, time stands still until it has caught up", () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: MINUTE_MS, incrementMs: 0 } });
    evening.now += 10_000;
    evening.act('red');
    evening.now -= 5_000;
    evening.act('blue');
    expect([evening.left('red'), evening.left('blue')]).toEqual([50_000, MINUTE_MS]);
    expect(evening.facts.every(({ at }, n) => n === 0 || at >= evening.facts[n - 1].at)).toBe(true);
  });
});
