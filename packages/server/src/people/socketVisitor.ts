// Who opens a socket: the same visitor as over HTTP, told from the headers of the request that asks for one.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refused.ts';
import type { SocketAuth } from '../sockets/socketAuth.ts';
import type { PeopleContext } from './peopleContext.ts';
import { identify, refuseBanned } from './visitor.ts';

/** Undefined for somebody without a session. Refuses whoever is banned, and a token that is not valid or not for playing. */
export function socketAuthenticator(
  people: PeopleContext,
  app: FastifyInstance,
): (request: IncomingMessage) => Promise<SocketAuth | undefined> {
  return async ({ headers }) => {
    const visitor = await identify(people, {
      headers,
      cookies: app.parseCookie(headers.cookie ?? ''),
      unsignCookie: (value) => app.unsignCookie(value),
    });
    if (visitor === undefined) return undefined;
    if (visitor.type === 'token' && !visitor.token.scopes.includes('play')) refuse({ code: 'missingScope', scope: 'play' });
    refuseBanned(visitor);
    const { person } = visitor;
    if (visitor.type !== 'token') return { ...person, session: visitor.session.id };
    const { id, scopes } = visitor.token;
    return { ...person, token: id, ...(scopes.includes('chat') ? {} : { isMute: true }) };
  };
}
