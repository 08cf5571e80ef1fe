/** What somebody wants to play with others; remembered for the next time. */

import { EDITIONS, findEdition } from '@flagfall/editions';
import type { Edition } from '@flagfall/engine';
import { kept } from '../settings/kept.ts';
import { lastEdition } from '../settings/settings.ts';
import { packOf } from '../words/packs.ts';
import { CLOCK_NAMES, CLOCKS } from './clocks.ts';

export const lastClock = kept('clock', CLOCK_NAMES, 'steady');
/** Which side: by lot is fairest. */
export const lastOnlineSide = kept('onlineSide', ['random', 'red', 'blue', 'green', 'gold'], 'random');

export function chosenEdition(): Edition {
  return findEdition(lastEdition.chosen.value) ?? EDITIONS[0];
}

export function chosenClock() {
  return CLOCKS[lastClock.chosen.value];
}

export function titleOf(edition: string): string {
  const found = findEdition(edition);
  return found === undefined ? edition : packOf(found).title;
}

/** The name of a seat in an edition, as it is called by the names that were chosen. */
export function seatName(edition: string, seat: string): string {
  const found = findEdition(edition);
  const pack = found === undefined ? undefined : packOf(found);
  return pack?.seats[seat as keyof typeof pack.seats]?.name ?? seat;
}
