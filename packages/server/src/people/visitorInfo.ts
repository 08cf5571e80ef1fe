// How visitors see themselves, and how others see them.

import type { VisitorInfo } from '@flagfall/protocol/http';
import { defined } from '../defined.ts';
import type { LobbyPlayer } from '../lobby/gameSetup.ts';
import type { Visitor } from './visitor.ts';

export function visitorInfo(visitor: Visitor): VisitorInfo {
  const sanctions = visitor.sanctions.map(({ type, reason, until }) => ({ type, reason, ...defined({ until }) }));
  if (visitor.type === 'guest') {
    const id = visitor.person.type === 'guest' ? visitor.person.guest : '';
    return { type: 'guest', id, name: visitor.name, bot: false, operator: false, sanctions };
  }
  const { id, name, bot, operator, profile } = visitor.account;
  const scopes = visitor.type === 'token' ? { scopes: [...visitor.token.scopes] } : {};
  return { type: 'account', id, name, bot, operator, sanctions, profile: profile as Record<string, unknown>, ...scopes };
}

/** A visitor as others at a table or in the lobby see them. */
export function playerOf(visitor: Visitor): LobbyPlayer {
  const { person, name } = visitor;
  return { person, name, bot: visitor.type !== 'guest' && visitor.account.bot };
}
