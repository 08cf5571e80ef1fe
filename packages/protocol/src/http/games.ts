/** Games over HTTP: opening one, inviting to it, and a game in a few words. */

import * as v from 'valibot';
import { clockSchema, optionsSchema } from '../lobby.ts';
import { bySeat, seat, viewer } from '../schemas.ts';
import { outcome, text, time } from './schemas.ts';

const maybe = v.exactOptional;
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** What opens a game, on a server whose computers have so many levels. */
export function gameRequestSchema(levels: number) {
  const wantedSeat = maybe(
    v.variant('type', [
      v.strictObject({ type: v.literal('me') }),
      v.strictObject({ type: v.literal('open') }),
      v.strictObject({ type: v.literal('computer'), level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(levels)) }),
    ]),
  );
  return v.strictObject({
    /** Chosen by who asks: the same id again is answered with the same game, so that nobody opens two because an answer was lost. */
    id: maybe(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
    edition: text(1, 50),
    options: maybe(optionsSchema),
    clock: clockSchema,
    /** Every seat of the rules, one of them mine. */
    seats: v.strictObject({ red: wantedSeat, blue: wantedSeat, green: wantedSeat, gold: wantedSeat }),
    rated: maybe(v.boolean()),
    friendly: maybe(v.boolean()),
    deployMs: maybe(v.pipe(v.number(), v.integer(), v.minValue(10 * SECOND), v.maxValue(14 * DAY))),
    audienceDelay: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  });
}
export type GameRequest = v.InferInput<ReturnType<typeof gameRequestSchema>>;

export const newGameSchema = v.object({ game: v.string(), seat, invitations: bySeat(v.string()) });
/** Where whoever asked sits, and what opens each open seat. */
export type NewGameReply = v.InferOutput<typeof newGameSchema>;

export const invitationRequestSchema = v.strictObject({ seat });
export const invitationSchema = v.object({ token: v.string() });
export const invitationTokenSchema = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });

export const takenSeatSchema = v.object({ game: v.string(), seat });
export type SeatRef = v.InferOutput<typeof takenSeatSchema>;

const summarySeat = v.object({
  type: v.fallback(v.picklist(['person', 'computer', 'open', 'gone']), 'person'),
  name: maybe(v.string()),
  level: maybe(v.number()),
  bot: maybe(v.boolean()),
  rating: maybe(v.number()),
  outcome: maybe(outcome),
});

export const gameSummarySchema = v.object({
  game: v.string(),
  edition: v.string(),
  /** The revision of the edition that it is played by; the first where an older server does not say it. */
  revision: maybe(v.number()),
  options: optionsSchema,
  clock: clockSchema,
  speed: v.string(),
  rated: v.boolean(),
  friendly: v.boolean(),
  /** A client opens a game of a status that it does not know, and hears there how it stands. */
  status: v.fallback(v.picklist(['waiting', 'running', 'ended', 'aborted']), 'running'),
  createdAt: time,
  startedAt: maybe(time),
  endedAt: maybe(time),
  ending: maybe(v.string()),
  winners: maybe(v.array(seat)),
  seats: bySeat(summarySeat),
  viewer,
  rematch: maybe(v.string()),
});
/** A game in a few words. */
export type GameSummary = v.InferOutput<typeof gameSummarySchema>;
export const gamesSchema = v.object({ games: v.array(gameSummarySchema) });
export const invitedSchema = v.object({ seat, game: gameSummarySchema });

const ownGame = v.object({ ...gameSummarySchema.entries, yourTurn: v.boolean() });
/** A game of one's own that is not over. */
export type OwnGame = v.InferOutput<typeof ownGame>;
export const ownGamesSchema = v.object({ games: v.array(ownGame) });

/** Which games to watch; `editions` are those of the server. */
export const gamesQuerySchema = (editions: readonly string[]) => v.strictObject({ edition: maybe(v.picklist(editions)) });
export const recordSchema = v.object({ record: v.string() });
