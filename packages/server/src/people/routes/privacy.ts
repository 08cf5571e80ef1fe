// A person's data is theirs: they can export all of it, and have it deleted.

import { ENDPOINTS, opaqueJson, passwordSchema } from '@flagfall/protocol/http';
import { type AnyRoute, route } from '../../http/route.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { dropCookie } from '../sessionCookie.ts';

export function privacyRoutes(people: PeopleContext): readonly AnyRoute[] {
  return [
    route({
      ...ENDPOINTS.exportAccount,
      summary: 'Everything that is stored about the account, as JSON; of what opens it only that it exists.',
      who: 'account',
      forBanned: true,
      reply: opaqueJson,
      refusals: [],
      async handle({ visitor, reply }) {
        reply.header('content-disposition', 'attachment; filename="flagfall.json"');
        return (await people.store.privacy.export(visitor.account.id)) ?? {};
      },
    }),
    route({
      ...ENDPOINTS.deleteAccount,
      summary:
        'Deletes the account and all that is stored about it. Games stay for those who played them too; the seat says that its player is gone.',
      who: 'account',
      forBanned: true,
      body: passwordSchema,
      refusals: ['wrongPassword', 'tooManyAttempts'],
      async handle({ visitor, body, request, reply }) {
        await confirmPassword(people, visitor, body.password, request.ip);
        await people.store.privacy.erase(visitor.account.id);
        people.changed({ type: 'sessionsEnded', person: visitor.person });
        people.changed({ type: 'erased', account: visitor.account.id });
        dropCookie(people, reply);
      },
    }),
  ];
}
