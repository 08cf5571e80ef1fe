/** A pause moves no clock, whatever is agreed or resigned during it. */

import { type ClockSetup, MINUTE_MS, type OfferType } from '@flagfall/protocol';
import { describe, expect, test } from 'vitest';
import { TimedTestTable } from '../forTests/timedTableForTests.ts';

const CLOCKS: readonly ClockSetup[] = [
  { type: 'increment', initialMs: 10 * MINUTE_MS, incrementMs: 5_000 },
  { type: 'delay', initialMs: 10 * MINUTE_MS, delayMs: 5_000 },
  { type: 'perMove', moveMs: 10 * MINUTE_MS },
  { type: 'days', days: 1 },
];

/** One seat offers, all others accept. */
function agree(evening: TimedTestTable, what: OfferType): void {
  const [first, ...others] = evening.table.state.present;
  evening.ask(first, { type: 'offer', what });
  for (const seat of others) evening.ask(seat, { type: 'answer', what, accept: true });
}

describe('while a game is paused', () => {
  test.each(CLOCKS)('taking back costs and gives no time: $type', (clock) => {
    // The same game with a long pause around the taking back, and with none.
    const [paused, plain] = [true, false].map((isPaused) => {
      const evening = TimedTestTable.started({ friendly: true, clock });
      evening.now += 10_000;
      evening.act('red');
      evening.now += 7_000;
      if (isPaused) {
        agree(evening, 'pause');
        evening.pass(5 * MINUTE_MS);
      }
      agree(evening, 'undo');
      expect(evening.told('red')).toMatchObject({ news: [{ type: 'undone', actions: 1 }], isPaused });
      const during = evening.update('audience').clocks.leftMs;
      if (isPaused) {
        evening.pass(5 * MINUTE_MS);
        expect(evening.update('audience').clocks.leftMs).toEqual(during);
        agree(evening, 'resume');
      }
      evening.now += 3_000;
      const after = evening.update('audience').clocks;
      expect(evening.restored().join(evening.now, 'audience').clocks).toEqual(after);
      evening.act('red');
      return { during, after, later: evening.update('audience').clocks };
    });
    expect(paused).toEqual(plain);
  });

  test('a seat that resigns leaves the clocks of the others as they stood', () => {
    const evening = TimedTestTable.started({ clock: { type: 'increment', initialMs: 10 * MINUTE_MS, incrementMs: 0 } }, { players: 3 });
    evening.now += 10_000;
    const [waited] = evening.table.state.waitedFor;
    const others = evening.table.state.present.filter((seat) => seat !== waited);
    agree(evening, 'pause');
    const before = evening.update('audience').clocks.leftMs;
    evening.pass(5 * MINUTE_MS);
    evening.ask(waited, { type: 'resign' });
    evening.pass(5 * MINUTE_MS);
    agree(evening, 'resume');
    for (const seat of others) expect(evening.left(seat)).toBe(before[seat]);
    expect(evening.left(waited)).toBe(before[waited]);
    const next = evening.table.state.waitedFor[0];
    evening.now += 1_000;
    expect(evening.left(next)).toBe((before[next] ?? 0) - 1_000);
  });

  test('the end of the game is the end of the pause, and the clocks stay as they stood', () => {
    const evening = TimedTestTable.started({ clock: CLOCKS[0] });
    evening.now += 10_000;
    agree(evening, 'pause');
    evening.pass(5 * MINUTE_MS);
    agree(evening, 'draw');
    expect(evening.update('audience')).toMatchObject({ phase: 'over', isPaused: false, clocks: { running: [] } });
    expect(evening.left('red')).toBe(10 * MINUTE_MS - 10_000);
  });

  test('no seat uses up its grace, not even for time before the pause', () => {
    const evening = TimedTestTable.started({ clock: CLOCKS[0], graceMs: MINUTE_MS, pauseMs: 10 * MINUTE_MS });
    evening.now += 50_000;
    agree(evening, 'pause');
    evening.now += 5_000;
    evening.present('red', false);
    evening.pass(10 * MINUTE_MS);
    expect(evening.table.state.clock.pausedAt).toBeUndefined();
    evening.pass(59_000);
    expect(evening.table.state.presence.overdue).toEqual([]);
    evening.pass(1_000);
    expect(evening.table.state.presence.overdue).toEqual(['red']);
  });
});
