/** The small schemas of messages: names, ids, seats, counts. */

import type { Seat, Viewer } from '@flagfall/engine';
import * as v from 'valibot';
import { ID_LENGTH_MAX, NAME_LENGTH_MAX } from './limits.ts';

/** Four seats, as in the engine; a test compares the two lists. */
export const SEAT_NAMES = ['red', 'blue', 'green', 'gold'] as const satisfies readonly Seat[];

export const seat = v.picklist(SEAT_NAMES);
export const viewer = v.picklist([...SEAT_NAMES, 'audience'] as const satisfies readonly Viewer[]);
/** No control characters: a terminal would obey them. */
export const PLAIN_TEXT = /^\P{Cc}*$/u;
/** The name of a cell, a kind, a card, a deed. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_LENGTH_MAX), v.regex(PLAIN_TEXT));
/** Made by the sender, and opaque to the reader. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_LENGTH_MAX), v.regex(PLAIN_TEXT));
/** Made by a server, of letters and digits, `_` and `-`. Any other text is no game, and needs no search. */
export const gameId = v.pipe(v.string(), v.maxLength(ID_LENGTH_MAX), v.regex(/^[\w-]+$/));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds, of a duration or since the epoch. */
export const ms = count;
/** 32 bytes in small hexadecimal digits: a nonce, a commitment. */
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A field that may be absent, and is then not there. */
export const maybe = v.exactOptional;

/** Whether a text can be the id of a game. */
export function isGameId(text: string): boolean {
  return v.is(gameId, text);
}

/** A value per seat that has one. */
export function bySeat<Entry extends v.GenericSchema>(entry: Entry) {
  const each = maybe(entry);
  return v.object({ red: each, blue: each, green: each, gold: each });
}
