// How long a computer thinks, and its minimum delay, so that people can follow its moves.

import type { Seat } from '@flagfall/engine';
import type { ClockSetup, Clocks } from '@flagfall/protocol';

/** The clock of a computer's seat at the time of the question. */
export interface ThinkingClock {
  /** Absent without a limit. */
  readonly leftMs?: number;
  /** What a turn earns or gives back: increment, delay. */
  readonly gainMs?: number;
}

/** By level, from 1. Lower levels stop by themselves long before; this limits slow machines. */
const THINK_MS: readonly number[] = [150, 200, 300, 500, 800, 1000];
/** Less time gives bad moves, and waiting does not help a clock that is nearly out. */
const THINK_MS_MIN = 10;
/** A game is taken to have thirty more turns at any time. */
const TURNS_LEFT = 30;
/** Never more than this share of the clock, whatever a turn earns. */
const SHARE_MAX = 0.25;
/** How long a move takes at least, for people. */
export const MOVE_DELAY_MS = 700;

/** A seat's clock as an update of the table shows it. */
export function thinkingClock({ leftMs }: Pick<Clocks, 'leftMs'>, seat: Seat, setup: ClockSetup): ThinkingClock {
  const left = leftMs[seat];
  if (left === undefined) return {};
  const gainMs = setup.type === 'increment' ? setup.incrementMs : setup.type === 'delay' ? setup.delayMs : 0;
  return { leftMs: left, gainMs };
}

/** Milliseconds to think about one decision; waiting for a turn counts. */
export function thinkingTimeMs(level: number, { leftMs, gainMs = 0 }: ThinkingClock, waitedMs: number): number {
  const wanted = THINK_MS[Math.min(Math.max(level, 1), THINK_MS.length) - 1];
  if (leftMs === undefined) return wanted;
  const left = Math.max(0, leftMs - waitedMs);
  const share = Math.min(left / TURNS_LEFT + 0.7 * gainMs, SHARE_MAX * left);
  return Math.max(THINK_MS_MIN, Math.min(wanted, share));
}

/** Milliseconds from the question to the answer at least: people want to see what happens, a short clock must be saved. */
export function moveDelayMs({ leftMs, gainMs = 0 }: ThinkingClock): number {
  return leftMs === undefined
    ? MOVE_DELAY_MS
    : Math.min(MOVE_DELAY_MS, leftMs / TURNS_LEFT / 2 + 0.5 * Math.min(gainMs, leftMs * SHARE_MAX));
}
