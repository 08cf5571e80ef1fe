/** Games over HTTP: opening one, inviting to it, and its summary. */

import * as v from 'valibot';
import { DAY_MS, SECOND_MS } from '../durations.ts';
import { clockSchema, optionsSchema } from '../lobby.ts';
import { bySeat, maybe, seat, viewer } from '../schemas.ts';
import { outcome, text, time } from './schemas.ts';

/** A request for a game, on a server whose computers have so many levels. */
export function gameRequestSchema(levels: number) {
  const wantedSeat = maybe(
    v.variant('type', [
      v.strictObject({ type: v.literal('me') }),
      v.strictObject({ type: v.literal('open') }),
      v.strictObject({ type: v.literal('computer'), level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(levels)) }),
    ]),
  );
  return v.strictObject({
    /** Chosen by the client: the same id again gets the same game, so a lost answer does not open two. */
    id: maybe(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
    edition: text(1, 50),
    options: maybe(optionsSchema),
    clock: clockSchema,
    /** Every seat of the rules, exactly one of them mine. */
    seats: v.strictObject({ red: wantedSeat, blue: wantedSeat, green: wantedSeat, gold: wantedSeat }),
    rated: maybe(v.boolean()),
    friendly: maybe(v.boolean()),
    deployMs: maybe(v.pipe(v.number(), v.integer(), v.minValue(10 * SECOND_MS), v.maxValue(14 * DAY_MS))),
    audienceDelay: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  });
}
export type GameRequest = v.InferInput<ReturnType<typeof gameRequestSchema>>;

export const newGameSchema = v.object({ game: v.string(), seat, invitations: bySeat(v.string()) });
/** The seat of the visitor who asked, and what opens each open seat. */
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
  /** The revision of the edition; the first where an older server does not say it. */
  revision: maybe(v.number()),
  options: optionsSchema,
  clock: clockSchema,
  speed: v.string(),
  rated: v.boolean(),
  friendly: v.boolean(),
  /** A client opens a game of unknown status, and learns there how it stands. */
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
/** A summary of a game. */
export type GameSummary = v.InferOutput<typeof gameSummarySchema>;
export const gamesSchema = v.object({ games: v.array(gameSummarySchema) });
export const invitedSchema = v.object({ seat, game: gameSummarySchema });

const ownGame = v.object({ ...gameSummarySchema.entries, yourTurn: v.boolean() });
/** A game of the visitor that is not over. */
export type OwnGame = v.InferOutput<typeof ownGame>;
export const ownGamesSchema = v.object({ games: v.array(ownGame) });

/** Which games to watch; `editions` are those of the server. */
export const gamesQuerySchema = (editions: readonly string[]) => v.strictObject({ edition: maybe(v.picklist(editions)) });
export const recordSchema = v.object({ record: v.string() });
