// The sender of a request: identified by a session cookie or a bot token, and by nothing else.

import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '../http/refused.ts';
import type { StoredAccount } from '../store/people/accounts.ts';
import type { StoredBotToken } from '../store/people/credentials.ts';
import type { NewSanction } from '../store/people/moderation.ts';
import type { Person } from '../store/rows.ts';
import { guestName } from './names/guestNames.ts';
import type { PeopleContext } from './peopleContext.ts';
import { type CookieSource, type CurrentSession, readCookie, touchSession } from './sessionCookie.ts';
import { hashOfToken } from './tokens.ts';

interface VisitorBase {
  readonly person: Person;
  readonly name: string;
  /** Their current sanctions. */
  readonly sanctions: readonly NewSanction[];
}

export type Visitor =
  | (VisitorBase & { readonly type: 'guest'; readonly session: CurrentSession })
  | (VisitorBase & { readonly type: 'account'; readonly session: CurrentSession; readonly account: StoredAccount })
  | (VisitorBase & { readonly type: 'token'; readonly token: StoredBotToken; readonly account: StoredAccount });

export type AccountVisitor = Extract<Visitor, { type: 'account' }>;

/** The headers that identify a sender. */
type RequestHeaders = CookieSource & { readonly headers: IncomingHttpHeaders };

/** Undefined without a known cookie. An invalid token is refused: its program should hear of it. */
export async function identify(people: PeopleContext, request: RequestHeaders): Promise<Visitor | undefined> {
  const { authorization } = request.headers;
  return authorization === undefined ? visitorByCookie(people, request) : visitorByToken(people, authorization);
}

async function visitorByCookie(people: PeopleContext, request: RequestHeaders): Promise<Visitor | undefined> {
  const token = readCookie(people, request);
  if (token === undefined) return undefined;
  const now = people.now();
  const tokenHash = hashOfToken(token);
  const found = await people.store.sessions.find(tokenHash, now);
  if (found === undefined) return undefined;
  await touchSession(people, found, tokenHash, now);
  const { person } = found;
  const session = { id: found.id, tokenHash };
  const sanctions = await people.store.moderation.sanctionsOf(person, now);
  if (person.type === 'guest') return { type: 'guest', person, name: guestName(person.guest), session, sanctions };
  const account = await people.store.accounts.find(person.account);
  return account === undefined ? undefined : { type: 'account', person, name: account.name, session, account, sanctions };
}

async function visitorByToken(people: PeopleContext, authorization: string): Promise<Visitor> {
  const found = /^Bearer ([\w-]{20,100})$/.exec(authorization);
  const now = people.now();
  const token = found === null ? undefined : await people.store.credentials.useBotToken(hashOfToken(found[1]), now);
  const account = token === undefined ? undefined : await people.store.accounts.find(token.account);
  if (token === undefined || account === undefined) refuse({ code: 'badToken' });
  const person = { type: 'account', account: account.id } as const;
  return { type: 'token', person, name: account.name, token, account, sanctions: await people.store.moderation.sanctionsOf(person, now) };
}

/** Refuses banned people. */
export function refuseBanned({ sanctions }: Pick<Visitor, 'sanctions'>): void {
  const bans = sanctions.filter(({ type }) => type === 'ban');
  if (bans.length === 0) return;
  const ends = bans.flatMap(({ until }) => (until === undefined ? [] : [until]));
  // A ban without an end is longer than any other.
  refuse(ends.length < bans.length ? { code: 'banned' } : { code: 'banned', until: Math.max(...ends) });
}
