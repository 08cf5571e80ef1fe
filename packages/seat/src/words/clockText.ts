/** The text of a clock: days and hours, hours and minutes, minutes and seconds, and tenths near the end. */

import type { MessageId, Values } from '@flagfall/messages';
import { type ClockSetup, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@flagfall/protocol';

/** Below this time a clock warns. */
const LOW_MS = 20 * SECOND_MS;
const TENTHS_BELOW_MS = 10 * SECOND_MS;

export function isLow(leftMs: number): boolean {
  return leftMs < LOW_MS;
}

/** Without tenths for a screen that is drawn once a second. */
export function clockText(leftMs: number, locale: string, hasTenths = true): string {
  const left = Math.max(0, leftMs);
  if (hasTenths && left < TENTHS_BELOW_MS) return `0:0${tenths(Math.floor(left / 100) / 10, locale)}`;
  // A clock that shows 1:00 has at least that much left.
  const seconds = Math.floor(left / SECOND_MS);
  const [minutes, hours, days] = [Math.floor(left / MINUTE_MS), Math.floor(left / HOUR_MS), Math.floor(left / DAY_MS)];
  if (days > 0) return `${short(days, 'day', locale)} ${short(hours % 24, 'hour', locale)}`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

function tenths(seconds: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(seconds);
}

/** 2d in English, 2j in French. */
function short(number: number, unit: 'day' | 'hour', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(number);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** The clocks of a game: "10 min + 5 s", "3 days a turn". */
export function clockSetupText(clock: ClockSetup, say: (id: MessageId, values?: Values) => string): string {
  switch (clock.type) {
    case 'unlimited':
      return say('clock.none');
    case 'days':
      return say('clock.days', { days: clock.days });
    case 'perMove':
      return say('clock.perMove', { seconds: clock.moveMs / SECOND_MS });
    case 'increment':
      return say('clock.increment', { minutes: clock.initialMs / MINUTE_MS, seconds: clock.incrementMs / SECOND_MS });
    case 'delay':
      return say('clock.delay', { minutes: clock.initialMs / MINUTE_MS, seconds: clock.delayMs / SECOND_MS });
  }
}
