// Chat at a table: lines are written in one of two rooms, stored, and read by all who may read the room.

import { fail, ok, type Result } from '@flagfall/engine';
import type { StoredChatLine, StoredChatRoom } from '../store/games/chat.ts';
import { type Person, personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { CHAT_LIMIT_WINDOW_MS, chatRetryMs } from './rateLimit.ts';
import { type ChatReader, isLineVisible, mayRead, mayWrite } from './rooms.ts';
import { type ChatTextFault, checkChatText } from './text.ts';

export interface ChatPost {
  /** The line's own id. */
  readonly id: string;
  readonly game: string;
  readonly room: StoredChatRoom;
  readonly text: string;
}

export interface ChatAuthor extends ChatReader {
  readonly person: Person;
  readonly name: string;
}

export type ChatRefusal =
  | ChatTextFault
  | { readonly code: 'unknownGame' }
  /** Seats write among themselves, and so does the audience. */
  | { readonly code: 'otherRoom' }
  /** An operator has muted the author; without `until` for good. */
  | { readonly code: 'silenced'; readonly until?: number }
  | { readonly code: 'tooFast'; readonly retryMs: number };

const LINES = 100;

/** Posts a line. The result is stored, and can be sent to all readers. */
export async function postChat(
  store: Store,
  speaker: ChatAuthor,
  { id, game, room, text: given }: ChatPost,
  now: number,
): Promise<Result<StoredChatLine, ChatRefusal>> {
  const text = checkChatText(given);
  if (!text.ok) return text;
  const found = await store.games.find(game);
  if (found === undefined) return fail({ code: 'unknownGame' });
  if (!mayWrite(found, room, speaker)) return fail({ code: 'otherRoom' });
  // A client that did not get an answer has sent it again.
  const before = await store.chat.find(id);
  if (before !== undefined) return ok(before);
  const { person, name, seat } = speaker;
  const [sanction] = await store.moderation.sanctionsOf(person, now);
  if (sanction !== undefined) return fail({ code: 'silenced', ...(sanction.until === undefined ? {} : { until: sanction.until }) });
  const retryMs = chatRetryMs(await store.chat.saidBy(person, now - CHAT_LIMIT_WINDOW_MS), text.value, now);
  if (retryMs !== undefined) return fail({ code: 'tooFast', retryMs });
  const line = { id, game, room, person, name, text: text.value, at: now, ...(room === 'seats' && seat !== undefined ? { seat } : {}) };
  await store.chat.say(line);
  return ok({ ...line, hidden: false });
}

/** The latest lines of a room as this reader may see them; none when the reader may not read the room. */
export async function readChat(store: Store, game: string, room: StoredChatRoom, listener: ChatReader): Promise<readonly StoredChatLine[]> {
  const found = await store.games.find(game);
  if (found === undefined || !mayRead(found, room, listener)) return [];
  const muted = await mutedPeople(store, listener.person);
  return (await store.chat.latest(game, room, LINES)).filter((line) => isLineVisible(line, listener, muted));
}

/** The readers present who receive a line just posted. */
export async function chatRecipients<Hearer extends ChatReader>(
  store: Store,
  line: StoredChatLine,
  present: readonly Hearer[],
): Promise<readonly Hearer[]> {
  const game = await store.games.find(line.game);
  if (game === undefined || line.person === undefined) return [];
  const deaf = new Set(await store.blocks.mutersOf(line.person));
  const isDeaf = ({ person }: ChatReader) => person !== undefined && deaf.has(personKey(person));
  return present.filter((hearer) => mayRead(game, line.room, hearer) && isLineVisible(line, hearer, []) && !isDeaf(hearer));
}

/** The people a reader does not want to read: muted and blocked. */
async function mutedPeople(store: Store, person: Person | undefined): Promise<readonly string[]> {
  if (person === undefined) return [];
  return [...(await store.blocks.of(person, 'mute')), ...(await store.blocks.of(person, 'block'))];
}
