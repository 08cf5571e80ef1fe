/** Every message from a client to a server. A new type is one more line in the list, and one in docs/protocol.md. */

import * as v from 'valibot';
import { CHAT_LENGTH_MAX, NAME_LENGTH_MAX, SECRET_LENGTH_MAX } from './limits.ts';
import { type Request, requestSchema } from './requests.ts';
import { count, gameId, id, maybe, name } from './schemas.ts';

/** Where chat is read: among the seats, or among the spectators. */
export const CHAT_ROOMS = ['seats', 'audience'] as const;
export type ChatRoom = (typeof CHAT_ROOMS)[number];

const EDITIONS_MAX = 40;

const editions = v.pipe(
  v.record(name, count),
  v.check((revisions) => Object.keys(revisions).length <= EDITIONS_MAX),
);

/** The most frequent type stands first: the list is tried from the top, and each failed try costs as much as reading the right one. */
export const clientMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('act'), game: gameId, request: requestSchema }),
  v.strictObject({
    type: v.literal('hello'),
    protocol: count,
    client: maybe(v.pipe(v.string(), v.maxLength(NAME_LENGTH_MAX))),
    editions: maybe(editions),
  }),
  v.strictObject({
    type: v.literal('join'),
    game: gameId,
    secret: maybe(v.pipe(v.string(), v.minLength(1), v.maxLength(SECRET_LENGTH_MAX))),
    since: maybe(count),
    views: maybe(v.boolean()),
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
  v.strictObject({ type: v.literal('attend'), lobby: maybe(v.boolean()) }),
  v.strictObject({ type: v.literal('ping'), id }),
]);

/** The types of client messages; a server test sends each of them. */
export const CLIENT_MESSAGE_TYPES = clientMessageSchema.options.map(({ entries }) => entries.type.literal);

export type ClientMessage =
  /** Comes first: the protocol of the client, and the revisions of the editions it knows. */
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly client?: string;
      readonly editions?: Readonly<Record<string, number>>;
    }
  /**
   * Follow a game: from the seat that the secret opens, else as audience. `since` is the version the client has, 0 for none, and asks for the steps
   * after it; `views` asks for a whole view with every message, for clients that do not know the rules.
   */
  | { readonly type: 'join'; readonly game: string; readonly secret?: string; readonly since?: number; readonly views?: boolean }
  | { readonly type: 'leave'; readonly game: string }
  /** Asks for the steps before a version, one page, as far as the viewer may be told them again. */
  | { readonly type: 'past'; readonly game: string; readonly before: number }
  | { readonly type: 'act'; readonly game: string; readonly request: Request }
  | { readonly type: 'chat'; readonly game: string; readonly id: string; readonly room: ChatRoom; readonly text: string }
  /** Subscribe to new games, challenges and ends, and with `lobby` to every offer. Offering and searching need this subscription. */
  | { readonly type: 'attend'; readonly lobby?: boolean }
  | { readonly type: 'ping'; readonly id: string };
