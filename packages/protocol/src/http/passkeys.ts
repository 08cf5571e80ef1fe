/** Passkeys over HTTP: what a browser sends, and the list of them. */

import * as v from 'valibot';
import { maybe } from '../schemas.ts';
import { label, time } from './schemas.ts';

const bytes = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*$/));

/** The browser's answer; the WebAuthn library checks its content. */
/* @__NO_SIDE_EFFECTS__ */
function responseWith<Inner extends v.ObjectEntries>(inner: Inner) {
  return v.object({
    id: bytes,
    rawId: bytes,
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
    response: v.object({ clientDataJSON: bytes, ...inner }),
  });
}
const newKey = responseWith({
  attestationObject: bytes,
  transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
});
const knownKey = responseWith({ authenticatorData: bytes, signature: bytes, userHandle: v.optional(v.nullable(bytes)) });

export const newPasskeySchema = v.strictObject({ label, response: newKey });
export const passkeyLogInSchema = v.strictObject({ response: knownKey });

export const passkeySchema = v.object({ id: v.string(), label: v.string(), createdAt: time, usedAt: maybe(time) });
export const passkeysSchema = v.object({ passkeys: v.array(passkeySchema) });
