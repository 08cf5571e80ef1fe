// Accounts: make one, change its name, its password and what a client keeps with it.

import {
  accountChangeSchema,
  CALLS,
  credentialsSchema,
  newAccountSchema,
  passwordChangeSchema,
  visitorSchema,
} from '@flagfall/protocol/http';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { NameTaken } from '../../store/errors.ts';
import { confirmPassword } from '../confirm.ts';
import { openSession } from '../cookie.ts';
import { endSessions, enter } from '../enter.ts';
import { acceptName } from '../names.ts';
import { acceptPassword } from '../passwordRules.ts';
import type { People } from '../people.ts';
import { newCodesFor } from '../recovery.ts';
import { newId } from '../secrets.ts';
import { tellVisitor } from '../tellVisitor.ts';

export function accountRoutes(people: People): readonly AnyRoute[] {
  const { store } = people;
  return [
    route({
      ...CALLS.makeAccount,
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
        const entered = await enter(people, { ...account, operator: false, profile: {} }, visitor, request, reply);
        return { visitor: tellVisitor(entered), recoveryCodes };
      },
    }),
    route({
      ...CALLS.changeAccount,
      summary: 'Changes the name of the account, or what a client keeps with it.',
      who: 'account',
      body: accountChangeSchema,
      reply: visitorSchema,
      refusals: ['badName', 'nameTaken'],
      async handle({ visitor, body }) {
        const name = body.name === undefined ? undefined : acceptName(body.name);
        const change = { ...(name === undefined ? {} : { name }), ...(body.profile === undefined ? {} : { profile: body.profile }) };
        await refuseTaken(store.accounts.change(visitor.account.id, change));
        if (name !== undefined) people.changed({ type: 'renamed', account: visitor.account.id, name });
        return tellVisitor({ ...visitor, account: { ...visitor.account, ...change } });
      },
    }),
    route({
      ...CALLS.changePassword,
      summary: 'Changes the password. All other sessions end, and this one gets a new cookie.',
      who: 'account',
      forBanned: true,
      body: passwordChangeSchema,
      refusals: ['wrongPassword', 'badPassword', 'tooManyAttempts'],
      async handle({ visitor, body, request, reply }) {
        const password = acceptPassword(body.password, visitor.name);
        await confirmPassword(people, visitor, body.current, request.ip);
        await store.accounts.change(visitor.account.id, { passwordHash: await people.passwords.hash(password) });
        // This one too: whoever has stolen its cookie must not stay.
        await endSessions(people, visitor.account.id);
        await openSession(people, request, reply, visitor.person);
      },
    }),
  ];
}

/** Whether a name is free is only known when it is taken. */
async function refuseTaken<Result>(change: Promise<Result>): Promise<Result> {
  return change.catch((error: unknown) => {
    if (error instanceof NameTaken) refuse({ code: 'nameTaken' });
    throw error;
  });
}
