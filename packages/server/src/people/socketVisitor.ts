// The visitor of a socket: the same as over HTTP, read from the headers of its upgrade request.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refused.ts';
import type { SocketAuth } from '../sockets/socketAuth.ts';
import type { PeopleContext } from './peopleContext.ts';
import { identify, refuseBanned } from './visitor.ts';

/** Undefined without a session. Refuses banned people, and a token that is invalid or not for playing. */
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
