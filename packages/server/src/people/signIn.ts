// Signing in, by creating an account or by logging in: a new session, and the guest's data moves to the account.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAccount } from '../store/people/accounts.ts';
import type { PeopleContext } from './peopleContext.ts';
import { type CurrentSession, openSession } from './sessionCookie.ts';
import type { AccountVisitor, Visitor } from './visitor.ts';

/** Banned people may log in, to see why, to export their data and to delete it; other routes refuse them. */
export async function signIn(
  people: PeopleContext,
  account: StoredAccount,
  before: Visitor | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccountVisitor> {
  const person = { type: 'account', account: account.id } as const;
  if (before?.person.type === 'guest') await adopt(people, before.person.guest, account);
  else if (before?.type === 'account') await endSession(people, before);
  const session = await openSession(people, request, reply, person);
  // Read last: sanctions of the guest now apply to the account.
  const sanctions = await people.store.moderation.sanctionsOf(person, people.now());
  return { type: 'account', person, name: account.name, account, sanctions, session };
}

async function adopt(people: PeopleContext, guest: string, account: StoredAccount): Promise<void> {
  await people.store.accounts.adopt(guest, account.id);
  people.changed({ type: 'sessionsEnded', person: { type: 'guest', guest } });
  people.changed({ type: 'adopted', guest, account: account.id, name: account.name });
}

export async function endSession(people: PeopleContext, { person, session }: Extract<Visitor, { session: unknown }>): Promise<void> {
  await people.store.sessions.end(session.tokenHash);
  people.changed({ type: 'sessionsEnded', person, sessions: [session.id] });
}

/** Ends every session of an account, except perhaps the current one. */
export async function endSessions(people: PeopleContext, account: string, except?: CurrentSession): Promise<void> {
  await people.store.sessions.endAll(account, except?.tokenHash);
  people.changed({
    ...{ type: 'sessionsEnded', person: { type: 'account', account } },
    ...(except === undefined ? {} : { except: except.id }),
  });
}
