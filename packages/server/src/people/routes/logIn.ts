// Logging in, by password or by recovery code. Unknown names and wrong passwords get the same answer after the same work.

import { credentialsSchema, ENDPOINTS, passwordSchema, recoveryCodesSchema, recoverySchema, visitorSchema } from '@flagfall/protocol/http';
import { rateLimitKey } from '../../http/address.ts';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { nameKey } from '../../store/people/nameKey.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import { acceptPassword, normalPassword } from '../passwords/passwordRules.ts';
import { newCodesFor, useCode } from '../passwords/recovery.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { endSessions, signIn } from '../signIn.ts';
import { visitorInfo } from '../visitorInfo.ts';

export function logInRoutes(people: PeopleContext): readonly AnyRoute[] {
  const { store, passwords, throttle } = people;
  return [
    route({
      ...ENDPOINTS.logIn,
      summary: 'Logs in with name and password. The session before it ends; a guest goes on as the account.',
      who: 'anybody',
      forBanned: true,
      body: credentialsSchema,
      reply: visitorSchema,
      refusals: ['wrongLogin', 'tooManyAttempts', 'notForBots'],
      async handle({ visitor, body, request, reply }) {
        const attempt = throttle.begin(nameKey(body.name), rateLimitKey(request.ip), people.now());
        const account = await store.accounts.findByName(body.name);
        const password = normalPassword(body.password);
        if (!(await passwords.verify(password, account?.passwordHash)) || account === undefined) refuse({ code: 'wrongLogin' });
        attempt.succeeded();
        if (passwords.needsRehash(account.passwordHash ?? '')) {
          await store.accounts.change(account.id, { passwordHash: await passwords.hash(password) });
        }
        return visitorInfo(await signIn(people, account, visitor, request, reply));
      },
    }),
    route({
      ...ENDPOINTS.recover,
      summary: 'Sets a new password with a recovery code and logs in. All other sessions end.',
      who: 'anybody',
      forBanned: true,
      body: recoverySchema,
      reply: visitorSchema,
      refusals: ['wrongCode', 'badPassword', 'tooManyAttempts', 'notForBots'],
      async handle({ visitor, body, request, reply }) {
        const password = acceptPassword(body.password, body.name);
        const attempt = throttle.begin(nameKey(body.name), rateLimitKey(request.ip), people.now());
        const account = await store.accounts.findByName(body.name);
        // The new hash is computed before the code is checked, so a wrong code takes as long as a right one.
        const passwordHash = await passwords.hash(password);
        if (!(await useCode(people, account?.id, body.code)) || account === undefined) refuse({ code: 'wrongCode' });
        attempt.succeeded();
        await store.accounts.change(account.id, { passwordHash });
        await endSessions(people, account.id);
        return visitorInfo(await signIn(people, account, visitor, request, reply));
      },
    }),
    route({
      ...ENDPOINTS.newRecoveryCodes,
      summary: 'Makes new recovery codes, shown this once; the old ones stop working.',
      who: 'account',
      forBanned: true,
      body: passwordSchema,
      reply: recoveryCodesSchema,
      refusals: ['wrongPassword', 'tooManyAttempts'],
      async handle({ visitor, body, request }) {
        await confirmPassword(people, visitor, body.password, request.ip);
        return { recoveryCodes: await newCodesFor(people, visitor.account.id) };
      },
    }),
  ];
}
