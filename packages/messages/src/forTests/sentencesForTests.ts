/** Helpers of the tests of messages. Test code only. */

import { type NamePack, nameOf } from '@flagfall/editions';
import { allSeenBy, type GameEvent, SEATS, type Seat, type SeenEvent, type Viewer } from '@flagfall/engine';
import { expect } from 'vitest';
import { en } from '../catalogue/en/index.ts';
import type { Names } from '../types.ts';

/** What a host does with a name pack. */
export function namesFrom(pack: NamePack, reader: Seat): Names {
  return {
    kindName: (seat, kind) => nameOf(pack, seat ?? reader, kind),
    seatName: (seat) => pack.seats[seat]?.name ?? en[`seat.${seat}`],
    seatIsPlural: (seat) => pack.seats[seat]?.name.endsWith('s') ?? false,
    cellName: (cell) => cell,
    seats: SEATS,
  };
}

/** The engine brands what a viewer may see. */
export function seen(event: GameEvent, viewer: Viewer = 'audience'): SeenEvent {
  return allSeenBy([event], viewer)[0];
}

/** A finished sentence: a beginning, an end, and no id or placeholder in it. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\d"].*[.!?]$/u);
  expect(text).not.toMatch(/[{}#\\]|undefined|null|NaN|\[object|'s's| {2}|\.\.$|:\.$/);
}
