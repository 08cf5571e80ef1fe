/**
 * Every message from a server to a client. A server may say more one day: fields that a client does not know are left out in reading, and where it only
 * shows a choice to people, a value that it does not know is read as the nearest one that it does. What it folds it reads strictly.
 */

import type { Seat, Snapshot } from '@flagfall/engine';
import * as v from 'valibot';
import { CHAT_ROOMS, type ChatRoom } from './clientMessages.ts';
import { clockSchema, type LobbyMessage, lobbySchemas, optionsSchema } from './lobby.ts';
import type { TableNews, TableRefusal } from './news.ts';
import { OFFER_TYPES } from './requests.ts';
import { bySeat, count, gameId, hash, id, ms, seat, viewer } from './schemas.ts';
import { seenEventSchema } from './seenEvents.ts';
import { PHASES, type TableMessage } from './update.ts';
import { viewSchema } from './view.ts';

/** Why the door was closed. */
export const CLOSE_REASONS = ['shutdown', 'tooSlow', 'tooMany', 'replaced', 'silent', 'signedOut', 'banned'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** What went wrong with a message, apart from what a table refuses. */
export const ERROR_CODES = [
  'badMessage',
  'helloFirst',
  'otherProtocol',
  'otherEdition',
  'unknownGame',
  'wrongSecret',
  'notSeated',
  'notJoined',
  'tooFast',
  'muted',
  'silenced',
  'badText',
  'unavailable',
  /** What a client reads when a newer server says another code. */
  'unknown',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type ServerMessage =
  /** The answer to `hello`: what the server speaks, and what time it is there. */
  | { readonly type: 'welcome'; readonly protocol: number; readonly now: number; readonly editions: Readonly<Record<string, number>> }
  | ({ readonly game: string } & TableMessage)
  | { readonly type: 'joined'; readonly game: string; readonly viewer: 'red' | 'blue' | 'green' | 'gold' | 'audience' }
  /** A request was carried out, now or before, and is stored; all that it led to has been sent. Where that ends with an update to who asked, `done` stands there instead. */
  | { readonly type: 'done'; readonly game: string; readonly id: string; readonly version: number }
  /** A line of chat. `id` is the line's own, by which it can be reported; `own` is the id that its writer gave it, told to the writer alone. */
  | {
      readonly type: 'chat';
      readonly game: string;
      readonly id: string;
      readonly room: ChatRoom;
      readonly from: string;
      /** The seat that speaks; absent for who watches. */
      readonly seat?: Seat;
      readonly bot?: true;
      readonly text: string;
      readonly at: number;
      readonly own?: string;
    }
  | LobbyMessage
  | { readonly type: 'pong'; readonly id: string; readonly now: number }
  | { readonly type: 'goodbye'; readonly reason: CloseReason; readonly retryMs: number }
  | MessageError;

/** What was wrong with a message. */
export interface MessageError {
  readonly type: 'error';
  readonly code: ErrorCode;
  /** Where in the message. */
  readonly path?: string;
  readonly game?: string;
  /** Which line of chat, by the id that its writer gave it. */
  readonly id?: string;
  /** Which protocol or revision this side has. */
  readonly server?: number;
  /** After how long it may be tried again. */
  readonly retryMs?: number;
  /** Until when somebody is silenced; absent for ever. */
  readonly until?: number;
}

const what = v.picklist(OFFER_TYPES);
const maybe = v.exactOptional;

const knownNews: v.GenericSchema<unknown, TableNews> = v.variant('type', [
  v.object({ type: v.picklist(['seatTaken', 'deployedByClock', 'aborted', 'claimed']), by: seat }),
  v.object({ type: v.picklist(['begun', 'paused', 'resumed', 'nobodyCame']) }),
  v.object({ type: v.picklist(['offered', 'accepted', 'declined', 'withdrawn']), what, by: seat }),
  v.object({ type: v.literal('undone'), actions: count }),
  v.object({ type: v.literal('hostReturned'), downMs: ms }),
  v.object({ type: v.literal('rematch'), game: gameId }),
]);
const news = v.fallback(knownNews, { type: 'unknown' });

const about = v.object({
  edition: v.string(),
  revision: count,
  options: optionsSchema,
  clock: clockSchema,
  deployMs: maybe(ms),
  graceMs: maybe(ms),
  rated: v.boolean(),
  friendly: v.boolean(),
  audienceDelay: count,
});

const bot = maybe(v.literal(true));
const occupant = v.object({
  type: v.fallback(v.picklist(['person', 'computer', 'open']), 'person'),
  name: maybe(v.string()),
  level: maybe(count),
  bot,
});

const clocks = v.object({ leftMs: bySeat(v.number()), running: v.array(seat), deployMs: maybe(v.number()) });
/** Whatever happens on the board, everybody sees some of it. */
const events = v.pipe(v.array(seenEventSchema), v.minLength(1));
const steps = v.array(v.object({ events: maybe(events), news: maybe(v.array(news)) }));

const surroundings = {
  phase: v.picklist(PHASES),
  isPaused: v.boolean(),
  seats: bySeat(occupant),
  offers: v.array(v.object({ what, by: seat, agreed: v.array(seat) })),
  marks: v.record(v.string(), v.string()),
  commitments: v.object({ chance: hash, deployments: bySeat(hash), nonces: bySeat(hash) }),
  rematch: maybe(gameId),
};

const update = v.object({
  type: v.literal('update'),
  game: gameId,
  version: count,
  now: ms,
  steps,
  clocks,
  view: maybe(viewSchema),
  done: maybe(v.string()),
  phase: maybe(surroundings.phase),
  isPaused: maybe(surroundings.isPaused),
  seats: maybe(surroundings.seats),
  offers: maybe(surroundings.offers),
  marks: maybe(surroundings.marks),
  commitments: maybe(surroundings.commitments),
  rematch: surroundings.rematch,
});

/** Whoever folds it reads it by the rules of its game. */
const known = v.custom<Snapshot>((value) => typeof value === 'object' && value !== null);

const snapshot = v.object({
  type: v.literal('snapshot'),
  game: gameId,
  version: count,
  now: ms,
  steps,
  known,
  clocks,
  about,
  view: maybe(viewSchema),
  ...surroundings,
});

/** Codes are many and grow, so one that is not known is kept as it came. */
const refusal = v.pipe(
  v.looseObject({ code: v.string() }),
  v.transform((read) => read as unknown as TableRefusal),
);

export const serverMessageSchema: v.GenericSchema<unknown, ServerMessage> = v.variant('type', [
  v.object({ type: v.literal('welcome'), protocol: count, now: ms, editions: v.record(v.string(), count) }),
  v.object({ type: v.literal('joined'), game: gameId, viewer }),
  update,
  snapshot,
  v.object({ type: v.literal('past'), game: gameId, version: count, steps }),
  v.object({ type: v.literal('refused'), game: gameId, id: v.string(), refusal }),
  v.object({ type: v.literal('done'), game: gameId, id: v.string(), version: count }),
  v.object({ type: v.literal('presence'), game: gameId, away: v.array(seat), claimable: v.array(seat) }),
  v.object({
    type: v.literal('chat'),
    game: gameId,
    id,
    room: v.picklist(CHAT_ROOMS),
    from: v.string(),
    seat: maybe(seat),
    bot,
    text: v.string(),
    at: ms,
    own: maybe(id),
  }),
  ...lobbySchemas,
  v.object({ type: v.literal('pong'), id, now: ms }),
  v.object({ type: v.literal('goodbye'), reason: v.fallback(v.picklist(CLOSE_REASONS), 'shutdown'), retryMs: ms }),
  v.object({
    type: v.literal('error'),
    code: v.fallback(v.picklist(ERROR_CODES), 'unknown'),
    path: maybe(v.string()),
    game: maybe(gameId),
    id: maybe(id),
    server: maybe(count),
    retryMs: maybe(ms),
    until: maybe(ms),
  }),
]);
