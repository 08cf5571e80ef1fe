// What players can do about each other: mute, block, report. They name people by a chat line or a seat, never by an identifier.

import { fail, ok, type Result, type Seat } from '@flagfall/engine';
import { DAY_MS } from '@flagfall/protocol';
import type { BlockType, PersonRef } from '@flagfall/protocol/http';
import { type Person, personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type ChatReader, mayRead } from './rooms.ts';

export type Reporter = ChatReader & { readonly person: Person };

export type ReportRefusal =
  /** No such line or seat that the reporter can know of, or a person that cannot be reported. */
  | { readonly code: 'nobody' }
  | { readonly code: 'yourself' }
  | { readonly code: 'tooMany'; readonly most: number }
  | { readonly code: 'reportedEnough' }
  | { readonly code: 'badReason'; readonly most: number };

const REPORTS_A_DAY = 10;
const REASON_MAX = 500;
const AVOIDED_MAX = 500;

/** Mutes or blocks a person. They are not told, and repeating it changes nothing. */
export async function addBlock(
  store: Store,
  who: Reporter,
  whom: PersonRef,
  type: BlockType,
  now: number,
): Promise<Result<Person, ReportRefusal>> {
  const about = await find(store, who, whom);
  if (!about.ok) return about;
  if ((await store.blocks.count(who.person)) >= AVOIDED_MAX) return fail({ code: 'tooMany', most: AVOIDED_MAX });
  await store.blocks.add(who.person, about.value, type, now);
  return about;
}

export async function removeBlock(store: Store, who: Reporter, whom: PersonRef, type: BlockType): Promise<boolean> {
  const about = await find(store, who, whom);
  return about.ok && store.blocks.remove(who.person, about.value, type);
}

/** Reports a person to the operators. */
export async function report(
  store: Store,
  by: Reporter,
  whom: PersonRef,
  { id, reason }: { readonly id: string; readonly reason: string },
  now: number,
): Promise<Result<Person, ReportRefusal>> {
  const words = reason.trim();
  if (words === '' || words.length > REASON_MAX) return fail({ code: 'badReason', most: REASON_MAX });
  const about = await find(store, by, whom);
  if (!about.ok) return about;
  if ((await store.moderation.reportsBy(by.person, now - DAY_MS)) >= REPORTS_A_DAY) return fail({ code: 'reportedEnough' });
  const what = whom.type === 'sitter' ? { game: whom.game } : { game: (await store.chat.find(whom.line))?.game ?? '', line: whom.line };
  await store.moderation.report({ id, at: now, by: by.person, about: about.value, reason: words, ...what });
  return about;
}

/** The person meant, if the reporter can know of them. */
async function find(store: Store, who: Reporter, whom: PersonRef): Promise<Result<Person, ReportRefusal>> {
  const person = whom.type === 'author' ? await authorOf(store, who, whom.line) : await sitterOn(store, whom.game, whom.seat);
  if (person === undefined) return fail({ code: 'nobody' });
  return personKey(person) === personKey(who.person) ? fail({ code: 'yourself' }) : ok(person);
}

async function authorOf(store: Store, who: Reporter, id: string): Promise<Person | undefined> {
  const line = await store.chat.find(id);
  const game = line === undefined ? undefined : await store.games.find(line.game);
  return line !== undefined && game !== undefined && mayRead(game, line.room, who) ? line.person : undefined;
}

async function sitterOn(store: Store, game: string, seat: Seat): Promise<Person | undefined> {
  const sitter = (await store.games.find(game))?.seats.find((one) => one.seat === seat)?.sitter;
  if (sitter?.type === 'account') return { type: 'account', account: sitter.account };
  return sitter?.type === 'guest' ? { type: 'guest', guest: sitter.guest } : undefined;
}
