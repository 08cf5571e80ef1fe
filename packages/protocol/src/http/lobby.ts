/** Offers and searches over HTTP; what comes of them is told over the socket. */

import * as v from 'valibot';
import { clockSchema, lobbyOfferSchema, optionsSchema } from '../lobby.ts';
import { seat } from '../words.ts';
import { text } from './words.ts';

const maybe = v.exactOptional;
const rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000));

/** Whether it can be played is looked at later. */
export const wantedMatchSchema = v.strictObject({
  edition: text(1, 50),
  options: maybe(optionsSchema, {}),
  clock: clockSchema,
  rated: v.boolean(),
});
/** What somebody looks for who wants to play whoever comes. */
export type WantedMatch = v.InferInput<typeof wantedMatchSchema>;

export const wantedOfferSchema = v.strictObject({
  ...wantedMatchSchema.entries,
  seat: maybe(seat),
  ratingMin: maybe(rating),
  ratingMax: maybe(rating),
  /** The name of the account that is challenged. */
  to: maybe(text(1, 100)),
});
export type WantedOffer = v.InferInput<typeof wantedOfferSchema>;

export const lobbySchema = v.object({ offers: v.array(lobbyOfferSchema), searching: v.number() });
/** `waitedMs` is how long the search has lasted. */
export const searchSchema = v.object({ search: maybe(v.object({ ...wantedMatchSchema.entries, waitedMs: v.number() })) });
