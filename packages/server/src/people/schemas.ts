// The shapes that routes about people share.

import * as v from 'valibot';
import type { Visitor } from './visitor.ts';

/** Text without control characters: PostgreSQL stores no NUL, and a terminal that shows the rest would obey it. */
export function text(least: number, most: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
}

/** Long enough for any name or password that could be accepted; what is longer is not even looked at. */
export const wantedName = text(0, 100);
export const wantedPassword = v.pipe(v.string(), v.maxLength(1000));
export const label = text(1, 60);
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
export const time = v.pipe(v.number(), v.integer());

export const sanctionShape = v.object({ type: v.picklist(['ban', 'silence']), reason: v.string(), until: v.optional(time) });

export const visitorShape = v.object({
  type: v.picklist(['guest', 'account']),
  id: v.string(),
  name: v.string(),
  bot: v.boolean(),
  operator: v.boolean(),
  /** The scopes of the token that was used. */
  scopes: v.optional(v.array(v.string())),
  sanctions: v.array(sanctionShape),
  /** What a client keeps with an account: language, look, sounds. */
  profile: v.optional(v.record(v.string(), v.unknown())),
});

/** How visitors are told about themselves. */
export function tellVisitor(visitor: Visitor): v.InferOutput<typeof visitorShape> {
  const sanctions = visitor.sanctions.map(({ type, reason, until }) => ({ type, reason, ...(until === undefined ? {} : { until }) }));
  if (visitor.type === 'guest') {
    const id = visitor.person.type === 'guest' ? visitor.person.guest : '';
    return { type: 'guest', id, name: visitor.name, bot: false, operator: false, sanctions };
  }
  const { id, name, bot, operator, profile } = visitor.account;
  const scopes = visitor.type === 'token' ? { scopes: [...visitor.token.scopes] } : {};
  return { type: 'account', id, name, bot, operator, sanctions, profile: profile as Record<string, unknown>, ...scopes };
}
