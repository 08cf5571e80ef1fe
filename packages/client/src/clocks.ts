/** Clocks between two updates: they run on here as they do on the server, and are put right by the next update. */

import type { BySeat, Seat } from '@flagfall/engine';
import type { Clocks } from '@flagfall/protocol';
import type { Sight } from './shadow.ts';

/** What the clocks of an update show when so much time has passed since it came. */
export function clocksAt({ clocks, phase, isPaused }: Pick<Sight, 'clocks' | 'phase' | 'isPaused'>, passedMs: number): Clocks {
  const passed = phase === 'over' || isPaused ? 0 : Math.max(0, passedMs);
  const { leftMs, running, deployMs } = clocks;
  const left = Object.entries(leftMs).map(([seat, ms]) => [seat, running.includes(seat as Seat) ? Math.max(0, ms - passed) : ms] as const);
  return {
    leftMs: Object.fromEntries(left) as BySeat<number>,
    running,
    ...(deployMs === undefined ? {} : { deployMs: Math.max(0, deployMs - passed) }),
  };
}
