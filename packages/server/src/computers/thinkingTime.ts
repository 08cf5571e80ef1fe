// How long a computer thinks, and how long it waits at least so that people see it move.

import type { Seat } from '@flagfall/engine';
import type { ClockSetup, Clocks } from '@flagfall/protocol';

/** The clock of a computer's seat when it is asked. */
export interface ThinkingClock {
  /** Absent without a limit. */
  readonly leftMs?: number;
  /** What a turn earns or gives back: increment, delay. */
  readonly gainMs?: number;
}

/** From level 1 on. Lower levels stop by themselves long before; this is what a slow machine may take for them. */
const THINK_MS: readonly number[] = [150, 200, 300, 500, 800, 1000];
/** With less nothing sensible comes out, and a clock that is nearly out does not get better by waiting. */
const THINK_MS_MIN = 10;
/** A game has some thirty more turns, whenever one asks. */
const TURNS_LEFT = 30;
/** Never more than this part of what is left, whatever a turn earns. */
const SHARE_MAX = 0.25;
/** How long a person wants to see it think. */
export const MOVE_DELAY_MS = 700;

/** A seat's clock as an update of the table shows it. */
export function thinkingClock({ leftMs }: Pick<Clocks, 'leftMs'>, seat: Seat, setup: ClockSetup): ThinkingClock {
  const left = leftMs[seat];
  if (left === undefined) return {};
  const gainMs = setup.type === 'increment' ? setup.incrementMs : setup.type === 'delay' ? setup.delayMs : 0;
  return { leftMs: left, gainMs };
}

/** Milliseconds to think about one decision, of which some went by while it waited for its turn. */
export function thinkingTimeMs(level: number, { leftMs, gainMs = 0 }: ThinkingClock, waitedMs: number): number {
  const wanted = THINK_MS[Math.min(Math.max(level, 1), THINK_MS.length) - 1];
  if (leftMs === undefined) return wanted;
  const left = Math.max(0, leftMs - waitedMs);
  const share = Math.min(left / TURNS_LEFT + 0.7 * gainMs, SHARE_MAX * left);
  return Math.max(THINK_MS_MIN, Math.min(wanted, share));
}

/** Milliseconds from the question to the answer at least: a person wants to see what happens, a short clock wants to be spared. */
export function moveDelayMs({ leftMs, gainMs = 0 }: ThinkingClock): number {
  return leftMs === undefined
    ? MOVE_DELAY_MS
    : Math.min(MOVE_DELAY_MS, leftMs / TURNS_LEFT / 2 + 0.5 * Math.min(gainMs, leftMs * SHARE_MAX));
}
