// Chat at a table: said in one of two rooms, stored, and read again by whoever may hear it.

import { fail, ok, type Result } from '@flagfall/engine';
import type { ChatLine, ChatRoom } from '../store/chat.ts';
import { type Person, personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { FLOOD_MS, floodWait } from './flood.ts';
import { isShown, type Listener, mayHear, maySpeak } from './rooms.ts';
import { checkText, type TextFault } from './text.ts';

export interface Saying {
  /** The line's own id. */
  readonly id: string;
  readonly game: string;
  readonly room: ChatRoom;
  readonly text: string;
}

export interface Speaker extends Listener {
  readonly person: Person;
  readonly name: string;
}

export type ChatRefusal =
  | TextFault
  | { readonly code: 'unknownGame' }
  /** Seats speak among themselves, and the audience among itself. */
  | { readonly code: 'otherRoom' }
  /** An operator has silenced them; without `until` for good. */
  | { readonly code: 'silenced'; readonly until?: number }
  | { readonly code: 'tooFast'; readonly retryMs: number };

const LINES = 100;

/** Says something. What is returned is stored, and can be sent to whoever `hears` it. */
export async function say(
  store: Store,
  speaker: Speaker,
  { id, game, room, text: given }: Saying,
  now: number,
): Promise<Result<ChatLine, ChatRefusal>> {
  const text = checkText(given);
  if (!text.ok) return text;
  const found = await store.games.find(game);
  if (found === undefined) return fail({ code: 'unknownGame' });
  if (!maySpeak(found, room, speaker)) return fail({ code: 'otherRoom' });
  // A client that was not sure whether it arrived has sent it again.
  const before = await store.chat.find(id);
  if (before !== undefined) return ok(before);
  const { person, name, seat } = speaker;
  const [sanction] = await store.moderation.sanctionsOf(person, now);
  if (sanction !== undefined) return fail({ code: 'silenced', ...(sanction.until === undefined ? {} : { until: sanction.until }) });
  const retryMs = floodWait(await store.chat.saidBy(person, now - FLOOD_MS), text.value, now);
  if (retryMs !== undefined) return fail({ code: 'tooFast', retryMs });
  const line = { id, game, room, person, name, text: text.value, at: now, ...(room === 'seats' && seat !== undefined ? { seat } : {}) };
  await store.chat.say(line);
  return ok({ ...line, hidden: false });
}

/** The latest lines of a room as somebody may read them; none when they may not hear the room. */
export async function read(store: Store, game: string, room: ChatRoom, listener: Listener): Promise<readonly ChatLine[]> {
  const found = await store.games.find(game);
  if (found === undefined || !mayHear(found, room, listener)) return [];
  const muted = await mutedBy(store, listener.person);
  return (await store.chat.latest(game, room, LINES)).filter((line) => isShown(line, listener, muted));
}

/** Of those who are there, who is to be sent a line that was just said. */
export async function hearersOf<Hearer extends Listener>(
  store: Store,
  line: ChatLine,
  present: readonly Hearer[],
): Promise<readonly Hearer[]> {
  const game = await store.games.find(line.game);
  if (game === undefined || line.person === undefined) return [];
  const deaf = new Set(await store.aversions.whoAvoids(line.person));
  const isDeaf = ({ person }: Listener) => person !== undefined && deaf.has(personKey(person));
  return present.filter((hearer) => mayHear(game, line.room, hearer) && isShown(line, hearer, []) && !isDeaf(hearer));
}

/** Whom somebody does not want to hear: those they muted and those they blocked. */
async function mutedBy(store: Store, person: Person | undefined): Promise<readonly string[]> {
  if (person === undefined) return [];
  return [...(await store.aversions.of(person, 'mute')), ...(await store.aversions.of(person, 'block'))];
}
