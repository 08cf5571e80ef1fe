/** The small schemas of bodies, addresses and answers over HTTP. */

import * as v from 'valibot';
import { PLAIN_TEXT } from '../schemas.ts';

/** Text without control characters: PostgreSQL stores no NUL, and a terminal would obey the others. The annotation lets a bundle leave out unused schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function text(least: number, most: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most), v.regex(PLAIN_TEXT));
}

export const label = text(1, 60);
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
export const time = v.pipe(v.number(), v.integer());
export const outcome = v.picklist(['won', 'lost', 'drawn']);

/** Speeds, from the fastest to the slowest. `unlimited` games cannot be rated: no player would have to finish them. */
export const SPEEDS = ['sprint', 'brisk', 'steady', 'days', 'unlimited'] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = v.picklist(SPEEDS);

/** In an address every value is text. */
export const timeParam = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
export const booleanParam = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((word) => word === 'true'),
);

/** The id in an address such as `/offers/:id`. */
export const idParams = v.strictObject({ id });
/** Passed on unread, such as WebAuthn data for a browser. */
export const opaqueJson = v.record(v.string(), v.unknown());
