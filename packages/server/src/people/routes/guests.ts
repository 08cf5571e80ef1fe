// Guests: a new visitor gets a session and a name at once.

import { ENDPOINTS, visitorSchema } from '@flagfall/protocol/http';
import { type AnyRoute, route } from '../../http/route.ts';
import { guestName } from '../names/guestNames.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { openSession } from '../sessionCookie.ts';
import { newId } from '../tokens.ts';
import { visitorInfo } from '../visitorInfo.ts';

export function guestRoutes(people: PeopleContext): readonly AnyRoute[] {
  return [
    route({
      ...ENDPOINTS.beginAsGuest,
      summary: 'Begins as a guest; whoever has a session already keeps it.',
      who: 'anybody',
      forBanned: true,
      perHour: ({ guestsPerHour }) => guestsPerHour,
      reply: visitorSchema,
      refusals: [],
      async handle({ visitor, request, reply }) {
        if (visitor !== undefined) return visitorInfo(visitor);
        const guest = newId();
        const person = { type: 'guest', guest } as const;
        const session = await openSession(people, request, reply, person);
        return visitorInfo({ type: 'guest', person, name: guestName(guest), session, sanctions: [] });
      },
    }),
    route({
      ...ENDPOINTS.me,
      summary: 'Tells who you are.',
      who: 'visitor',
      scope: 'any',
      forBanned: true,
      reply: visitorSchema,
      refusals: [],
      handle: async ({ visitor }) => visitorInfo(visitor),
    }),
  ];
}
