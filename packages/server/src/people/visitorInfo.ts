// How visitors are told about themselves.

import type { VisitorInfo } from '@flagfall/protocol/http';
import type { Visitor } from './visitor.ts';

export function visitorInfo(visitor: Visitor): VisitorInfo {
  const sanctions = visitor.sanctions.map(({ type, reason, until }) => ({ type, reason, ...(until === undefined ? {} : { until }) }));
  if (visitor.type === 'guest') {
    const id = visitor.person.type === 'guest' ? visitor.person.guest : '';
    return { type: 'guest', id, name: visitor.name, bot: false, operator: false, sanctions };
  }
  const { id, name, bot, operator, profile } = visitor.account;
  const scopes = visitor.type === 'token' ? { scopes: [...visitor.token.scopes] } : {};
  return { type: 'account', id, name, bot, operator, sanctions, profile: profile as Record<string, unknown>, ...scopes };
}
