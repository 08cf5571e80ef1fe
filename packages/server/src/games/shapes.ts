// The shapes of games over HTTP, as they come in and go out.

import { LEVEL_MAX } from '@flagfall/ai';
import { EDITIONS } from '@flagfall/editions';
import { SEATS } from '@flagfall/engine';
import { clockSchema, optionsSchema } from '@flagfall/protocol';
import * as v from 'valibot';
import { text, time } from '../people/schemas.ts';
import { SPEEDS } from '../ratings/speed.ts';

export const seat = v.picklist(SEATS);
export const edition = v.picklist(EDITIONS.map(({ id }) => id));
export const speed = v.picklist(SPEEDS);
const maybe = v.exactOptional;

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LEVEL_MAX));
const wantedSeat = v.variant('type', [
  v.strictObject({ type: v.literal('me') }),
  v.strictObject({ type: v.literal('open') }),
  v.strictObject({ type: v.literal('computer'), level }),
]);
const eachWanted = maybe(wantedSeat);

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

export const wantedGame = v.strictObject({
  /** Chosen by who asks: the same id again is answered with the same game, so that nobody opens two because an answer was lost. */
  id: maybe(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  edition: text(1, 50),
  options: maybe(optionsSchema),
  clock: clockSchema,
  seats: v.strictObject({ red: eachWanted, blue: eachWanted, green: eachWanted, gold: eachWanted }),
  rated: maybe(v.boolean()),
  friendly: maybe(v.boolean()),
  deployMs: maybe(v.pipe(v.number(), v.integer(), v.minValue(10 * SECOND), v.maxValue(14 * DAY))),
  audienceDelay: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
});
export type WantedGame = v.InferOutput<typeof wantedGame>;

const eachToken = maybe(v.string());
export const openedShape = v.object({
  game: v.string(),
  seat,
  invitations: v.object({ red: eachToken, blue: eachToken, green: eachToken, gold: eachToken }),
});

const seatShape = maybe(
  v.object({
    type: v.picklist(['person', 'computer', 'open', 'gone']),
    name: maybe(v.string()),
    level: maybe(v.number()),
    bot: maybe(v.boolean()),
    rating: maybe(v.number()),
    outcome: maybe(v.picklist(['won', 'lost', 'drawn'])),
  }),
);

const summaryFields = {
  game: v.string(),
  edition: v.string(),
  options: optionsSchema,
  clock: clockSchema,
  speed: v.string(),
  rated: v.boolean(),
  friendly: v.boolean(),
  status: v.picklist(['waiting', 'running', 'ended', 'aborted']),
  createdAt: time,
  startedAt: maybe(time),
  endedAt: maybe(time),
  ending: maybe(v.string()),
  winners: maybe(v.array(seat)),
  seats: v.object({ red: seatShape, blue: seatShape, green: seatShape, gold: seatShape }),
  viewer: v.picklist([...SEATS, 'audience']),
  rematch: maybe(v.string()),
};

export const summaryShape = v.object(summaryFields);
export type GameSummary = v.InferOutput<typeof summaryShape>;
export const gamesShape = v.object({ games: v.array(summaryShape) });
export const ownGamesShape = v.object({ games: v.array(v.object({ ...summaryFields, yourTurn: v.boolean() })) });
export const takenShape = v.object({ game: v.string(), seat });
