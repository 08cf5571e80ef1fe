// Passkeys over HTTP: add one, list and remove them, log in with one.

import {
  anything,
  CALLS,
  idParams,
  newPasskeySchema,
  passkeyLogInSchema,
  passkeySchema,
  passkeysSchema,
  passwordSchema,
  visitorSchema,
} from '@flagfall/protocol/http';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { addressKey } from '../../http/address.ts';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { confirmPassword } from '../confirm.ts';
import { enter } from '../enter.ts';
import { accountByKey, askForKey, askForLogIn, readNewKey } from '../passkeys.ts';
import type { People } from '../people.ts';
import { tellVisitor } from '../tellVisitor.ts';

const KEYS_MAX = 20;

export function passkeyRoutes(people: People): readonly AnyRoute[] {
  const { credentials } = people.store;
  return [
    route({
      ...CALLS.passkeyOptions,
      summary: 'Begins to add a passkey: what a browser needs to make one.',
      who: 'account',
      body: passwordSchema,
      reply: anything,
      refusals: ['wrongPassword', 'tooManyAttempts', 'passkeysUnavailable', 'tooMany'],
      async handle({ visitor, body, request }) {
        await confirmPassword(people, visitor, body.password, request.ip);
        if ((await credentials.passkeysOf(visitor.account.id)).length >= KEYS_MAX) refuse({ code: 'tooMany', most: KEYS_MAX });
        return askForKey(people, request, visitor.account);
      },
    }),
    route({
      ...CALLS.addPasskey,
      summary: 'Adds the passkey that a browser made.',
      who: 'account',
      body: newPasskeySchema,
      reply: passkeySchema,
      refusals: ['badPasskey', 'passkeysUnavailable'],
      async handle({ visitor, body, request }) {
        const response = body.response as RegistrationResponseJSON;
        const key = await readNewKey(people, request, visitor.account.id, response, body.label);
        if ((await credentials.findPasskey(key.id)) !== undefined) refuse({ code: 'badPasskey' });
        await credentials.addPasskey(key);
        return key;
      },
    }),
    route({
      ...CALLS.passkeys,
      summary: 'Lists the passkeys of the account.',
      who: 'account',
      forBanned: true,
      reply: passkeysSchema,
      refusals: [],
      handle: async ({ visitor }) => ({ passkeys: await credentials.passkeysOf(visitor.account.id) }),
    }),
    route({
      ...CALLS.removePasskey,
      summary: 'Removes a passkey.',
      who: 'account',
      forBanned: true,
      params: idParams,
      refusals: ['notFound'],
      async handle({ visitor, params }) {
        if (!(await credentials.removePasskey(visitor.account.id, params.id))) refuse({ code: 'notFound' });
      },
    }),
    route({
      ...CALLS.passkeyLogInOptions,
      summary: 'Begins to log in with a passkey: what a browser needs to find one.',
      who: 'anybody',
      forBanned: true,
      reply: anything,
      refusals: ['passkeysUnavailable', 'notForBots'],
      handle: async ({ request }) => askForLogIn(people, request),
    }),
    route({
      ...CALLS.logInByPasskey,
      summary: 'Logs in with a passkey. The session before it ends; a guest goes on as the account.',
      who: 'anybody',
      forBanned: true,
      body: passkeyLogInSchema,
      reply: visitorSchema,
      refusals: ['badPasskey', 'passkeysUnavailable', 'tooManyAttempts', 'notForBots'],
      async handle({ visitor, body, request, reply }) {
        // No name is in it, so the id of the key counts as one.
        const attempt = people.attempts.begin(`passkey ${body.response.id.slice(0, 100)}`, addressKey(request.ip), people.now());
        const account = await accountByKey(people, request, body.response as AuthenticationResponseJSON);
        attempt.succeeded();
        return tellVisitor(await enter(people, account, visitor, request, reply));
      },
    }),
  ];
}
