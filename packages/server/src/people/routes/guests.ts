// Guests: whoever comes gets a session and a name at once.

import { CALLS, visitorSchema } from '@flagfall/protocol/http';
import { type AnyRoute, route } from '../../http/route.ts';
import { openSession } from '../cookie.ts';
import { guestName } from '../guestNames.ts';
import type { People } from '../people.ts';
import { newId } from '../secrets.ts';
import { tellVisitor } from '../tellVisitor.ts';

export function guestRoutes(people: People): readonly AnyRoute[] {
  return [
    route({
      ...CALLS.beginAsGuest,
      summary: 'Begins as a guest; whoever has a session already keeps it.',
      who: 'anybody',
      forBanned: true,
      perHour: ({ guestsPerHour }) => guestsPerHour,
      reply: visitorSchema,
      refusals: [],
      async handle({ visitor, request, reply }) {
        if (visitor !== undefined) return tellVisitor(visitor);
        const guest = newId();
        const person = { type: 'guest', guest } as const;
        const session = await openSession(people, request, reply, person);
        return tellVisitor({ type: 'guest', person, name: guestName(guest), session, sanctions: [] });
      },
    }),
    route({
      ...CALLS.me,
      summary: 'Tells who you are.',
      who: 'visitor',
      scope: 'any',
      forBanned: true,
      reply: visitorSchema,
      refusals: [],
      handle: async ({ visitor }) => tellVisitor(visitor),
    }),
  ];
}
