/** Visitors, accounts and sessions over HTTP. */

import * as v from 'valibot';
import { maybe } from '../schemas.ts';
import { opaqueJson, text, time } from './schemas.ts';

/** Long enough for any acceptable name or password; longer ones are refused unread. */
const name = text(0, 100);
const password = v.pipe(v.string(), v.maxLength(1000));

export const credentialsSchema = v.strictObject({ name, password });
/** Actions that ask for the password again. */
export const passwordSchema = v.strictObject({ password });
export const passwordChangeSchema = v.strictObject({ current: password, password });
export const recoverySchema = v.strictObject({ name, code: v.pipe(v.string(), v.maxLength(100)), password });

const PROFILE_CHARACTERS_MAX = 8000;
const profile = v.pipe(
  opaqueJson,
  v.check((given) => JSON.stringify(given).length <= PROFILE_CHARACTERS_MAX),
);
export const accountChangeSchema = v.strictObject({ name: maybe(name), profile: maybe(profile) });

export const sanctionSchema = v.object({ type: v.picklist(['ban', 'silence']), reason: v.string(), until: maybe(time) });

export const visitorSchema = v.object({
  type: v.picklist(['guest', 'account']),
  id: v.string(),
  name: v.string(),
  bot: v.boolean(),
  operator: v.boolean(),
  /** The scopes of the token that was used. */
  scopes: maybe(v.array(v.string())),
  sanctions: v.array(sanctionSchema),
  /** Preferences that a client keeps with an account: language, look, sounds. */
  profile: maybe(opaqueJson),
});
/** What visitors are told about themselves. */
export type VisitorInfo = v.InferOutput<typeof visitorSchema>;

export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });
export const newAccountSchema = v.object({ visitor: visitorSchema, ...recoveryCodesSchema.entries });

const session = v.object({ id: v.string(), label: v.string(), createdAt: time, seenAt: time, expiresAt: time, current: v.boolean() });
export const sessionsSchema = v.object({ sessions: v.array(session) });
