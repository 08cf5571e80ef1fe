/** The clocks that people choose from, and their names. */

import type { ClockSetup } from '@flagfall/protocol';
import { clockSetupText } from '@flagfall/seat';
import { say } from '../words/texts.ts';

const MINUTE = 60_000;

/** From a quick game to one for days. */
export const CLOCK_CHOICES = {
  quick: { type: 'increment', initialMs: 5 * MINUTE, incrementMs: 3000 },
  steady: { type: 'increment', initialMs: 10 * MINUTE, incrementMs: 5000 },
  long: { type: 'increment', initialMs: 30 * MINUTE, incrementMs: 10_000 },
  days: { type: 'days', days: 3 },
  none: { type: 'unlimited' },
} as const satisfies Record<string, ClockSetup>;

export type ClockName = keyof typeof CLOCK_CHOICES;
export const CLOCK_NAMES = Object.keys(CLOCK_CHOICES) as ClockName[];

/** "10 min + 5 s", "3 days a turn". */
export function clockName(clock: ClockSetup): string {
  return clockSetupText(clock, say);
}
