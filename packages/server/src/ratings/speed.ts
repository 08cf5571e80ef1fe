// The speed of a game by its clock: ratings, leaderboards and quick pairing keep speeds apart.

import { neverHere } from '@flagfall/engine';
import { type ClockSetup, MINUTE_MS } from '@flagfall/protocol';
import type { Speed } from '@flagfall/protocol/http';

/** Turns of one player in a short game of the family; longer games only get slower by it. */
const TURNS = 60;
const SPRINT_BELOW_MS = 5 * MINUTE_MS;
const BRISK_BELOW_MS = 20 * MINUTE_MS;

export function speedOf(clock: ClockSetup): Speed {
  if (clock.type === 'unlimited' || clock.type === 'days') return clock.type;
  const playerMs = estimatedMs(clock);
  if (playerMs < SPRINT_BELOW_MS) return 'sprint';
  return playerMs < BRISK_BELOW_MS ? 'brisk' : 'steady';
}

/** The time that one player may use in a whole game. */
function estimatedMs(clock: Exclude<ClockSetup, { readonly type: 'unlimited' | 'days' }>): number {
  switch (clock.type) {
    case 'increment':
      return clock.initialMs + TURNS * clock.incrementMs;
    case 'delay':
      return clock.initialMs + TURNS * clock.delayMs;
    case 'perMove':
      return TURNS * clock.moveMs;
    default:
      return neverHere(clock);
  }
}
