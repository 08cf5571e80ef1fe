// Sessions: see where an account is logged in, and end one, all others, or this one.

import { ENDPOINTS, idParams, sessionsSchema } from '@flagfall/protocol/http';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { dropCookie } from '../sessionCookie.ts';
import { endSession, endSessions } from '../signIn.ts';

export function sessionRoutes(people: PeopleContext): readonly AnyRoute[] {
  const { sessions } = people.store;
  return [
    route({
      ...ENDPOINTS.sessions,
      summary: 'Lists where the account is logged in.',
      who: 'account',
      forBanned: true,
      reply: sessionsSchema,
      refusals: [],
      async handle({ visitor }) {
        const open = await sessions.of(visitor.account.id, people.now());
        return { sessions: open.map(({ person: _, ...session }) => ({ ...session, current: session.id === visitor.session.id })) };
      },
    }),
    route({
      ...ENDPOINTS.logOut,
      summary: 'Logs out. A guest who does so is gone for good.',
      who: 'visitor',
      forBanned: true,
      refusals: ['notForBots'],
      async handle({ visitor, reply }) {
        if (visitor.type === 'token') refuse({ code: 'notForBots' });
        await endSession(people, visitor);
        dropCookie(people, reply);
      },
    }),
    route({
      ...ENDPOINTS.endOtherSessions,
      summary: 'Ends all other sessions of the account.',
      who: 'account',
      forBanned: true,
      refusals: [],
      handle: async ({ visitor }) => endSessions(people, visitor.account.id, visitor.session),
    }),
    route({
      ...ENDPOINTS.endSession,
      summary: 'Ends one session of the account, named by its id in the list.',
      who: 'account',
      forBanned: true,
      params: idParams,
      refusals: ['notFound'],
      async handle({ visitor, params }) {
        if (!(await sessions.endById(visitor.account.id, params.id))) refuse({ code: 'notFound' });
        people.changed({ type: 'sessionsEnded', person: visitor.person, sessions: [params.id] });
      },
    }),
  ];
}
