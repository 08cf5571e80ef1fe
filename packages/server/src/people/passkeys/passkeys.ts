// Passkeys: a key that a device keeps and that works for this site alone. The server holds the public half.

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../http/refused.ts';
import type { StoredAccount } from '../../store/people/accounts.ts';
import type { NewPasskey } from '../../store/people/credentials.ts';
import type { PeopleContext } from '../peopleContext.ts';

/** What a key is bound to. Browsers require HTTPS and a name, except on the machine itself. */
interface Site {
  readonly origin: string;
  readonly rpID: string;
}

function siteOf({ config }: PeopleContext, request: FastifyRequest): Site {
  const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`;
  const url = URL.parse(origin);
  const isLocal = url?.hostname === 'localhost';
  const isNamed = config.publicOrigin !== undefined && url?.protocol === 'https:' && /[a-z]/i.test(url.hostname.split('.').at(-1) ?? '');
  if (url === null || !(isLocal || isNamed)) refuse({ code: 'passkeysUnavailable' });
  return { origin, rpID: url.hostname };
}

/** EdDSA, ES256, RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];

const ADD = 'add a passkey to ';
const LOG_IN = 'log in';

/** What a browser needs to make a key for an account. */
export async function registrationOptions(
  people: PeopleContext,
  request: FastifyRequest,
  account: StoredAccount,
): Promise<Readonly<Record<string, unknown>>> {
  const { rpID } = siteOf(people, request);
  const keys = await people.store.credentials.passkeysOf(account.id);
  const options = await generateRegistrationOptions({
    rpName: 'Flagfall',
    rpID,
    userName: account.name,
    userDisplayName: account.name,
    userID: new Uint8Array(Buffer.from(account.id)),
    challenge: people.challenges.make(ADD + account.id, people.now()),
    excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { ...options };
}

/** The key that a browser made, or a refusal. */
export async function verifyRegistration(
  people: PeopleContext,
  request: FastifyRequest,
  account: string,
  response: RegistrationResponseJSON,
  label: string,
): Promise<NewPasskey> {
  const { origin, rpID } = siteOf(people, request);
  const now = people.now();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => people.challenges.accept(challenge, ADD + account, now),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refusePasskey);
  if (!checked.verified) refuse({ code: 'badPasskey' });
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return { id, account, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, label, createdAt: now };
}

/** What a browser needs to log in with any key it has for this site; it tells nothing about accounts. */
export async function authenticationOptions(people: PeopleContext, request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const { rpID } = siteOf(people, request);
  const challenge = people.challenges.make(LOG_IN, people.now());
  return { ...(await generateAuthenticationOptions({ rpID, challenge, userVerification: 'preferred' })) };
}

/** The account that a key opens, or a refusal: the same for unknown keys and for wrong answers. */
export async function verifyAuthentication(
  people: PeopleContext,
  request: FastifyRequest,
  response: AuthenticationResponseJSON,
): Promise<StoredAccount> {
  const { origin, rpID } = siteOf(people, request);
  const { credentials, accounts } = people.store;
  const key = await credentials.findPasskey(response.id);
  if (key === undefined) refuse({ code: 'badPasskey' });
  const now = people.now();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => people.challenges.accept(challenge, LOG_IN, now),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')), counter: key.counter },
    requireUserVerification: false,
  }).catch(refusePasskey);
  const isFresh = checked.verified && (await credentials.notePasskeyUse(key.id, checked.authenticationInfo.newCounter, now));
  const account = isFresh ? await accounts.find(key.account) : undefined;
  return account ?? refuse({ code: 'badPasskey' });
}

/** The library throws when an answer is wrong. */
function refusePasskey(): never {
  refuse({ code: 'badPasskey' });
}
