// Accounts: create one, change its name, its password and its preferences.

import {
  accountChangeSchema,
  credentialsSchema,
  ENDPOINTS,
  newAccountSchema,
  passwordChangeSchema,
  visitorSchema,
} from '@flagfall/protocol/http';
import { defined } from '../../defined.ts';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { NameTaken } from '../../store/errors.ts';
import { acceptName } from '../names/names.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import { acceptPassword } from '../passwords/passwordRules.ts';
import { newCodesFor } from '../passwords/recovery.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { openSession } from '../sessionCookie.ts';
import { endSessions, signIn } from '../signIn.ts';
import { newId } from '../tokens.ts';
import { visitorInfo } from '../visitorInfo.ts';

export function accountRoutes(people: PeopleContext): readonly AnyRoute[] {
  const { store } = people;
  return [
    route({
      ...ENDPOINTS.makeAccount,
      summary: 'Makes an account and logs in to it. A guest keeps their games. The recovery codes are shown this once.',
      who: 'anybody',
      perHour: ({ accountsPerHour }) => accountsPerHour,
      body: credentialsSchema,
      reply: newAccountSchema,
      refusals: ['badName', 'nameTaken', 'badPassword', 'alreadyAccount', 'notForBots'],
      async handle({ visitor, body, request, reply }) {
        if (visitor?.type === 'account') refuse({ code: 'alreadyAccount' });
        const name = acceptName(body.name);
        const password = acceptPassword(body.password, name);
        if ((await store.accounts.findByName(name)) !== undefined) refuse({ code: 'nameTaken' });
        const account = { id: newId(), name, passwordHash: await people.passwords.hash(password), bot: false, createdAt: people.now() };
        await refuseTaken(store.accounts.create(account));
        const recoveryCodes = await newCodesFor(people, account.id);
        const entered = await signIn(people, { ...account, operator: false, profile: {} }, visitor, request, reply);
        return { visitor: visitorInfo(entered), recoveryCodes };
      },
    }),
    route({
      ...ENDPOINTS.changeAccount,
      summary: 'Changes the name of the account, or what a client keeps with it.',
      who: 'account',
      body: accountChangeSchema,
      reply: visitorSchema,
      refusals: ['badName', 'nameTaken'],
      async handle({ visitor, body }) {
        const name = body.name === undefined ? undefined : acceptName(body.name);
        const change = { ...defined({ name }), ...(body.profile === undefined ? {} : { profile: body.profile }) };
        await refuseTaken(store.accounts.change(visitor.account.id, change));
        if (name !== undefined) people.changed({ type: 'renamed', account: visitor.account.id, name });
        return visitorInfo({ ...visitor, account: { ...visitor.account, ...change } });
      },
    }),
    route({
      ...ENDPOINTS.changePassword,
      summary: 'Changes the password. All other sessions end, and this one gets a new cookie.',
      who: 'account',
      forBanned: true,
      body: passwordChangeSchema,
      refusals: ['wrongPassword', 'badPassword', 'tooManyAttempts'],
      async handle({ visitor, body, request, reply }) {
        const password = acceptPassword(body.password, visitor.name);
        await confirmPassword(people, visitor, body.current, request.ip);
        await store.accounts.change(visitor.account.id, { passwordHash: await people.passwords.hash(password) });
        // This session, too: a stolen cookie must stop working.
        await endSessions(people, visitor.account.id);
        await openSession(people, request, reply, visitor.person);
      },
    }),
  ];
}

/** A name is only known to be free once it is taken. */
async function refuseTaken<Result>(change: Promise<Result>): Promise<Result> {
  return change.catch((error: unknown) => {
    if (error instanceof NameTaken) refuse({ code: 'nameTaken' });
    throw error;
  });
}
