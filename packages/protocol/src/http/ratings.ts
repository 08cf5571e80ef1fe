/** Ratings over HTTP: what everybody may see of a player, and the leaderboard. */

import * as v from 'valibot';
import { maybe } from '../schemas.ts';
import { booleanParam, outcome, speed, text, time } from './schemas.ts';

const count = v.number();
const tally = { games: count, won: count, drawn: count, lost: count };

export const personParamsSchema = v.strictObject({ name: text(1, 100) });
export const personSchema = v.object({
  name: v.string(),
  bot: v.boolean(),
  createdAt: time,
  ratings: v.array(
    v.object({ edition: v.string(), speed: v.string(), rating: count, deviation: count, isProvisional: v.boolean(), games: count }),
  ),
  statistics: v.array(
    v.object({
      ...{ edition: v.string(), ...tally, withComputer: v.object(tally) },
      streak: maybe(v.object({ outcome, length: count })),
      ...{ longestWinning: count, longestLosing: count, best: v.record(v.string(), count) },
    }),
  ),
});

/** Deeper pages are not searched. */
const page = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

/** `editions` are those of the server. */
export const leaderboardParamsSchema = (editions: readonly string[]) => v.strictObject({ edition: v.picklist(editions), speed });
export const leaderboardQuerySchema = v.strictObject({ bots: maybe(booleanParam), page: maybe(page) });
export const leaderboardSchema = v.object({ lines: v.array(v.object({ place: count, name: v.string(), rating: count, games: count })) });
