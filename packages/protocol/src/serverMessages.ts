/**
 * Every message from a server to a client. Newer servers may say more: reading leaves out unknown fields, and where a value only
 * gives people a choice, an unknown one is read as the nearest known. What a client folds it reads strictly.
 */

import type { Seat, Snapshot } from '@flagfall/engine';
import * as v from 'valibot';
import { CHAT_ROOMS, type ChatRoom } from './clientMessages.ts';
import { clockSchema, type LobbyMessage, lobbySchemas, optionsSchema } from './lobby.ts';
import type { TableNews, TableRefusal } from './news.ts';
import { OFFER_TYPES } from './requests.ts';
import { bySeat, count, gameId, hash, id, maybe, ms, seat, viewer } from './schemas.ts';
import { seenEventSchema } from './seenEvents.ts';
import { PHASES, type TableMessage } from './update.ts';
import { openedViewSchema, viewSchema } from './view.ts';

/** Why the connection was closed. */
export const CLOSE_REASONS = ['shutdown', 'tooSlow', 'tooMany', 'replaced', 'silent', 'signedOut', 'banned'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Errors of messages, apart from refusals of a table. */
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
  /** Read in place of the code of a newer server. */
  'unknown',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type ServerMessage =
  /** The answer to `hello`: what the server speaks, and its time. */
  | { readonly type: 'welcome'; readonly protocol: number; readonly now: number; readonly editions: Readonly<Record<string, number>> }
  | ({ readonly game: string } & TableMessage)
  | { readonly type: 'joined'; readonly game: string; readonly viewer: 'red' | 'blue' | 'green' | 'gold' | 'audience' }
  /** A request was carried out, now or before, and is stored; its updates have been sent. When an update to the sender ends them, `done` stands there instead. */
  | { readonly type: 'done'; readonly game: string; readonly id: string; readonly version: number }
  /** A chat line. `id` is the line's own, by which it can be reported; `own` is the id that its writer gave it, told only to the writer. */
  | {
      readonly type: 'chat';
      readonly game: string;
      readonly id: string;
      readonly room: ChatRoom;
      readonly from: string;
      /** The seat of the writer; absent for a spectator. */
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
  /** The chat line, by the id that its writer gave it. */
  readonly id?: string;
  /** The protocol or revision of this side. */
  readonly server?: number;
  /** When to try again. */
  readonly retryMs?: number;
  /** The end of the mute; absent for ever. */
  readonly until?: number;
}

const what = v.picklist(OFFER_TYPES);

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
/** Every action on the board shows every viewer something. */
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
  opened: maybe(openedViewSchema),
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
  opened: surroundings.opened,
});

/** The client that folds it reads it by the rules of its game. */
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

/** Unknown codes are kept, since newer servers have more. */
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
