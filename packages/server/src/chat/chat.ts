// Chat at a table: said in one of two rooms, stored, and read again by whoever may hear it.

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
  /** Seats speak among themselves, and the audience among itself. */
  | { readonly code: 'otherRoom' }
  /** An operator has silenced them; without `until` for good. */
  | { readonly code: 'silenced'; readonly until?: number }
  | { readonly code: 'tooFast'; readonly retryMs: number };

const LINES = 100;

/** Says something. What is returned is stored, and can be sent to whoever `hears` it. */
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
  // A client that was not sure whether it arrived has sent it again.
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

/** The latest lines of a room as somebody may read them; none when they may not hear the room. */
export async function readChat(store: Store, game: string, room: StoredChatRoom, listener: ChatReader): Promise<readonly StoredChatLine[]> {
  const found = await store.games.find(game);
  if (found === undefined || !mayRead(found, room, listener)) return [];
  const muted = await mutedPeople(store, listener.person);
  return (await store.chat.latest(game, room, LINES)).filter((line) => isLineVisible(line, listener, muted));
}

/** Of those who are there, who is to be sent a line that was just said. */
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

/** Whom somebody does not want to hear: those they muted and those they blocked. */
async function mutedPeople(store: Store, person: Person | undefined): Promise<readonly string[]> {
  if (person === undefined) return [];
  return [...(await store.blocks.of(person, 'mute')), ...(await store.blocks.of(person, 'block'))];
}
