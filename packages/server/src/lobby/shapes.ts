// The shapes of what people want to play, as they come in over HTTP.

import { SEATS } from '@flagfall/engine';
import { clockSchema, lobbyOfferSchema, optionsSchema } from '@flagfall/protocol';
import * as v from 'valibot';
import { text } from '../people/schemas.ts';

const rating = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000));

/** Whether it can be played is looked at later. */
const wish = { edition: text(1, 50), options: v.exactOptional(optionsSchema, {}), clock: clockSchema, rated: v.boolean() };

export const wishShape = v.strictObject(wish);

export const offerShape = v.strictObject({
  ...wish,
  seat: v.exactOptional(v.picklist(SEATS)),
  ratingMin: v.exactOptional(rating),
  ratingMax: v.exactOptional(rating),
  /** The name of the account that is challenged. */
  to: v.exactOptional(text(1, 100)),
});

export const lobbyShape = v.object({ offers: v.array(lobbyOfferSchema), searching: v.number() });
export const gotShape = v.object({ game: v.string(), seat: v.picklist(SEATS) });
/** `waitedMs` is how long the search has lasted. */
export const searchShape = v.object({ search: v.exactOptional(v.object({ ...wish, waitedMs: v.number() })) });
