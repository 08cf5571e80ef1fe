/** The shapes of a server's answers. What a client does not know in them is left out; what it needs must be there. */

import { clockSchema, lobbyOfferSchema, optionsSchema } from '@flagfall/protocol';
import * as v from 'valibot';

const SEATS = ['red', 'blue', 'green', 'gold'] as const;
export const seat = v.picklist(SEATS);
const maybe = v.exactOptional;
const text = v.string();
const number = v.number();

export const nothing = v.unknown();

export const visitor = v.object({
  type: v.picklist(['guest', 'account']),
  id: text,
  name: text,
  bot: v.boolean(),
  operator: v.boolean(),
  sanctions: v.array(v.object({ type: text, reason: text, until: maybe(number) })),
  profile: maybe(v.record(text, v.unknown())),
});
export type VisitorShape = v.InferOutput<typeof visitor>;

export const recoveryCodes = v.object({ recoveryCodes: v.array(text) });
export const anything = v.record(text, v.unknown());
export const passkey = v.object({ id: text, label: text, createdAt: number });
export const passkeys = v.object({ passkeys: v.array(passkey) });
export const madeAccount = v.object({ visitor, recoveryCodes: v.array(text) });

const summarySeat = v.object({
  type: v.picklist(['person', 'computer', 'open', 'gone']),
  name: maybe(text),
  level: maybe(number),
  bot: maybe(v.boolean()),
  rating: maybe(number),
  outcome: maybe(text),
});
const eachSeat = maybe(summarySeat);

const summaryEntries = {
  game: text,
  edition: text,
  options: optionsSchema,
  clock: clockSchema,
  speed: text,
  rated: v.boolean(),
  friendly: v.boolean(),
  status: v.picklist(['waiting', 'running', 'ended', 'aborted']),
  createdAt: number,
  startedAt: maybe(number),
  endedAt: maybe(number),
  ending: maybe(text),
  winners: maybe(v.array(seat)),
  seats: v.object({ red: eachSeat, blue: eachSeat, green: eachSeat, gold: eachSeat }),
  viewer: v.picklist([...SEATS, 'audience']),
  rematch: maybe(text),
};
export const summary = v.object(summaryEntries);
/** A game in a few words. */
export type GameSummary = v.InferOutput<typeof summary>;

const ownSummary = v.object({ ...summaryEntries, yourTurn: v.boolean() });
/** A game of one's own that is not over. */
export type OwnGame = v.InferOutput<typeof ownSummary>;

const bySeatText = v.object({ red: maybe(text), blue: maybe(text), green: maybe(text), gold: maybe(text) });

export const opened = v.object({ game: text, seat, invitations: bySeatText });
export type OpenedGame = v.InferOutput<typeof opened>;
export const taken = v.object({ game: text, seat });
export type TakenSeat = v.InferOutput<typeof taken>;
export const looked = v.object({ seat, game: summary });
export const games = v.object({ games: v.array(summary) });
export const ownGames = v.object({ games: v.array(ownSummary) });
export const archive = v.object({ games: v.array(summary), next: maybe(text) });
export const record = v.object({ record: text });
export const token = v.object({ token: text });

export const lobby = v.object({ offers: v.array(lobbyOfferSchema), searching: number });
export const search = v.object({
  search: maybe(v.object({ edition: text, options: maybe(optionsSchema), clock: clockSchema, rated: v.boolean(), waitedMs: number })),
});
export const chatLines = v.object({
  lines: v.array(v.object({ id: text, from: text, seat: maybe(seat), bot: maybe(v.boolean()), text, at: number })),
});

export const person = v.object({
  name: text,
  bot: v.boolean(),
  createdAt: number,
  profile: maybe(v.record(text, v.unknown())),
  ratings: v.array(v.object({ edition: text, speed: text, rating: number, isProvisional: v.boolean(), games: number })),
  statistics: v.array(v.object({ edition: text, games: number, won: number, drawn: number, lost: number })),
});
export const leaders = v.object({
  lines: v.array(v.object({ place: number, name: text, rating: number, games: number, bot: maybe(v.boolean()) })),
});
