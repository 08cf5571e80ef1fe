// What is stored about somebody is theirs: they can have all of it, and have it deleted.

import { anything, CALLS, passwordSchema } from '@flagfall/protocol/http';
import { type AnyRoute, route } from '../../http/route.ts';
import { confirmPassword } from '../confirm.ts';
import { dropCookie } from '../cookie.ts';
import type { People } from '../people.ts';

export function privacyRoutes(people: People): readonly AnyRoute[] {
  return [
    route({
      ...CALLS.exportAccount,
      summary: 'Everything that is stored about the account, as JSON; of what opens it only that it exists.',
      who: 'account',
      forBanned: true,
      reply: anything,
      refusals: [],
      async handle({ visitor, reply }) {
        reply.header('content-disposition', 'attachment; filename="flagfall.json"');
        return (await people.store.privacy.export(visitor.account.id)) ?? {};
      },
    }),
    route({
      ...CALLS.deleteAccount,
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
