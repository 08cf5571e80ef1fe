/** A clock: it runs on by itself between two updates, and shows when little is left. */

import type { Seat } from '@flagfall/engine';
import { clockText, isLow } from '@flagfall/seat';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OnlineGame } from '../../games/onlineGame.ts';
import { tag } from '../../words/words.ts';
import './clock.css';

const TICK_MS = 200;

/** Grows while a clock is on the screen; whoever reads it is drawn again. */
const ticks = signal(0);
let shown = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function Clock({ company, seat }: { readonly company: OnlineGame; readonly seat: Seat }) {
  useTicking();
  const clocks = company.seat.client.clocks();
  const isDeploying = clocks?.deployMs !== undefined;
  const left = isDeploying ? clocks.deployMs : clocks?.leftMs[seat];
  if (left === undefined) return null;
  const isDue = company.latest.value?.view.waiting?.seats.includes(seat) ?? false;
  const isRunning = isDeploying ? isDue : (clocks?.running.includes(seat) ?? false);
  return (
    <span class="clock figures" role="timer" data-running={isRunning} data-low={isLow(left)}>
      {clockText(left, tag.value)}
    </span>
  );
}

function useTicking(): void {
  // Read here, so that the clock is drawn with every tick.
  void ticks.value;
  useEffect(() => {
    shown++;
    timer ??= setInterval(() => {
      ticks.value++;
    }, TICK_MS);
    return () => {
      shown--;
      if (shown > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
}
