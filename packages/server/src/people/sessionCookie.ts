// The session cookie: a signed random token. A cookie with a wrong signature is not even looked up; the store knows tokens only by hash.

import { DAY_MS } from '@flagfall/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredSession } from '../store/people/sessions.ts';
import type { Person } from '../store/rows.ts';
import type { PeopleContext } from './peopleContext.ts';
import { hashOfToken, newId, newToken } from './tokens.ts';

/** The session of a request. */
export interface CurrentSession {
  readonly id: string;
  readonly tokenHash: string;
}

/** The cookies of a request, also of a socket upgrade. */
export type CookieSource = Pick<FastifyRequest, 'cookies' | 'unsignCookie'>;

/** Counted from the last visit. */
const LIFETIME_MS = { guest: 60 * DAY_MS, account: 180 * DAY_MS } as const;
/** A visit is stored no more often than this. */
const NOTED_EVERY_MS = 3_600_000;

/** With the prefix, a browser takes it only over HTTPS, for every path, and from no other host of the domain: it cannot be planted. */
function cookieName(people: PeopleContext): string {
  return isSecure(people) ? '__Host-flagfall' : 'flagfall';
}

/** At home there is no certificate, and a browser would drop a secure cookie. */
function isSecure({ config }: PeopleContext): boolean {
  return config.publicOrigin?.startsWith('https:') ?? false;
}

/** The token in the cookie, if its signature is ours. */
export function readCookie(people: PeopleContext, request: CookieSource): string | undefined {
  const cookie = request.cookies[cookieName(people)];
  if (cookie === undefined || cookie.length > 200) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : undefined;
}

/** Opens a new session and sends its cookie. Every log-in gets a new token, so a planted one never gains an account. */
export async function openSession(
  people: PeopleContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): Promise<CurrentSession> {
  const token = newToken();
  const id = newId();
  const now = people.now();
  const lifetimeMs = LIFETIME_MS[person.type];
  const label = labelOf(request.headers['user-agent']);
  const tokenHash = hashOfToken(token);
  await people.store.sessions.open({ tokenHash, id, person, label, createdAt: now, expiresAt: now + lifetimeMs });
  // Browsers keep a cookie for 400 days at most; the session in the store decides when it ends.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(people), maxAge: (400 * DAY_MS) / 1000 } as const;
  reply.setCookie(cookieName(people), token, { ...options, signed: true });
  return { id, tokenHash };
}

export function dropCookie(people: PeopleContext, reply: FastifyReply): void {
  reply.clearCookie(cookieName(people), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(people) });
}

/** Stores a visit, and extends the session. */
export async function touchSession(people: PeopleContext, session: StoredSession, tokenHash: string, now: number): Promise<void> {
  if (now - session.seenAt < NOTED_EVERY_MS) return;
  await people.store.sessions.renew(tokenHash, now, now + LIFETIME_MS[session.person.type]);
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['flagfall', 'Flagfall'],
] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'] as const;

/** `Firefox, Android`: enough to recognise a session, too little to identify people. */
function labelOf(userAgent: string | undefined): string {
  const browser = BROWSERS.find(([mark]) => userAgent?.includes(mark))?.[1];
  const system = SYSTEMS.find((mark) => userAgent?.includes(mark));
  return [browser, system].filter((part) => part !== undefined).join(', ');
}
