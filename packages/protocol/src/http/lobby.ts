/** Offers and searches over HTTP; their results come over the socket. */

import * as v from 'valibot';
import { clockSchema, lobbyOfferSchema, optionsSchema } from '../lobby.ts';
import { maybe, seat } from '../schemas.ts';
import { text } from './schemas.ts';

const rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000));

/** Its options are checked later. */
export const searchRequestSchema = v.strictObject({
  edition: text(1, 50),
  options: maybe(optionsSchema, {}),
  clock: clockSchema,
  rated: v.boolean(),
});
/** What a player who searches for any opponent wants. */
export type SearchRequest = v.InferInput<typeof searchRequestSchema>;

export const offerRequestSchema = v.strictObject({
  ...searchRequestSchema.entries,
  seat: maybe(seat),
  ratingMin: maybe(rating),
  ratingMax: maybe(rating),
  /** The name of the account that is challenged. */
  to: maybe(text(1, 100)),
});
export type OfferRequest = v.InferInput<typeof offerRequestSchema>;

export const lobbySchema = v.object({ offers: v.array(lobbyOfferSchema), searching: v.number() });
/** `waitedMs` is the duration of the search so far. */
export const searchSchema = v.object({ search: maybe(v.object({ ...searchRequestSchema.entries, waitedMs: v.number() })) });
