// Passkeys over HTTP: add one, list and remove them, log in with one.

import {
  ENDPOINTS,
  idParams,
  newPasskeySchema,
  opaqueJson,
  passkeyLogInSchema,
  passkeySchema,
  passkeysSchema,
  passwordSchema,
  visitorSchema,
} from '@flagfall/protocol/http';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { rateLimitKey } from '../../http/address.ts';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { authenticationOptions, registrationOptions, verifyAuthentication, verifyRegistration } from '../passkeys/passkeys.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { signIn } from '../signIn.ts';
import { visitorInfo } from '../visitorInfo.ts';

const KEYS_MAX = 20;

export function passkeyRoutes(people: PeopleContext): readonly AnyRoute[] {
  const { credentials } = people.store;
  return [
    route({
      ...ENDPOINTS.passkeyOptions,
      summary: 'Begins to add a passkey: what a browser needs to make one.',
      who: 'account',
      body: passwordSchema,
      reply: opaqueJson,
      refusals: ['wrongPassword', 'tooManyAttempts', 'passkeysUnavailable', 'tooMany'],
      async handle({ visitor, body, request }) {
        await confirmPassword(people, visitor, body.password, request.ip);
        if ((await credentials.passkeysOf(visitor.account.id)).length >= KEYS_MAX) refuse({ code: 'tooMany', most: KEYS_MAX });
        return registrationOptions(people, request, visitor.account);
      },
    }),
    route({
      ...ENDPOINTS.addPasskey,
      summary: 'Adds the passkey that a browser made.',
      who: 'account',
      body: newPasskeySchema,
      reply: passkeySchema,
      refusals: ['badPasskey', 'passkeysUnavailable'],
      async handle({ visitor, body, request }) {
        const response = body.response as RegistrationResponseJSON;
        const key = await verifyRegistration(people, request, visitor.account.id, response, body.label);
        if ((await credentials.findPasskey(key.id)) !== undefined) refuse({ code: 'badPasskey' });
        await credentials.addPasskey(key);
        return key;
      },
    }),
    route({
      ...ENDPOINTS.passkeys,
      summary: 'Lists the passkeys of the account.',
      who: 'account',
      forBanned: true,
      reply: passkeysSchema,
      refusals: [],
      handle: async ({ visitor }) => ({ passkeys: await credentials.passkeysOf(visitor.account.id) }),
    }),
    route({
      ...ENDPOINTS.removePasskey,
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
      ...ENDPOINTS.passkeyLogInOptions,
      summary: 'Begins to log in with a passkey: what a browser needs to find one.',
      who: 'anybody',
      forBanned: true,
      reply: opaqueJson,
      refusals: ['passkeysUnavailable', 'notForBots'],
      handle: async ({ request }) => authenticationOptions(people, request),
    }),
    route({
      ...ENDPOINTS.logInByPasskey,
      summary: 'Logs in with a passkey. The session before it ends; a guest goes on as the account.',
      who: 'anybody',
      forBanned: true,
      body: passkeyLogInSchema,
      reply: visitorSchema,
      refusals: ['badPasskey', 'passkeysUnavailable', 'tooManyAttempts', 'notForBots'],
      async handle({ visitor, body, request, reply }) {
        // It contains no name, so the id of the key is counted instead.
        const attempt = people.throttle.begin(`passkey ${body.response.id.slice(0, 100)}`, rateLimitKey(request.ip), people.now());
        const account = await verifyAuthentication(people, request, body.response as AuthenticationResponseJSON);
        attempt.succeeded();
        return visitorInfo(await signIn(people, account, visitor, request, reply));
      },
    }),
  ];
}
