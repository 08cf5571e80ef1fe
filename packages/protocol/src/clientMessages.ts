/** Every message from a client to a server. A new kind of message is one more line in the list, and one in docs/protocol.md. */

import * as v from 'valibot';
import { CHAT_LENGTH_MAX, NAME_LENGTH_MAX, SECRET_LENGTH_MAX } from './limits.ts';
import { type Request, requestSchema } from './requests.ts';
import { count, gameId, id, name } from './schemas.ts';

/** Where chat is read: among the seats, or among those who watch. */
export const CHAT_ROOMS = ['seats', 'audience'] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

const EDITIONS_MAX = 40;

const editions = v.pipe(
  v.record(name, count),
  v.check((revisions) => Object.keys(revisions).length <= EDITIONS_MAX),
);

/** What comes most often stands first: the list is tried from the top, and each that does not fit costs as much as reading the one that does. */
export const clientMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('act'), game: gameId, request: requestSchema }),
  v.strictObject({
    type: v.literal('hello'),
    protocol: count,
    client: v.exactOptional(v.pipe(v.string(), v.maxLength(NAME_LENGTH_MAX))),
    editions: v.exactOptional(editions),
  }),
  v.strictObject({
    type: v.literal('join'),
    game: gameId,
    secret: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(SECRET_LENGTH_MAX))),
    since: v.exactOptional(count),
    views: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('leave'), game: gameId }),
  v.strictObject({ type: v.literal('past'), game: gameId, before: count }),
  v.strictObject({
    type: v.literal('chat'),
    game: gameId,
    id,
    room: v.picklist(CHAT_ROOMS),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(CHAT_LENGTH_MAX)),
  }),
  v.strictObject({ type: v.literal('attend'), lobby: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('ping'), id }),
]);

/** What messages of a client are called; a test of a server sends each of them. */
export const CLIENT_MESSAGE_TYPES = clientMessageSchema.options.map(({ entries }) => entries.type.literal);

export type ClientMessage =
  /** Comes first: the protocol the client speaks, and the revisions of the editions it knows. */
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly client?: string;
      readonly editions?: Readonly<Record<string, number>>;
    }
  /**
   * Follow a game: from the seat that the secret opens, else as audience. `since` is the version the client has, 0 for none, and asks for what has happened
   * after it; `views` asks for a whole view with every message, for clients that do not know the rules.
   */
  | { readonly type: 'join'; readonly game: string; readonly secret?: string; readonly since?: number; readonly views?: boolean }
  | { readonly type: 'leave'; readonly game: string }
  /** Asks for the steps before a version, as far as the viewer may be told them again: one page. */
  | { readonly type: 'past'; readonly game: string; readonly before: number }
  | { readonly type: 'act'; readonly game: string; readonly request: Request }
  | { readonly type: 'chat'; readonly game: string; readonly id: string; readonly room: ChatRoom; readonly text: string }
  /** Be told of new games, challenges and ends, and with `lobby` of every offer. Whoever attends nowhere offers and searches nothing. */
  | { readonly type: 'attend'; readonly lobby?: boolean }
  | { readonly type: 'ping'; readonly id: string };
