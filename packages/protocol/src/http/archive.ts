/** The archive over HTTP: searches of finished games, and a page of results. */

import * as v from 'valibot';
import { maybe } from '../schemas.ts';
import { gamesSchema } from './games.ts';
import { booleanParam, outcome, speed, text, timeParam } from './schemas.ts';

/** The start of a page: `next` of the page before. */
const place = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}\.[\w-]{1,100}$/),
  v.transform((after) => ({ endedAt: Number(after.split('.')[0]), id: after.slice(after.indexOf('.') + 1) })),
);

/** `editions` are those of the server. */
export const archiveQuerySchema = (editions: readonly string[]) =>
  v.strictObject({
    player: maybe(text(1, 100)),
    opponent: maybe(text(1, 100)),
    outcome: maybe(outcome),
    edition: maybe(v.picklist(editions)),
    speed: maybe(speed),
    rated: maybe(booleanParam),
    ending: maybe(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/))),
    since: maybe(timeParam),
    until: maybe(timeParam),
    after: maybe(place),
  });

export const archivePageSchema = v.object({ ...gamesSchema.entries, next: maybe(v.string()) });
